from comptoir.core.game import Refusal
from comptoir.games.village.state import Village
def refusal(s: Village, seat: int, action: int) -> Refusal: raise NotImplementedError
