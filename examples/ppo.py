"""PPO by self-play in one file: a small network learns Hermagor from nothing in ten minutes on two cores.

    pip install "comptoir[train]"            (torch; the processor's build is enough)
    python examples/ppo.py --minutes 10 --out runs/ppo
    comptoir arena hermagor --players 3 --code runs/ppo/bot.py --bots Trained,greedy,random --games 900

One network plays all seats: observations are relative to the seat that is asked.  Many games are played at once
(`comptoir.envs.vector`); when one ends, each seat's decisions in it become a trajectory.  Its return is the seat's
final score less a part of the others' scores.  The reward of a decision is the change of this difference up to the
seat's next decision, so that the credit of a good move comes soon and not hundreds of decisions later.
`docs/environments.md` explains it, `docs/measurements/ppo.md` has the results.
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
from comptoir.envs.env_table import EnvTable
from comptoir.envs.layout import Layout

GAMES = 256  # played at once
STEPS = 64  # of all games between two updates
EPOCHS = 2
MINIBATCH = 512
LEARNING_RATE = 5e-4  # falls to a twentieth
CLIP = 0.2
LAMBDA = 0.85
ENTROPY_COEFFICIENT = 0.01
VALUE_COEFFICIENT = 0.5
HIDDEN = 256
REWARD_POINTS = 100.0  # points that are a reward of 1
OTHERS_WEIGHT = 0.5  # of the mean score of the others, subtracted from the own score
EVALUATION_INTERVAL = 120.0  # seconds of training between two evaluations
EVALUATION_GAMES = 60


class Policy(nn.Module):
    """Two layers, then a logit for every action and a value."""

    def __init__(self, inputs: int, num_actions: int) -> None:
        super().__init__()
        self.first = nn.Linear(inputs, HIDDEN)
        self.second = nn.Linear(HIDDEN, HIDDEN)
        self.logits = nn.Linear(HIDDEN, num_actions)
        self.value = nn.Linear(HIDDEN, 1)
        nn.init.orthogonal_(self.logits.weight, 0.01)
        nn.init.orthogonal_(self.value.weight, 1.0)

    def forward(self, observations: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Logits, masked, and values; the logarithm brings counts and flags to a similar range."""
        x = observations.float()
        x = torch.sign(x) * torch.log1p(torch.abs(x))
        x = torch.relu(self.first(x))
        x = torch.relu(self.second(x))
        return self.logits(x).masked_fill(~masks, -1e9), self.value(x).squeeze(-1)


def returns_of(scores: np.ndarray) -> np.ndarray:
    """The return of each seat of a finished game: its score less a part of the others' mean."""
    others = (scores.sum() - scores) / (len(scores) - 1)
    returns: np.ndarray = (scores - OTHERS_WEIGHT * others) / REWARD_POINTS
    return returns


def standing_weights(layout: Layout) -> np.ndarray:
    """The same as weights of the observation: their product is the present difference of the observer.

    Scores are part of the observation, two numbers each (eights and rest); Hermagor has money and other points apart.
    """
    weights = np.zeros(layout.size, np.float32)
    for seat, name in enumerate(["me", *[f"left_{n}" for n in range(1, layout.players)]]):
        share = 1.0 if seat == 0 else -OTHERS_WEIGHT / (layout.players - 1)
        for part in ("score",) if f"{name}.score" in layout.slices else ("money", "points"):
            weights[layout.slices[f"{name}.{part}"]] = np.array([8.0, 1.0]) * share / REWARD_POINTS
    return weights


class Trajectories:
    """The decisions of every game under way, row by row, and those of finished games, ready for training."""

    def __init__(self, games: int) -> None:
        self.open: list[list[tuple[int, np.ndarray, np.ndarray, int, float, float, float]]] = [[] for _ in range(games)]
        self.ready: list[tuple[np.ndarray, np.ndarray, int, float, float, float]] = []

    def close(self, row: int, returns: list[float]) -> None:
        """Compute the generalised advantages of a finished game, seat by seat, back from its end.

        The reward of a decision is the change of the seat's standing up to its next decision, or to the end.  These
        rewards sum up to the return, so the optimal policy is the same as with one reward at the end.
        """
        for seat, next_standing in enumerate(returns):
            advantage, next_value = 0.0, 0.0
            for asked, observation, mask, action, log_prob, value, standing in reversed(self.open[row]):
                if asked == seat:
                    advantage = next_standing - standing + next_value - value + LAMBDA * advantage
                    next_value, next_standing = value, standing
                    self.ready.append((observation, mask, action, log_prob, advantage, advantage + value))
        self.open[row] = []


def collect(games: vector.VectorGames, policy: Policy, trajectories: Trajectories, weights: np.ndarray) -> int:
    """Play STEPS decisions in all games; return the number of games that ended."""
    ended = 0
    for _ in range(STEPS):
        observations, masks, seats = games.observations.copy(), games.masks.astype(bool), games.seats.tolist()
        standings = (observations @ weights).tolist()
        with torch.no_grad():
            logits, values = policy(torch.from_numpy(observations), torch.from_numpy(masks))
            log_probs = torch.log_softmax(logits, -1)
            actions = torch.multinomial(log_probs.exp(), 1).squeeze(-1)
            taken = log_probs.gather(-1, actions.unsqueeze(-1)).squeeze(-1)
        chosen = actions.tolist()
        decisions = zip(seats, observations, masks, chosen, taken.tolist(), values.tolist(), standings, strict=True)
        for row, decision in enumerate(decisions):
            trajectories.open[row].append(decision)
        games.step(chosen)
        for row in np.flatnonzero(games.terminated).tolist():
            trajectories.close(row, returns_of(games.scores[row]).tolist())
            ended += 1
    return ended


