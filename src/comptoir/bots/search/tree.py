"""The tree of the search bot: information-set Monte Carlo, open loop.

Each iteration imagines a whole world that the seat cannot tell from the real one, walks down the tree among the actions
that are on the menu there, adds a leaf, plays on for some turns with a light hand, and asks the game's estimate what
the position is worth to everybody.  A node stands for the actions that led to it, not for a position: chance falls
anew in every iteration, and a node's figures are means over it.

The answers to the question itself are compared as in a knock-out: all get the same number of iterations, the worse half
drops out, and the others get more, until one is left.  Further down the walk goes where most is promised.

Every seat plays for itself (max-n): a node's value is for whoever chose it, and is the lead over the best of the
others, squeezed between 0 and 1.
"""

import math
from typing import Final

from mypy_extensions import i64

from comptoir.bots.lookahead import WORST, Lookahead
from comptoir.bots.search.config import SearchConfig
from comptoir.core.evaluation import Evaluator
from comptoir.core.dice import Dice
from comptoir.core.state import NO_STEP, NOBODY, State
from comptoir.core.vecs import vec

LONG: Final = 3000  # decisions, more than any game has


def on_menu(menu: vec[i64], action: i64) -> bool:
    for i in range(len(menu)):
        if menu[i] == action:
            return True
    return False


class Node:
    """What is known of an action after the actions above it."""

    def __init__(self) -> None:
        self.action: i64 = 0
        self.seat: i64 = NOBODY  # who chose it
        self.mover: i64 = NOBODY  # who is asked next
        self.visits: i64 = 0
        self.available: i64 = 0  # how often it was on the menu
        self.prior_gap: float = 0.0  # how much worse than the best beside it, as a lead, it seemed at first sight
        self.value: float = 0.0  # the sum of its values, for whoever chose it
        self.next_value: float = 0.0  # and for whoever is asked next
        self.endings: i64 = 0  # games played to their end after it, for a hint
        self.points: i64 = 0  # the thinker's points in them, together
        self.won: float = 0.0  # how many of them the thinker won
        self.children: list[Node] = []


