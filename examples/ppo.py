"""PPO by self-play in one file: a small network learns Hermagor from nothing in ten minutes on two cores.

    pip install "comptoir[train]"            (torch; the processor's build is enough)
    python examples/ppo.py --minutes 10 --out runs/ppo
    comptoir arena hermagor --players 3 --code runs/ppo/bot.py --bots Trained,greedy,random --games 900

One network plays all seats: features are told from the seat that is asked, so it needs to know no seat.  Many games go
on at once (`comptoir.envs.vector`); when one ends, each seat's decisions in it become a trajectory.  Its reward is what
the seat made of the game in the end; it is paid in parts, as the score goes up and down from one decision to the next,
so that good moves are known by their fruits soon and not only hundreds of decisions later.  `docs/envs-training.md`
tells what came of it.
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

import comptoir
from comptoir.bots import SeatedBots
from comptoir.envs import vector
from comptoir.envs.env_table import Table
from comptoir.envs.layout import Layout

GAMES = 256  # at once
STEPS = 64  # of all games between two rounds of learning
EPOCHS = 2
MINIBATCH = 512
RATE = 5e-4  # falls to a twentieth
CLIP = 0.2
LAMBDA = 0.85
ENTROPY = 0.01
VALUE = 0.5
HIDDEN = 256
POINTS = 100.0  # so many points are a reward of 1
OTHERS = 0.5  # so much of the mean score of the others is taken off one's own
EVERY = 120.0  # seconds between two looks at how strong it is
TRIALS = 60  # games a look


class Policy(nn.Module):
    """Two layers, then a logit for every word and a value."""

    def __init__(self, inputs: int, words: int) -> None:
        super().__init__()
        self.first = nn.Linear(inputs, HIDDEN)
        self.second = nn.Linear(HIDDEN, HIDDEN)
        self.words = nn.Linear(HIDDEN, words)
        self.value = nn.Linear(HIDDEN, 1)
        nn.init.orthogonal_(self.words.weight, 0.01)
        nn.init.orthogonal_(self.value.weight, 1.0)

    def forward(self, seen: torch.Tensor, menu: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Features are squeezed, so that counts and flags are of one size; what is not on the menu is impossible."""
        x = seen.float()
        x = torch.sign(x) * torch.log1p(torch.abs(x))
        x = torch.relu(self.first(x))
        x = torch.relu(self.second(x))
        return self.words(x).masked_fill(~menu, -1e9), self.value(x).squeeze(-1)


def worth(scores: np.ndarray) -> np.ndarray:
    """What a finished game is worth to each seat: its score, less a part of what the others made."""
    others = (scores.sum() - scores) / (len(scores) - 1)
    return (scores - OTHERS * others) / POINTS


def weigh(layout: Layout) -> np.ndarray:
    """The same as a weight for every feature: an observation times these is how the seat that looks stands just now.

    Scores are features, two numbers each (eights and rest); in Hermagor money and the other points are told apart.
    """
    found = np.zeros(layout.size, np.float32)
    for seat, name in enumerate(["me", *[f"left_{n}" for n in range(1, layout.players)]]):
        share = 1.0 if seat == 0 else -OTHERS / (layout.players - 1)
        for part in ("score",) if f"{name}.score" in layout.slices else ("money", "points"):
            found[layout.slices[f"{name}.{part}"]] = np.array([8.0, 1.0]) * share / POINTS
    return found


class Trajectories:
    """The decisions of every game under way, row by row, and those of games that have ended, ready to learn from."""

    def __init__(self, games: int) -> None:
        self.open: list[list[tuple[int, np.ndarray, np.ndarray, int, float, float, float]]] = [[] for _ in range(games)]
        self.ready: list[tuple[np.ndarray, np.ndarray, int, float, float, float]] = []

    def close(self, row: int, worths: list[float]) -> None:
        """A game has ended: generalised advantages, seat by seat, back from its end.

        The reward of a decision is how much better the seat stands at its next one, or at the end.  These differences
        add up to where it ends, so what is best in the long run stays best.
        """
        for seat, stood in enumerate(worths):
            advantage, after = 0.0, 0.0
            for who, seen, menu, action, chance, value, stands in reversed(self.open[row]):
                if who == seat:
                    advantage = stood - stands + after - value + LAMBDA * advantage
                    after, stood = value, stands
                    self.ready.append((seen, menu, action, chance, advantage, advantage + value))
        self.open[row] = []


def collect(games: vector.VectorGames, policy: Policy, found: Trajectories, weights: np.ndarray) -> int:
    """Play on in all games; the number of games that ended."""
    ended = 0
    for _ in range(STEPS):
        seen, menus, seats = games.observations.copy(), games.masks.astype(bool), games.seats.tolist()
        stand = (seen @ weights).tolist()
        with torch.no_grad():
            logits, values = policy(torch.from_numpy(seen), torch.from_numpy(menus))
            chances = torch.log_softmax(logits, -1)
            actions = torch.multinomial(chances.exp(), 1).squeeze(-1)
            taken = chances.gather(-1, actions.unsqueeze(-1)).squeeze(-1)
        chosen = actions.tolist()
        decided = zip(seats, seen, menus, chosen, taken.tolist(), values.tolist(), stand, strict=True)
        for row, decision in enumerate(decided):
            found.open[row].append(decision)
        games.step(chosen)
        for row in np.flatnonzero(games.ended):
            found.close(int(row), worth(games.scores[row]).tolist())
            ended += 1
    return ended


