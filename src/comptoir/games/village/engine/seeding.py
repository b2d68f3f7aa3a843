"""Village: setting up the table, and seeding a round (sections 2, 3 and 16)."""

from mypy_extensions import i64

from comptoir.core.state import NOBODY, step
from comptoir.core.vecs import vec
from comptoir.games.village.engine.components import COLOURS, CUSTOMERS, FARM, PLAGUE, REMOVED, UNBORN
from comptoir.games.village.engine.state import BY_STANDSTILL, NO_TILE, Family, Phase, Village, enter_phase
from comptoir.games.village.engine.terms import (
    BEGIN_TURN,
    END_ROUND,
    GAME_END,
    MASS,
    NOTE_ROUND,
    NOTE_START_PLAYER,
    SEED_ROUND,
)


def lay_out(s: Village) -> None:
    """The pieces as they lie before anything is shuffled (VIL-2.1 to 2.7)."""
    box = s.box
    s.families = []
    for _ in range(s.players):
        me = Family()
        me.coins = box.start_coins  # VIL-2.3
        me.cubes = vec[i64]([0] * COLOURS)
        me.goods = vec[i64]([0] * 6)
        me.members = vec[i64]([0] * (REMOVED + 1))
        me.members[FARM] = box.born  # VIL-2.1
        me.members[UNBORN] = box.unborn
        me.served = []
        s.families.append(me)
    s.spaces = vec[i64]([0] * 35)
    s.green_bag = vec[i64]([0] * (COLOURS + 1))
    s.supply = vec[i64]([box.cubes_of_colour] * COLOURS + [box.plague_cubes])  # VIL-2.7
    s.due = vec[i64]([0] * COLOURS)
    s.stalls = vec[i64]([NO_TILE] * 5)
    s.chronicle_free = box.chronicle[:]  # VIL-2.5: blocked spaces are not counted
    s.graves_free = box.graves
    s.queue = []
    s.pile = []


def set_up(s: Village, start_player: i64) -> None:
    """Shuffle the customers, draw the start player unless one is given, and begin (VIL-2.4, 2.9)."""
    s.start_player = s.roll(s.players) if start_player == NOBODY else start_player
    pile: list[i64] = [tile for tile in range(CUSTOMERS)]
    s.shuffle(pile)
    for stall in range(s.box.stalls):  # VIL-2.4, 10.10: the other stalls stay empty for good
        s.stalls[stall] = pile.pop()
    for _ in range(s.box.queue):
        s.queue.append(pile.pop())
    s.pile = pile
    s.tell(NOTE_START_PLAYER, s.start_player)
    s.then(step(SEED_ROUND))
    s.advance()


class SeedRound(Phase):
    """Cubes from the supply to the green bag, and from the bag to the spaces (VIL-3.1 to 3.7)."""

    def run(self, s: Village, p: i64, arg: i64) -> None:
        box = s.box
        bag = s.green_bag
        in_bag: i64 = 0
        for cube in range(COLOURS + 1):
            moved = s.supply[cube]
            if cube != PLAGUE:  # VIL-3.2: every plague cube
                moved = min(moved, box.added[cube])  # VIL-3.1
            s.supply[cube] -= moved
            bag[cube] += moved  # VIL-3.3
            in_bag += bag[cube]
        for i in range(len(box.seed_order)):  # VIL-3.5
            space = box.seed_order[i]
            for _ in range(min(in_bag, box.seeded[space])):
                pick = s.roll(in_bag)  # VIL-3.4
                drawn: i64 = 0
                while pick >= bag[drawn]:
                    pick -= bag[drawn]
                    drawn += 1
                bag[drawn] -= 1
                in_bag -= 1
                s.spaces[space * 5 + drawn] += 1
                s.cubes_on_board += 1
        s.tell(NOTE_ROUND, s.rounds + 1)
        if s.cubes_on_board == 0:
            s.empty_seedings += 1
            if s.empty_seedings > 1:  # a mass brings no cube back: nothing can ever change again
                s.ended_by = BY_STANDSTILL
                s.then(step(GAME_END))
            else:
                s.then(step(MASS), step(END_ROUND))  # VIL-3.6
        else:
            s.empty_seedings = 0
            s.then(step(BEGIN_TURN, s.start_player))  # VIL-3.7, 16.3


def change_start_player(s: Village) -> None:
    """After the mass, whoever holds the marker becomes start player (VIL-16.1, 16.2)."""
    if s.next_start != NOBODY:
        s.start_player = s.next_start
        s.next_start = NOBODY
        s.tell(NOTE_START_PLAYER, s.start_player)


enter_phase(SEED_ROUND, SeedRound())