class Tree:
    """One seat's thoughts about one position."""

    def __init__(self) -> None:
        self.config = SearchConfig()
        self.evaluator = Evaluator()  # what everybody strives for
        self.leaf_evaluator = Evaluator()  # what it comes to in the end
        self.dice = Dice()
        self.world = State()  # as the seat imagines it: the start of every iteration
        self.seat: i64 = 0
        self.seed: i64 = 0  # of the worlds and dice of this search
        self.rollout_rng = Dice()  # the dice of a play-out
        self.root = Node()
        self.root_nodes: list[Node] = []  # the answers, those first that are still in the running
        self.running: i64 = 0
        self.path: list[Node] = []
        self.own_lookahead = Lookahead()
        self.others_lookahead = Lookahead()
        self.rollout_lookahead = Lookahead()
        self.seen: float = 0.0  # how many values were backed up to the thinker, their sum and the sum of their squares
        self.sum: float = 0.0
        self.squares: float = 0.0
        self.worth = vec[i64]([0] * 8)  # by seat, of the position looked at last

    def configure(self, config: SearchConfig) -> None:
        """Think in this way from now on."""
        self.config = config
        self.own_lookahead.depth = config.lookahead_self
        self.others_lookahead.depth = config.lookahead_others
        self.own_lookahead.node_limit = config.lookahead_nodes
        self.others_lookahead.node_limit = config.lookahead_nodes

    # -- beginning -------------------------------------------------------------------------------------------------

    def set_root(self, world: State, seat: i64) -> None:
        """Begin to think about a position.

        While a turn goes on and nothing new has been revealed, what was thought about the answer that was given is
        kept: it is about this very question.
        """
        before, answer = self.world, self.best()
        if (
            seat == self.seat
            and answer.mover == seat
            and world.surprises == before.surprises
            and world.decisions > before.decisions
        ):
            self.root = answer
        else:
            self.root = Node()
            self.reset_statistics()
        self.world = world
        self.seat = seat
        self.seed = self.dice.word() << 16
        self.rank_root()

    def reset_statistics(self) -> None:
        self.seen = 0.0
        self.sum = 0.0
        self.squares = 0.0

    def spread(self) -> float:
        """How far the values seen lie apart: their standard deviation."""
        if self.seen < 8.0:
            return 0.2
        mean = self.sum / self.seen
        return math.sqrt(max(0.0001, self.squares / self.seen - mean * mean))

    # -- the answers -----------------------------------------------------------------------------------------------

    def rank_root(self) -> None:
        """All the answers are in the running, or the most promising of them where they are many."""
        menu = self.world.choices_of(self.seat)
        self.expand(self.root, self.world, self.seat, menu)
        self.root_nodes = [node for node in self.root.children if on_menu(menu, node.action)]
        self.running = len(self.root_nodes)
        self.rank()
        self.running = min(self.running, self.config.root_candidates)

    def halving_rounds(self) -> i64:
        """How often half of them must drop out until one is left."""
        found: i64 = 0
        left = self.running
        while left > 1:
            left = (left + 1) // 2
            found += 1
        return max(found, 1)

    def halve(self) -> None:
        """The better half stays."""
        self.rank()
        self.running = (self.running + 1) // 2

    def rank(self) -> None:
        """Those in the running, best first."""
        level = self.level(self.root)
        running = [(-self.mean(self.root_nodes[i], level), i) for i in range(self.running)]
        running.sort()
        self.root_nodes = [self.root_nodes[i] for _, i in running] + self.root_nodes[self.running :]

    def mean(self, node: Node, level: float) -> float:
        """The value of a node; its first impression counts as some visits.

        At first sight the best answer to a question is worth what the question was worth so far (its level), and the
        others are as far behind it as they seem to be.
        """
        trust = self.config.prior_visits
        return (trust * self.squash(level - node.prior_gap) + node.value) / (trust + float(node.visits))

    def level(self, node: Node) -> float:
        """The lead that whoever is asked next has had on average after a node."""
        x = 2.0 * node.next_value / float(max(1, node.visits)) - 1.0
        return self.config.lead_scale * x / (1.001 - abs(x))

    def best(self) -> Node:
        """The bot's answer."""
        return self.root_nodes[0] if len(self.root_nodes) > 0 else self.root

    # -- one iteration ---------------------------------------------------------------------------------------------

    def iterate(self) -> None:
        """Walk down from the answer that was looked at least, add a leaf, play on, and tell all what came of it.

        The n-th look at each answer is in the same world, with the same dice: luck does not decide between them.
        """
        self.root.visits += 1
        node = self.root_nodes[0]
        for i in range(1, self.running):
            if self.root_nodes[i].visits < node.visits:
                node = self.root_nodes[i]
        self.path = [node]
        world_seed = self.seed + 2 * node.visits
        s = self.world.determinize(self.seat, world_seed)
        self.rollout_rng.seed_number(world_seed + 1)
        s.choose_for(self.seat, node.action)
        mover = self.next_mover(s)
        node.mover = mover
        while mover != NOBODY and node.visits > 0:
            menu = self.evaluator.candidate_actions(s, mover, self.config.tree_candidates)
            self.expand(node, s, mover, menu)
            node = self.pick(node, menu)
            self.path.append(node)
            s.choose_for(mover, node.action)
            mover = self.next_mover(s)
            node.mover = mover
        if s.seat == node.seat:
            s = self.sampled_turn(s)  # a turn half done is worth more, or less, than it seems
        mix = self.config.rollout_weight if s.seat != NOBODY else 0.0
        if mix < 1.0:
            self.backpropagate(s, 1.0 - mix)
        if mix > 0.0:
            self.backpropagate(self.rollout(s, self.config.rollout_plies), mix)
        for node in self.path:
            node.visits += 1

    def next_mover(self, s: State) -> i64:
        """Who is asked; where several are, the thinker first."""
        if s.lanes and len(s.choices_of(self.seat)) > 0:
            return self.seat
        return s.seat

    def expand(self, node: Node, s: State, mover: i64, menu: vec[i64]) -> None:
        """Every action on the menu gets its node; a new one is looked at for its first impression."""
        if self.has_all_children(node, menu):
            return
        lookahead = self.own_lookahead if mover == self.seat else self.others_lookahead
        lookahead.evaluate_actions(self.evaluator, s, mover, menu)
        worths = lookahead.scores
        best: i64 = WORST
        for i in range(len(menu)):
            best = max(best, worths[i])
        for i in range(len(menu)):
            if self.child(node, menu[i]) is None:
                fresh = Node()
                fresh.action = menu[i]
                fresh.seat = mover
                fresh.prior_gap = self.config.prior_scale * float(best - worths[i])
                node.children.append(fresh)

    def has_all_children(self, node: Node, menu: vec[i64]) -> bool:
        """Whether every action on the menu has its node: mostly they stand in the order of the menu."""
        children = node.children
        for i in range(len(menu)):
            in_order = i < len(children) and children[i].action == menu[i]
            if not in_order and self.child(node, menu[i]) is None:
                return False
        return True

    def child(self, node: Node, action: i64) -> Node | None:
        for child in node.children:
            if child.action == action:
                return child
        return None

    def squash(self, lead: float) -> float:
        """A lead as a number between 0 and 1."""
        return 0.5 + 0.5 * lead / (abs(lead) + self.config.lead_scale)

    def pick(self, node: Node, menu: vec[i64]) -> Node:
        """The child that promises most, or about which too little is known."""
        children = node.children
        best = children[0]
        best_promise = -1.0
        trust = self.config.prior_visits
        exploration = self.config.exploration * self.spread()
        level = self.level(node)
        for i in range(len(menu)):
            action = menu[i]
            child = children[i] if i < len(children) else best
            if child.action != action:
                for other in children:
                    if other.action == action:
                        child = other
                        break
            child.available += 1
            rarity = math.log(float(child.available) + 1.0) / (trust + float(child.visits))
            promise = self.mean(child, level) + exploration * math.sqrt(rarity)
            if promise > best_promise:
                best_promise = promise
                best = child
        return best

    # -- the play-out ------------------------------------------------------------------------------------------------

    def rollout(self, s: State, decisions: i64) -> State:
        """Play on, turn by turn, for so many decisions, and until the position can be judged."""
        end = s.decisions + decisions
        while s.seat != NOBODY and (s.decisions < end or not self.leaf_evaluator.is_quiescent(s)):
            s = self.sampled_turn(s)
        return s

    def sampled_turn(self, s: State) -> State:
        """Play on to the end of this turn with a light hand: of some turns made up at random, the one that ends best.

        Every one begins with another action of the menu as long as there are some.  A turn goes on until somebody else
        is asked or chance has spoken, or for so many decisions.
        """
        seat = s.seat
        menu = self.evaluator.candidate_actions(s, seat, self.config.rollout_candidates)
        number: i64 = len(menu)
        tries = self.config.rollout_samples
        steps = self.config.rollout_sample_plies
        if tries == 0:
            return self.greedy_turn(s)
        if steps == 1:
            tries = min(tries, number)
        start: i64 = self.rollout_rng.roll(number) if number > 1 else 0
        best = s
        best_worth: i64 = WORST
        for i in range(tries):
            end = s.clone()
            end.choose_for(seat, menu[(start + i) % number])
            free = number > 1
            made: i64 = 1
            while made < steps and end.question_of(seat) != NO_STEP and end.surprises == s.surprises:
                following = self.evaluator.candidate_actions(end, seat, self.config.rollout_candidates)
                answers: i64 = len(following)
                if answers > 1:
                    free = True
                    end.choose_for(seat, following[self.rollout_rng.roll(answers)])
                else:
                    end.choose_for(seat, following[0])
                made += 1
            if not free:
                return end
            worth = self.evaluator.greedy_score(end, seat)
            if worth > best_worth:
                best_worth = worth
                best = end
        return best

    def greedy_turn(self, s: State) -> State:
        """Play on to the end of this turn as greedy would.

        Where a menu is long and few answers on it are good, turns made up at random tell nothing.  But greedy always
        gives the same answer, and what hangs on that is worth little: so it has its whims.
        """
        whim = self.config.rollout_noise
        seat = s.seat
        end = s.clone()
        made: i64 = 0
        while (
            made < self.config.rollout_sample_plies
            and end.question_of(seat) != NO_STEP
            and end.surprises == s.surprises
        ):
            menu = self.evaluator.candidate_actions(end, seat, self.config.rollout_candidates)
            best: i64 = 0
            if len(menu) > 1:
                self.rollout_lookahead.evaluate_actions(self.evaluator, end, seat, menu)
                worths = self.rollout_lookahead.scores
                best_worth: i64 = WORST
                for i in range(len(menu)):
                    worth = worths[i] + self.rollout_rng.roll(whim)
                    if worth > best_worth:
                        best_worth = worth
                        best = i
            end.choose_for(seat, menu[best])
            made += 1
        return end

    def backpropagate(self, s: State, weight: float) -> None:
        """What everybody has here, told to all the nodes on the way."""
        best: i64 = WORST
        second: i64 = WORST
        for p in range(s.players):
            worth = self.final(s, p) if s.seat == NOBODY else self.leaf_evaluator.expected_score(s, p)
            self.worth[p] = worth
            if worth > best:
                second = best
                best = worth
            elif worth > second:
                second = worth
        for node in self.path:
            worth = self.worth[node.seat]
            node.value += weight * self.squash(float(worth - (second if worth == best else best)))
            if node.mover != NOBODY:
                worth = self.worth[node.mover]
                node.next_value += weight * self.squash(float(worth - (second if worth == best else best)))
        mine = self.worth[self.seat]
        value = self.squash(float(mine - (second if mine == best else best)))
        self.root.next_value += weight * value
        self.seen += weight
        self.sum += weight * value
        self.squares += weight * value * value

    def final(self, s: State, p: i64) -> i64:
        """The score of a game that is over; who won on a tie-breaker is a little ahead."""
        found = 100 * s.score(p)
        for other in range(s.players):
            if s.rank_key(p) > s.rank_key(other):
                found += 1
        return found

    # -- what a hint says --------------------------------------------------------------------------------------------

    def play_to_end(self, node: Node, seed: i64) -> None:
        """Imagine a world, give this answer, and play to the end: what comes of it."""
        s = self.world.determinize(self.seat, seed)
        self.rollout_rng.seed_number(seed + 1)
        s.choose_for(self.seat, node.action)
        s = self.rollout(s, LONG)
        winners = 0.0
        ahead = False
        for p in range(s.players):
            if s.rank_key(p) > s.rank_key(self.seat):
                ahead = True
            elif s.rank_key(p) == s.rank_key(self.seat):
                winners += 1.0
        node.endings += 1
        node.points += s.score(self.seat)
        if not ahead:
            node.won += 1.0 / winners
