"""Plays one game of a match, from its deal to its result, which is plain data.

A result depends on the match and the seat assignment alone: not on the process, the machine, or the games before it.
"""

import time
from typing import Any

from comptoir.arena.collectibles import collectibles_of
from comptoir.arena.schedule import SeatAssignment, WorkUnit
from comptoir.arena.spec import DECISION_LIMIT, BadMatch, MatchSpec
from comptoir.bots import SeatedBots
from comptoir.bots.greedy import Greedy
from comptoir.bots.remote.protocol import BotFault
from comptoir.bots.remote.sandbox import SandboxedBot, SandboxPool

CUSTOM_BOT_DECISION_LIMIT = 10_000  # decisions of a game after which a custom bot is taken to loop forever

Result = dict[str, Any]


def play_unit(match: MatchSpec, unit: WorkUnit) -> list[Result]:
    """Play the games of one unit of work."""
    game = match.load_game()
    if game.version != match.rules_version:
        raise BadMatch("arena-other-rules", rules=game.version, expected=match.rules_version)
    with SandboxPool(game, match.players, match.options, match.box, match.custom_bots, match.limits) as pool:
        return [play_game(match, assignment, pool) for assignment in unit.assignments]


def play_game(match: MatchSpec, assignment: SeatAssignment, pool: SandboxPool) -> Result:
    """Play one game to its end."""
    game = pool.game
    seed = match.deal_seed(assignment.contest, assignment.deal)
    names = {seat: match.bot_of(assignment.contest, entrant) for seat, entrant in enumerate(assignment.seating)}
    seated_bots = SeatedBots(game, names, seed, pool.factories())
    state = game.new(match.players, seed, journal=True, **match.options)
    seconds = [0.0] * match.players
    moves = [0] * match.players
    faults: list[dict[str, Any]] = []
    seats_with_fault: set[int] = set()

    def record_fault(seat: int, fault: BotFault) -> None:
        seats_with_fault.add(seat)
        faults.append({"seat": seat, "kind": fault.kind, "decision": int(state.decisions), "told": fault.detail})

    while not state.over:
        seat = state.asked[0]
        start = time.perf_counter()
        try:
            action = seated_bots.choose(state, seat)
        except Exception as error:  # a built-in bot has failed: greedy plays on for it too
            if isinstance(seated_bots.bots[seat], Greedy):
                raise
            record_fault(seat, BotFault("crash", f"{type(error).__name__}: {error}"))
            seated_bots.bots[seat] = Greedy()
            continue
        seconds[seat] += time.perf_counter() - start
        moves[seat] += 1
        bot = seated_bots.bots[seat]
        if isinstance(bot, SandboxedBot) and bot.fault is not None and seat not in seats_with_fault:
            record_fault(seat, bot.fault)
        state.choose_for(seat, action)
        if state.decisions == CUSTOM_BOT_DECISION_LIMIT:
            for custom_seat, custom_bot in seated_bots.bots.items():
                if isinstance(custom_bot, SandboxedBot) and custom_bot.fault is None:
                    custom_bot.fall_back_to_greedy(BotFault("endless"))
                    record_fault(custom_seat, BotFault("endless"))
        if state.decisions >= DECISION_LIMIT:
            raise BadMatch("arena-stuck", deal=hex(seed))
    scores, places = state.scores(), state.ranking()
    for bot in seated_bots.bots.values():
        if isinstance(bot, SandboxedBot):
            bot.over(scores, places)
    return {
        "contest": assignment.contest,
        "number": assignment.number,
        "deal": assignment.deal,
        "seed": hex(seed),
        "seats": list(assignment.seating),
        "places": places,
        "scores": [{part: int(points) for part, points in sheet.items()} for sheet in scores],
        "decisions": int(state.decisions),
        "moves": moves,
        "ended_by": game.ended_by(state),
        "held": collectibles_of(game, state),
        "faults": faults,
        "seconds": [round(spent, 6) for spent in seconds],
    }
