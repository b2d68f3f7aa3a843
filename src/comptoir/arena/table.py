"""One game of a match, from its deal to its result; the result is plain data.

A result depends on the match and the sitting alone: not on the process, the machine, or the games before it.
"""

import time
from typing import Any

from comptoir.arena.guard import SandboxPool, Fault, SandboxedBot
from comptoir.arena.collectibles import collected
from comptoir.arena.spec import BadMatch, MatchSpec
from comptoir.arena.schedule import SeatAssignment, WorkUnit
from comptoir.arena.simulate import DECISION_LIMIT
from comptoir.bots import SeatedBots
from comptoir.bots.greedy import Greedy

CUSTOM_BOT_DECISION_LIMIT = 10_000  # decisions after which a bot of one's own is taken to go round in circles

Result = dict[str, Any]


def play_unit(match: MatchSpec, unit: WorkUnit) -> list[Result]:
    """Play the games of one unit of work."""
    game = match.table()
    if game.version != match.rules:
        raise BadMatch("arena-other-rules", rules=game.version, expected=match.rules)
    with SandboxPool(match, game) as crew:
        return [play(match, sitting, crew) for sitting in unit.sittings]


def play(match: MatchSpec, sitting: SeatAssignment, crew: SandboxPool) -> Result:
    """Play one game to its end."""
    game = crew.game
    seed = match.deal(sitting.contest, sitting.deal)
    names = {seat: match.bot(sitting.contest, entrant) for seat, entrant in enumerate(sitting.seating)}
    players = SeatedBots(game, names, seed, crew.makers())
    state = game.new(match.players, seed, journal=True, **match.options)
    seconds = [0.0] * match.players
    moves = [0] * match.players
    faults: list[dict[str, Any]] = []
    noted: set[int] = set()

    def note(seat: int, fault: Fault) -> None:
        noted.add(seat)
        decision = int(state.decisions)
        faults.append({"seat": seat, "kind": fault.kind, "decision": decision, "told": fault.told})

    while not state.over:
        seat = state.asked[0]
        start = time.perf_counter()
        try:
            action = players.choose(state, seat)
        except Exception as fault:  # one of our own has failed: greedy plays on for it too
            if isinstance(players.bots[seat], Greedy):
                raise
            note(seat, Fault("crash", f"{type(fault).__name__}: {fault}"))
            players.bots[seat] = Greedy()
            continue
        seconds[seat] += time.perf_counter() - start
        moves[seat] += 1
        somebody = players.bots[seat]
        if isinstance(somebody, SandboxedBot) and somebody.fault is not None and seat not in noted:
            note(seat, somebody.fault)
        state.choose_for(seat, action)
        if state.decisions == CUSTOM_BOT_DECISION_LIMIT:
            for at, guarded in players.bots.items():
                if isinstance(guarded, SandboxedBot) and guarded.fault is None:
                    guarded.retire(Fault("endless"))
                    note(at, Fault("endless"))
        if state.decisions >= DECISION_LIMIT:
            raise BadMatch("arena-stuck", deal=hex(seed))
    scores, places = state.scores(), state.ranking()
    for somebody in players.bots.values():
        if isinstance(somebody, SandboxedBot):
            somebody.over(scores, places)
    return {
        "contest": sitting.contest,
        "number": sitting.number,
        "deal": sitting.deal,
        "seed": hex(seed),
        "seats": list(sitting.seating),
        "places": places,
        "scores": [{part: int(points) for part, points in sheet.items()} for sheet in scores],
        "decisions": int(state.decisions),
        "moves": moves,
        "ended_by": game.ended_by(state),
        "held": collected(game, state),
        "faults": faults,
        "seconds": [round(spent, 6) for spent in seconds],
    }