def update(policy: Policy, optimizer: torch.optim.Optimizer, trajectories: Trajectories) -> dict[str, float]:
    """Optimise PPO's clipped objective on the trajectories that are ready."""
    observations, masks, actions, log_probs, advantages, returns = zip(*trajectories.ready, strict=True)
    trajectories.ready = []
    data = [torch.from_numpy(np.stack(part)) for part in (observations, masks)]
    data += [
        torch.tensor(actions),
        *[torch.tensor(part, dtype=torch.float32) for part in (log_probs, advantages, returns)],
    ]
    statistics = {"entropy": 0.0, "value": 0.0, "decisions": float(len(actions))}
    updates = 0
    for _ in range(EPOCHS):
        for at in torch.randperm(len(actions)).split(MINIBATCH):
            observation, mask, action, old_log_prob, advantage, target = (part[at] for part in data)
            logits, value = policy(observation, mask)
            log_prob = torch.log_softmax(logits, -1)
            ratio = (log_prob.gather(-1, action.unsqueeze(-1)).squeeze(-1) - old_log_prob).exp()
            advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
            objective = torch.min(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
            entropy = -(log_prob.exp() * log_prob.clamp(min=-50)).sum(-1).mean()
            value_loss = (value - target).pow(2).mean()
            loss = -objective + VALUE_COEFFICIENT * value_loss - ENTROPY_COEFFICIENT * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()
            statistics["entropy"] += entropy.item()
            statistics["value"] += value_loss.item()
            updates += 1
    return {key: value / updates if key != "decisions" else value for key, value in statistics.items()}


def evaluate(policy: Policy, table: EnvTable, opponent: str, first_seed: int) -> tuple[float, float]:
    """The policy's share of victories and its mean lead against bots of one kind, seats by turns."""
    shares, leads = 0.0, 0.0
    for number in range(EVALUATION_GAMES):
        seat, seed = number % table.players, first_seed + number
        others = [p for p in range(table.players) if p != seat]
        bots = SeatedBots(table.game, dict.fromkeys(others, opponent), seed)
        state = table.new_game(seed)
        while not state.over:
            asked = int(state.seat)
            if asked != seat:
                state.choose(bots.choose(state, asked))
                continue
            observation, mask = table.observation(state, seat), table.mask(state, seat).astype(bool)
            with torch.no_grad():
                logits, _ = policy(torch.from_numpy(observation[None]), torch.from_numpy(mask[None]))
            state.choose(table.action_index.action(int(logits.argmax())))
        places = state.ranking()
        shares += (places[seat] == 1) / places.count(1)
        leads += state.score(seat) - max(state.score(p) for p in others)
    return shares / EVALUATION_GAMES, leads / EVALUATION_GAMES


BOT = '''"""Written by examples/ppo.py: plays the most probable action of the network; needs numpy, not torch."""

import numpy as np

from comptoir.bots import Bot
from comptoir.envs.env_table import EnvTable

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
            self.table = EnvTable(world.require_game().name, int(world.players), {{}})
        x = self.table.observation(world, seat).astype(np.float32)
        x = np.sign(x) * np.log1p(np.abs(x))
        x = np.maximum(self.net["first.weight"] @ x + self.net["first.bias"], 0)
        x = np.maximum(self.net["second.weight"] @ x + self.net["second.bias"], 0)
        logits = self.net["logits.weight"] @ x + self.net["logits.bias"]
        menu = self.table.action_index.menu(world, seat)
        return int(self.table.action_index.action(max(menu, key=lambda index: logits[index])))
'''


def save(policy: Policy, out: Path) -> None:
    """Write the weights, and a bot that plays with them."""
    np.savez(out / "weights.npz", **{name: tensor.numpy() for name, tensor in policy.state_dict().items()})
    (out / "bot.py").write_text(BOT.format(weights=str((out / "weights.npz").resolve())), encoding="utf-8")


def main() -> None:
    """Train, evaluate every now and then, and save."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="hermagor")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("runs/ppo"))
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(args.threads)
    torch.manual_seed(args.seed)
    games = vector.make(args.game, GAMES, args.players, seed=args.seed)
    table = EnvTable(args.game, args.players, {})
    policy = Policy(games.layout.size, games.num_actions)
    optimizer = torch.optim.Adam(policy.parameters(), LEARNING_RATE, eps=1e-5)
    trajectories = Trajectories(GAMES)
    weights = standing_weights(games.layout)
    log = (args.out / "log.jsonl").open("w", encoding="utf-8")
    print(f"{args.game}, compiled: {comptoir.compiled()}, {sum(p.numel() for p in policy.parameters()):,} weights")
    spent = next_evaluation = 0.0  # seconds of training; evaluations do not count
    decisions = played = 0
    while True:
        if spent >= next_evaluation or spent >= 60 * args.minutes:
            results = {opponent: evaluate(policy, table, opponent, 10**6) for opponent in ("random", "greedy")}
            line = {"seconds": round(spent, 1), "decisions": decisions, "games": played}
            line |= {
                f"{name}_{what}": round(n, 3)
                for name, two in results.items()
                for what, n in zip(("share", "lead"), two, strict=True)
            }
            print(line, flush=True)
            log.write(json.dumps(line) + "\n")
            log.flush()
            save(policy, args.out)
            next_evaluation += EVALUATION_INTERVAL
            if spent >= 60 * args.minutes:
                return
        start = time.perf_counter()
        for group in optimizer.param_groups:
            group["lr"] = LEARNING_RATE * max(0.05, 1 - spent / (60 * args.minutes))
        played += collect(games, policy, trajectories, weights)
        if len(trajectories.ready) >= 2 * MINIBATCH:
            decisions += int(update(policy, optimizer, trajectories)["decisions"])
        spent += time.perf_counter() - start


if __name__ == "__main__":
    main()