def learn(policy: Policy, optimizer: torch.optim.Optimizer, found: Trajectories) -> dict[str, float]:
    """PPO's clipped objective on what is ready."""
    seen, menus, actions, chances, advantages, returns = zip(*found.ready, strict=True)
    found.ready = []
    data = [torch.from_numpy(np.stack(part)) for part in (seen, menus)]
    data += [
        torch.tensor(actions),
        *[torch.tensor(part, dtype=torch.float32) for part in (chances, advantages, returns)],
    ]
    told = {"entropy": 0.0, "value": 0.0, "decisions": float(len(actions))}
    rounds = 0
    for _ in range(EPOCHS):
        for at in torch.randperm(len(actions)).split(MINIBATCH):
            s, m, a, old, advantage, aim = (part[at] for part in data)
            logits, value = policy(s, m)
            logs = torch.log_softmax(logits, -1)
            ratio = (logs.gather(-1, a.unsqueeze(-1)).squeeze(-1) - old).exp()
            advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
            gain = torch.min(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
            entropy = -(logs.exp() * logs.clamp(min=-50)).sum(-1).mean()
            miss = (value - aim).pow(2).mean()
            loss = -gain + VALUE * miss - ENTROPY * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()
            told["entropy"] += entropy.item()
            told["value"] += miss.item()
            rounds += 1
    return {key: value / rounds if key != "decisions" else value for key, value in told.items()}


def look(policy: Policy, table: Table, opponent: str, first_seed: int) -> tuple[float, float]:
    """Its share of victories and its mean lead against two of one kind, seats by turns."""
    shares, leads = 0.0, 0.0
    for number in range(TRIALS):
        seat, seed = number % table.players, first_seed + number
        others = [p for p in range(table.players) if p != seat]
        bots = SeatedBots(table.game, dict.fromkeys(others, opponent), seed)
        state = table.deal(seed)
        while not state.over:
            asked = int(state.seat)
            if asked != seat:
                state.choose(bots.choose(state, asked))
                continue
            seen, menu = table.observation(state, seat), table.mask(state, seat).astype(bool)
            with torch.no_grad():
                logits, _ = policy(torch.from_numpy(seen[None]), torch.from_numpy(menu[None]))
            state.choose(table.lookout.action(int(logits.argmax())))
        places = state.ranking()
        shares += (places[seat] == 1) / places.count(1)
        leads += state.score(seat) - max(state.score(p) for p in others)
    return shares / TRIALS, leads / TRIALS


BOT = '''"""Written by examples/ppo.py: plays what the network thinks best; needs numpy, not torch."""

import numpy as np

from comptoir.bots import Bot
from comptoir.envs.env_table import Table

WEIGHTS = {weights!r}


class Trained(Bot):
    wants_journal = False

    def __init__(self):
        super().__init__()
        self.table = None
        self.net = dict(np.load(WEIGHTS))

    def choose(self, context):
        world, seat = context.world, context.seat
        if self.table is None:
            self.table = Table(world.of_game().name, int(world.players), {{}})
        x = self.table.observation(world, seat).astype(np.float32)
        x = np.sign(x) * np.log1p(np.abs(x))
        x = np.maximum(self.net["first.weight"] @ x + self.net["first.bias"], 0)
        x = np.maximum(self.net["second.weight"] @ x + self.net["second.bias"], 0)
        logits = self.net["words.weight"] @ x + self.net["words.bias"]
        menu = self.table.lookout.menu(world, seat)
        return int(self.table.lookout.action(max(menu, key=lambda index: logits[index])))
'''


def save(policy: Policy, out: Path) -> None:
    np.savez(out / "weights.npz", **{name: tensor.numpy() for name, tensor in policy.state_dict().items()})
    (out / "bot.py").write_text(BOT.format(weights=str((out / "weights.npz").resolve())), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="hermagor")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("runs/ppo"))
    said = parser.parse_args()
    said.out.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(said.threads)
    torch.manual_seed(said.seed)
    games = vector.make(said.game, GAMES, said.players, seed=said.seed)
    table = Table(said.game, said.players, {})
    policy = Policy(games.layout.size, games.words)
    optimizer = torch.optim.Adam(policy.parameters(), RATE, eps=1e-5)
    found = Trajectories(GAMES)
    weights = weigh(games.layout)
    log = (said.out / "log.jsonl").open("w", encoding="utf-8")
    print(f"{said.game}, compiled: {comptoir.compiled()}, {sum(p.numel() for p in policy.parameters()):,} weights")
    spent = looked = 0.0  # seconds of learning; looks at its strength do not count
    decisions = played = 0
    while True:
        if spent >= looked or spent >= 60 * said.minutes:
            strength = {opponent: look(policy, table, opponent, 10**6) for opponent in ("random", "greedy")}
            line = {"seconds": round(spent, 1), "decisions": decisions, "games": played}
            line |= {
                f"{name}_{what}": round(n, 3)
                for name, two in strength.items()
                for what, n in zip(("share", "lead"), two, strict=True)
            }
            print(line, flush=True)
            log.write(json.dumps(line) + "\n")
            log.flush()
            save(policy, said.out)
            looked += EVERY
            if spent >= 60 * said.minutes:
                return
        start = time.perf_counter()
        for group in optimizer.param_groups:
            group["lr"] = RATE * max(0.05, 1 - spent / (60 * said.minutes))
        played += collect(games, policy, found, weights)
        if len(found.ready) >= 2 * MINIBATCH:
            decisions += int(learn(policy, optimizer, found)["decisions"])
        spent += time.perf_counter() - start


if __name__ == "__main__":
    main()
