"""The names of the blocks of an observation, in the order of `observation.py`."""

from comptoir.core.observation import ObservationWriter
from comptoir.core.observation_names import ONE, WIDE, NamedBlock, numbered, pairs, seats
from comptoir.core.plugin import BlockNames
from comptoir.core.state import State
from lyon_fair.engine.components import CONTRACT_NAMES, CONTRACTS, GOODS, STALLS
from lyon_fair.engine.state import Lyon


def block_names(writer: ObservationWriter, state: State) -> BlockNames:
    """The blocks of what a seat sees, and of what no seat sees."""
    assert isinstance(state, Lyon)
    blocks = [
        NamedBlock("about", STALLS),
        NamedBlock("fairs_left", ONE),
        NamedBlock("provost", seats(int(state.players))),
        NamedBlock("stalls", pairs(STALLS, GOODS)),
        NamedBlock("removed", GOODS),
        NamedBlock("my_hand", CONTRACT_NAMES),
        NamedBlock("my_offered", CONTRACT_NAMES),
        NamedBlock("my_returned", CONTRACT_NAMES),
    ]
    for seat in range(state.players):
        blocks += [
            NamedBlock("coins", WIDE, seat),
            NamedBlock("bales", GOODS, seat),
            NamedBlock("hand", ONE, seat),
            NamedBlock("delivered", CONTRACT_NAMES, seat),
            NamedBlock("decided", ONE, seat),
            NamedBlock("stall", STALLS, seat),
            NamedBlock("bid", ONE, seat),
        ]
    bales = len(GOODS) * state.box.bales_of_a_kind
    return blocks, [NamedBlock("bale_pile", numbered(bales)), NamedBlock("contract_pile", numbered(CONTRACTS))]
