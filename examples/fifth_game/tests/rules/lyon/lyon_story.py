"""Positions of The Fairs of Lyon for tests: set up by hand, played in words."""

from random import Random

from lyon_fair.engine.components import CONTRACT_NAMES, GOODS, STALLS

import comptoir

LYON = comptoir.game("lyon")


class Story:
    """A table and what happens at it."""

    def __init__(self, players=3, seed=1, **options):
        self.s = LYON.new(players, seed, journal=True, **{"provost": 0, **options})

    def words(self, seat):
        return [LYON.word(action) for action in self.s.menu(seat)]

    def play(self, seat, *words):
        for word in words:
            self.s.play(seat, LYON.parse_move(self.s, seat, word))
        return self

    def refused(self, seat, word):
        """The rule and the key of a refusal."""
        refusal = LYON.why_not(self.s, seat, word)
        return refusal.rule, refusal.key

    def me(self, seat):
        return self.s.merchants[seat]

    def asked(self):
        """Who is asked what, as the seats themselves are told."""
        return [(seat, LYON.prompt(self.s, seat)[0].removeprefix("lyon-ask-")) for seat in self.s.asked]

    # -- going on ------------------------------------------------------------------------------------------------

    def keep(self):
        """Everybody keeps the first contract offered."""
        for seat in self.s.asked:
            self.play(seat, self.words(seat)[0])
        return self

    def bids(self, *bids):
        """What each seat bids: `bridge 3`, or an empty string for staying away."""
        for seat, bid in enumerate(bids):
            if seat in self.s.asked:
                stall, _, coins = bid.partition(" ")
                self.play(seat, *([f"bid {stall}"] if stall else ["stay"]))
                if stall and seat in self.s.asked and self.words(seat)[0].startswith("coins"):
                    self.play(seat, f"coins {coins}")
        return self

    def finish_fair(self):
        """Take coins for bids in vain and deliver nothing, up to the next fair or the end."""
        fair = self.s.fair
        while self.s.fair == fair and not self.s.over:
            seat = self.s.asked[0]
            self.play(seat, "refund" if "refund" in self.words(seat) else "done")
        return self

    def whole_fair(self, *bids):
        return self.keep().bids(*(bids or [""] * self.s.players)).finish_fair()

    # -- setting up ----------------------------------------------------------------------------------------------

    def stalls(self, **stalls):
        """The bales in the stalls: `bridge="silk silk books"`; what is not named is empty."""
        self.s.stalls = [0] * len(self.s.stalls)
        for stall, goods in stalls.items():
            for good in goods.split():
                self.s.stalls[STALLS.index(stall) * len(GOODS) + GOODS.index(good)] += 1
        return self

    def bales(self, seat, **bales):
        self.me(seat).bales = [bales.get(good, 0) for good in GOODS]
        return self

    def hand(self, seat, *contracts):
        self.me(seat).hand = sorted(CONTRACT_NAMES.index(contract) for contract in contracts)
        return self

    def delivered(self, seat, *contracts):
        self.me(seat).delivered = [CONTRACT_NAMES.index(contract) for contract in contracts]
        return self


def played(players, seed, choose=None, look=None, **options):
    """A game to its end; by dice unless `choose(state, seat)` says otherwise."""
    state = LYON.new(players, seed, journal=True, **options)
    dice = Random(seed)
    while not state.over:
        if look:
            look(state)
        seat = dice.choice(state.asked)
        state.play(seat, choose(state, seat) if choose else dice.choice(state.menu(seat)))
    if look:
        look(state)
    return state
