"""Village: the church (section 13) and the mass (section 15)."""

from mypy_extensions import i64

from comptoir.core.state import step
from comptoir.games.village.engine.components import BAG, BROWN, CHURCH, FARM, GENERATIONS, GRAIN, WINDOW
from comptoir.games.village.engine.costs import hand_over, offer_mixes, spend_time
from comptoir.games.village.engine.members import count, how_many, move, stands
from comptoir.games.village.engine.state import Phase, Question, Village, enter_phase, enter_question
from comptoir.games.village.engine.terms import (
    ACTION,
    CHURCH_FEE,
    DONE,
    ENTER_BAG,
    MASS,
    MASS_BUY,
    MASS_DRAW,
    MASS_MAJORITY,
    MASS_MOVE,
    MOVE,
    NOTE_DRAWN,
    NOTE_MAJORITY,
    NOTE_MASS,
    NOTE_MONK,
    NOTE_MOVE,
    NOTE_NO_MAJORITY,
    NOTE_PULL,
    NOTE_VOW,
    PAY_TIME,
    PULL,
    VOW,
)
from comptoir.games.village.engine.turn import declined, offer_decline

# --- the church action ------------------------------------------------------------------------------------------------


class Church(Question):
    """One member from the farm goes into the black bag (VIL-13.1); time can always pay for it (VIL-5.3)."""

    def ask(self, s: Village, p: i64, arg: i64) -> None:
        home = s.families[p].members[FARM]
        if home:
            for generation in range(GENERATIONS):
                if stands(home, generation):
                    s.offer(VOW, generation)
        offer_decline(s, arg)

    def answer(self, s: Village, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        if verb == VOW:
            s.then(step(CHURCH_FEE, p), step(ENTER_BAG, p, x))
        else:
            declined(s, p)


class ChurchFee(Question):
    """A brown cube, a coin instead, or time (VIL-13.1)."""

    def ask(self, s: Village, p: i64, arg: i64) -> None:
        offer_mixes(s, p, BROWN, s.box.vow_brown)
        s.offer(PAY_TIME)

    def answer(self, s: Village, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        if verb == PAY_TIME:
            spend_time(s, p, s.box.vow_time)
        else:
            hand_over(s, p, BROWN, s.box.vow_brown - x, x)


class EnterBag(Phase):
    """A family member of generation `arg` goes from the farm into the black bag."""

    def run(self, s: Village, p: i64, arg: i64) -> None:
        move(s.families[p], arg, FARM, BAG)
        s.tell(NOTE_VOW, p, arg)


# --- the mass ---------------------------------------------------------------------------------------------------------


class Mass(Phase):
    """Buying, drawing, moving, majority; each in order from the start player (VIL-15.2)."""

    def run(self, s: Village, p: i64, arg: i64) -> None:
        s.masses += 1
        s.pulled = 0
        s.tell(NOTE_MASS)
        last = (s.start_player + s.players - 1) % s.players
        s.then(step(MASS_MAJORITY))
        seat = last
        for _ in range(s.players):
            s.then(step(MASS_MOVE, seat))
            seat = (seat + s.players - 1) % s.players
        s.then(step(MASS_DRAW))
        for _ in range(s.players):
            s.then(step(MASS_BUY, seat))
            seat = (seat + s.players - 1) % s.players


class MassBuy(Question):
    """A coin pulls one own member out of the black bag; any number, up to four pieces in all (VIL-15.3)."""

    def ask(self, s: Village, p: i64, arg: i64) -> None:
        me = s.families[p]
        here = me.members[BAG]
        if here and s.pulled < s.box.mass_draws and me.coins >= s.box.pull_coins:
            for generation in range(GENERATIONS):
                if stands(here, generation):
                    s.offer(PULL, generation)
        s.offer(DONE)

    def answer(self, s: Village, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        if verb == PULL:
            me = s.families[p]
            me.coins -= s.box.pull_coins
            s.pulled += 1
            move(me, x, BAG, WINDOW)  # VIL-15.5
            s.tell(NOTE_PULL, p, x)
            s.then(step(MASS_BUY, p))


class MassDraw(Phase):
    """The rest of the four are drawn blindly; monks go back, members to window 1 (VIL-15.4, 15.5)."""

    def run(self, s: Village, p: i64, arg: i64) -> None:
        if s.pulled >= s.box.mass_draws:
            return
        pieces: list[i64] = [-1] * s.box.monks
        for seat in range(s.players):
            here = s.families[seat].members[BAG]
            if here:
                for generation in range(GENERATIONS):
                    for _ in range(how_many(here, generation)):
                        pieces.append(seat * GENERATIONS + generation)
        while s.pulled < s.box.mass_draws:
            s.pulled += 1
            i = s.roll(len(pieces))
            piece = pieces[i]
            pieces[i] = pieces[-1]
            pieces.pop()
            if piece < 0:
                s.tell(NOTE_MONK)
            else:
                seat = piece // GENERATIONS
                move(s.families[seat], piece % GENERATIONS, BAG, WINDOW)
                s.tell(NOTE_DRAWN, seat, piece % GENERATIONS)


class MassMove(Question):
    """Grain moves church members to the left, window by window (VIL-15.6)."""

    def ask(self, s: Village, p: i64, arg: i64) -> None:
        me = s.families[p]
        grain = me.goods[GRAIN]
        if grain > 0:
            for window in range(3):
                here = me.members[WINDOW + window]
                if here and grain >= s.box.window_grain[window]:
                    for generation in range(GENERATIONS):
                        if stands(here, generation):
                            s.offer(MOVE, window + 2, generation)
        s.offer(DONE)

    def answer(self, s: Village, p: i64, arg: i64, verb: i64, x: i64, y: i64) -> None:
        if verb == MOVE:
            me = s.families[p]
            window = x - 2  # from which it comes, counted from 0
            me.goods[GRAIN] -= s.box.window_grain[window]
            move(me, y, WINDOW + window, WINDOW + window + 1)
            s.tell(NOTE_MOVE, p, y, x)
            s.then(step(MASS_MOVE, p))


def church_rank(s: Village, p: i64) -> i64:
    """Members in the windows, then how far left the furthest stands (VIL-15.7, 15.8)."""
    members = s.families[p].members
    present: i64 = 0
    furthest: i64 = 0
    for window in range(4):
        here = members[WINDOW + window]
        if here:
            present += count(here)
            furthest = window
    return present * 8 + furthest


class MassMajority(Phase):
    """Prestige for the largest community, for all who are still tied, for nobody in an empty church (VIL-15.7-10)."""

    def run(self, s: Village, p: i64, arg: i64) -> None:
        best: i64 = 0
        for seat in range(s.players):
            best = max(best, church_rank(s, seat))
        if best == 0:
            s.tell(NOTE_NO_MAJORITY)
            return
        for seat in range(s.players):
            if church_rank(s, seat) == best:
                s.families[seat].prestige += s.box.majority
                s.tell(NOTE_MAJORITY, seat, s.box.majority)


enter_question(ACTION + CHURCH, Church())
enter_question(CHURCH_FEE, ChurchFee())
enter_phase(ENTER_BAG, EnterBag())
enter_phase(MASS, Mass())
enter_question(MASS_BUY, MassBuy())
enter_phase(MASS_DRAW, MassDraw())
enter_question(MASS_MOVE, MassMove())
enter_phase(MASS_MAJORITY, MassMajority())
