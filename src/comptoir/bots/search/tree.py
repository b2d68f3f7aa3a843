"""The tree of the search bot: open-loop information-set Monte Carlo tree search (ISMCTS) with max-n values.

Each iteration determinizes the position (draws anew what the seat cannot know), selects a path among the actions that
are on the menus there, expands a leaf, plays a short rollout, evaluates the position for every seat, and propagates the
values back along the path.  The tree is open loop: a node stands for a sequence of actions, not for a position.  Chance
is drawn anew in every iteration, and the statistics of a node are means over it.

At the root, actions are compared by sequential halving: all get the same number of iterations, the worse half is
dropped, and so on until one is left.  Below the root, children are selected by information-set UCT (ISUCT): UCT that
counts how often a child was available instead of how often its parent was visited.  Children have a prior.

Every seat maximises its own value (max-n): the softsign of its lead over the best of the other seats, from 0 to 1.
"""

import math
from typing import Final

from mypy_extensions import i64

from comptoir.bots.lookahead import WORST, Lookahead
from comptoir.bots.search.config import SearchConfig
from comptoir.core.dice import Dice
from comptoir.core.evaluation import Evaluator
from comptoir.core.state import NO_STEP, NOBODY, State
from comptoir.core.vecs import vec

# The plies of a rollout to the end of a game: more than any game takes under the rollout policy.  The limits of the
# arena are higher, because there a custom bot may play, and a game of any length has to be told from an endless one.
MAX_PLIES: Final = 3000
MOST_SEATS: Final = 8
FEWEST_VALUES: Final = 8.0  # values that a standard deviation needs
DEFAULT_STDDEV: Final = 0.2  # of values, until there are so many
LEAST_VARIANCE: Final = 0.0001  # so that equal values do not end exploration
# A value of exactly 0 or 1 would be an infinite lead.  With 1.001 for 1 in the inverse of softsign, the lead is at most
# 1,000 times `lead_scale`.
ABOVE_ONE: Final = 1.001


def contains(menu: vec[i64], action: i64) -> bool:
    """Whether an action is on a menu."""
    for i in range(len(menu)):
        if menu[i] == action:
            return True
    return False


class Node:
    """The statistics of an action after the actions above it in the tree."""

    def __init__(self) -> None:
        self.action: i64 = 0
        self.seat: i64 = NOBODY  # the seat that takes the action
        self.next_seat: i64 = NOBODY  # the seat that is asked next
        self.visits: i64 = 0
        self.availability: i64 = 0  # how often the action was on the menu when its parent was visited
        self.prior_gap: float = 0.0  # by how much the prior is below that of the best sibling, as a lead
        self.value: float = 0.0  # sum of the values for `seat`
        self.next_value: float = 0.0  # sum of the values for `next_seat`
        self.games: i64 = 0  # games played to their end from here, for a hint
        self.total_score: i64 = 0  # sum of the final scores of the searching seat in these games
        self.wins: float = 0.0  # how many of these games it won; a shared victory counts its share
        self.children: list[Node] = []


class Tree:
    """The search tree of one seat for one position."""

    def __init__(self) -> None:
        self.config = SearchConfig()
        self.evaluator = Evaluator()  # guides priors and rollouts
        self.leaf_evaluator = Evaluator()  # evaluates leaves
        self.dice = Dice()
        self.world = State()  # a determinized state, from which every iteration starts
        self.seat: i64 = 0  # the searching seat
        self.seed: i64 = 0  # seeds the determinizations and rollouts of this search
        self.rollout_rng = Dice()
        self.root = Node()
        self.root_children: list[Node] = []  # the actions of the question, the survivors of halving first
        self.survivor_count: i64 = 0  # how many of them have not been dropped
        self.path: list[Node] = []  # the nodes selected in this iteration
        self.own_lookahead = Lookahead()
        self.others_lookahead = Lookahead()
        self.rollout_lookahead = Lookahead()
        # statistics of the values of the searching seat; counts are weighted, hence not whole
        self.value_count: float = 0.0
        self.value_sum: float = 0.0
        self.value_squares: float = 0.0
        self.scores = vec[i64]([0] * MOST_SEATS)  # by seat: the score of the position evaluated last

    def configure(self, config: SearchConfig) -> None:
        """Set the settings of the search."""
        self.config = config
        self.own_lookahead.depth = config.lookahead_self
        self.others_lookahead.depth = config.lookahead_others
        self.own_lookahead.node_limit = config.lookahead_nodes
        self.others_lookahead.node_limit = config.lookahead_nodes

    # -- root ------------------------------------------------------------------------------------------------------

    def set_root(self, world: State, seat: i64) -> None:
        """Set the position to search.

        While a turn goes on and nothing new has been revealed, the subtree of the action that was chosen is kept: it is
        about this very question.
        """
        before, chosen = self.world, self.best()
        if (
            seat == self.seat
            and chosen.next_seat == seat
            and world.surprises == before.surprises
            and world.decisions > before.decisions
        ):
            self.root = chosen
        else:
            self.root = Node()
            self.reset_statistics()
        self.world = world
        self.seat = seat
        self.seed = self.dice.word() << 16
        self.rank_root()

    def reset_statistics(self) -> None:
        """Forget the values seen so far."""
        self.value_count = 0.0
        self.value_sum = 0.0
        self.value_squares = 0.0

    def value_stddev(self) -> float:
        """The standard deviation of the values of the searching seat."""
        if self.value_count < FEWEST_VALUES:
            return DEFAULT_STDDEV
        mean = self.value_sum / self.value_count
        return math.sqrt(max(LEAST_VARIANCE, self.value_squares / self.value_count - mean * mean))

    def rank_root(self) -> None:
        """Make the actions of the question children of the root, the best `root_candidates` of them survivors."""
        menu = self.world.choices_of(self.seat)
        self.expand(self.root, self.world, self.seat, menu)
        self.root_children = [node for node in self.root.children if contains(menu, node.action)]
        self.survivor_count = len(self.root_children)
        self.sort_survivors()
        self.survivor_count = min(self.survivor_count, self.config.root_candidates)

    def halving_rounds(self) -> i64:
        """How many halvings leave one survivor; at least 1."""
        rounds: i64 = 0
        left = self.survivor_count
        while left > 1:
            left = (left + 1) // 2
            rounds += 1
        return max(rounds, 1)

    def halve(self) -> None:
        """Drop the worse half of the survivors."""
        self.sort_survivors()
        self.survivor_count = (self.survivor_count + 1) // 2

    def sort_survivors(self) -> None:
        """Sort the survivors by their mean value, best first."""
        lead = self.mean_next_lead(self.root)
        ranked = [(-self.mean_value(self.root_children[i], lead), i) for i in range(self.survivor_count)]
        ranked.sort()
        self.root_children = [self.root_children[i] for _, i in ranked] + self.root_children[self.survivor_count :]

    def best(self) -> Node:
        """The node of the chosen action."""
        return self.root_children[0] if len(self.root_children) > 0 else self.root

    # -- values ----------------------------------------------------------------------------------------------------

    def mean_value(self, node: Node, parent_lead: float) -> float:
        """The mean value of a node, where the prior counts as `prior_visits` visits.

        This is first-play urgency (FPU): the prior of the best child is the mean lead of its parent, and the others are
        behind it by their gap.  The absolute level of the evaluator is not used: too low, and only the first child
        would ever be tried; too high, and all would.
        """
        prior_visits = self.config.prior_visits
        return (prior_visits * self.softsign(parent_lead - node.prior_gap) + node.value) / (
            prior_visits + float(node.visits)
        )

    def mean_next_lead(self, node: Node) -> float:
        """The lead that the mean value of the seat asked after a node stands for."""
        return self.lead_of(node.next_value / float(max(1, node.visits)))

    def lead_of(self, value: float) -> float:
        """The lead that a value stands for: the inverse of `softsign`, kept finite at 0 and 1."""
        x = 2.0 * value - 1.0
        return self.config.lead_scale * x / (ABOVE_ONE - abs(x))

    def softsign(self, lead: float) -> float:
        """The value of a lead: the softsign function scaled to 0 to 1; a lead of `lead_scale` gives 0.75."""
        return 0.5 + 0.5 * lead / (abs(lead) + self.config.lead_scale)

    # -- one iteration ---------------------------------------------------------------------------------------------

    def iterate(self) -> None:
        """Run one iteration from the survivor with the fewest visits.

        The n-th visit of every survivor uses the same determinization and the same random numbers (common random
        numbers), so that luck does not decide between them.
        """
        self.root.visits += 1
        node = self.root_children[0]
        for i in range(1, self.survivor_count):
            if self.root_children[i].visits < node.visits:
                node = self.root_children[i]
        self.path = [node]
        iteration_seed = self.seed + 2 * node.visits
        s = self.world.determinize(self.seat, iteration_seed)
        self.rollout_rng.seed_number(iteration_seed + 1)
        s.choose_for(self.seat, node.action)
        next_seat = self.seat_to_move(s)
        node.next_seat = next_seat
        while next_seat != NOBODY and node.visits > 0:
            menu = self.evaluator.candidate_actions(s, next_seat, self.config.tree_candidates)
            self.expand(node, s, next_seat, menu)
            node = self.select(node, menu)
            self.path.append(node)
            s.choose_for(next_seat, node.action)
            next_seat = self.seat_to_move(s)
            node.next_seat = next_seat
        if s.seat == node.seat:
            # one turn of the policy, to the end of the turn or for a few plies: the evaluator misjudges a position in
            # the middle of a turn
            s = self.sampling_policy_turn(s)
        rollout_weight = self.config.rollout_weight if s.seat != NOBODY else 0.0
        if rollout_weight < 1.0:
            self.backpropagate(s, 1.0 - rollout_weight)
        if rollout_weight > 0.0:
            self.backpropagate(self.rollout(s, self.config.rollout_plies), rollout_weight)
        for node in self.path:
            node.visits += 1

    def seat_to_move(self, s: State) -> i64:
        """The seat that is asked; where several are, the searching seat comes first."""
        if s.lanes and len(s.choices_of(self.seat)) > 0:
            return self.seat
        return s.seat

    def expand(self, node: Node, s: State, seat: i64, menu: vec[i64]) -> None:
        """Give a node a child for every action on the menu; the prior of a new child comes from a lookahead."""
        if self.has_all_children(node, menu):
            return
        lookahead = self.own_lookahead if seat == self.seat else self.others_lookahead
        lookahead.evaluate_actions(self.evaluator, s, seat, menu)
        scores = lookahead.scores
        best_score: i64 = WORST
        for i in range(len(menu)):
            best_score = max(best_score, scores[i])
        for i in range(len(menu)):
            if self.child(node, menu[i]) is None:
                child = Node()
                child.action = menu[i]
                child.seat = seat
                child.prior_gap = self.config.prior_scale * float(best_score - scores[i])
                node.children.append(child)

    def has_all_children(self, node: Node, menu: vec[i64]) -> bool:
        """Whether every action on the menu has a child; usually they are in menu order."""
        children = node.children
        for i in range(len(menu)):
            in_order = i < len(children) and children[i].action == menu[i]
            if not in_order and self.child(node, menu[i]) is None:
                return False
        return True

    def child(self, node: Node, action: i64) -> Node | None:
        """The child of a node for an action, if there is one."""
        for child in node.children:
            if child.action == action:
                return child
        return None

    def select(self, node: Node, menu: vec[i64]) -> Node:
        """The child with the highest upper confidence bound; counts every child on the menu as available (ISUCT)."""
        children = node.children
        best_child = children[0]
        best_bound = -1.0
        prior_visits = self.config.prior_visits
        exploration = self.config.exploration * self.value_stddev()
        lead = self.mean_next_lead(node)
        for i in range(len(menu)):
            action = menu[i]
            child = children[i] if i < len(children) else best_child
            if child.action != action:
                for other in children:
                    if other.action == action:
                        child = other
                        break
            child.availability += 1
            uncertainty = math.log(float(child.availability) + 1.0) / (prior_visits + float(child.visits))
            bound = self.mean_value(child, lead) + exploration * math.sqrt(uncertainty)
            if bound > best_bound:
                best_bound = bound
                best_child = child
        return best_child

    # -- rollouts --------------------------------------------------------------------------------------------------

    def rollout(self, s: State, plies: i64) -> State:
        """The position after so many plies (decisions) of the rollout policy, or more until it is quiescent."""
        end = s.decisions + plies
        while s.seat != NOBODY and (s.decisions < end or not self.leaf_evaluator.is_quiescent(s)):
            s = self.sampling_policy_turn(s)
        return s

    def sampling_policy_turn(self, s: State) -> State:
        """The rollout policy: sample random turns and keep the one that ends with the best greedy score.

        Each sample begins with another action of the menu as long as there are some.  It ends when another seat is
        asked, when new information appears, or after `rollout_sample_plies` plies, whichever comes first: so it may be
        shorter than a turn of the game.
        """
        seat = s.seat
        menu = self.evaluator.candidate_actions(s, seat, self.config.rollout_candidates)
        number: i64 = len(menu)
        samples = self.config.rollout_samples
        max_plies = self.config.rollout_sample_plies
        if samples == 0:
            return self.greedy_policy_turn(s)
        if max_plies == 1:
            samples = min(samples, number)
        first: i64 = self.rollout_rng.roll(number) if number > 1 else 0
        best_end = s
        best_score: i64 = WORST
        for i in range(samples):
            end = s.clone()
            end.choose_for(seat, menu[(first + i) % number])
            had_choice = number > 1
            plies: i64 = 1
            while plies < max_plies and end.question_of(seat) != NO_STEP and end.surprises == s.surprises:
                next_menu = self.evaluator.candidate_actions(end, seat, self.config.rollout_candidates)
                next_number: i64 = len(next_menu)
                if next_number > 1:
                    had_choice = True
                    end.choose_for(seat, next_menu[self.rollout_rng.roll(next_number)])
                else:
                    end.choose_for(seat, next_menu[0])
                plies += 1
            if not had_choice:
                return end  # every sample would be the same
            score = self.evaluator.greedy_score(end, seat)
            if score > best_score:
                best_score = score
                best_end = end
        return best_end

    def greedy_policy_turn(self, s: State) -> State:
        """The rollout policy of games with long menus of which few actions are good: greedy, with noise.

        Without noise greedy would always answer the same, and all rollouts from a position without chance would be one.
        """
        noise = self.config.rollout_noise
        seat = s.seat
        end = s.clone()
        plies: i64 = 0
        while (
            plies < self.config.rollout_sample_plies
            and end.question_of(seat) != NO_STEP
            and end.surprises == s.surprises
        ):
            menu = self.evaluator.candidate_actions(end, seat, self.config.rollout_candidates)
            best: i64 = 0
            if len(menu) > 1:
                self.rollout_lookahead.evaluate_actions(self.evaluator, end, seat, menu)
                scores = self.rollout_lookahead.scores
                best_score: i64 = WORST
                for i in range(len(menu)):
                    score = scores[i] + self.rollout_rng.roll(noise)
                    if score > best_score:
                        best_score = score
                        best = i
            end.choose_for(seat, menu[best])
            plies += 1
        return end

    def backpropagate(self, s: State, weight: float) -> None:
        """Evaluate a position for every seat and add the values, times a weight, along the path."""
        best: i64 = WORST
        second: i64 = WORST
        for p in range(s.players):
            score = self.final_score(s, p) if s.seat == NOBODY else self.leaf_evaluator.expected_score(s, p)
            self.scores[p] = score
            if score > best:
                second = best
                best = score
            elif score > second:
                second = score
        for node in self.path:
            score = self.scores[node.seat]
            node.value += weight * self.softsign(float(score - (second if score == best else best)))
            if node.next_seat != NOBODY:
                score = self.scores[node.next_seat]
                node.next_value += weight * self.softsign(float(score - (second if score == best else best)))
        own_score = self.scores[self.seat]
        value = self.softsign(float(own_score - (second if own_score == best else best)))
        self.root.next_value += weight * value
        self.value_count += weight
        self.value_sum += weight * value
        self.value_squares += weight * value * value

    def final_score(self, s: State, p: i64) -> i64:
        """The score of a seat in a finished game, in hundredths, plus 0.01 point per outranked seat.

        The addition is smaller than a point, so that it decides only between equal scores, by the tie-breakers.
        """
        score = 100 * s.score(p)
        for other in range(s.players):
            if s.rank_key(p) > s.rank_key(other):
                score += 1
        return score

    # -- hints -----------------------------------------------------------------------------------------------------

    def play_to_end(self, node: Node, seed: i64) -> None:
        """Play one determinized game from a child of the root to its end, and add the result to the node."""
        s = self.world.determinize(self.seat, seed)
        self.rollout_rng.seed_number(seed + 1)
        s.choose_for(self.seat, node.action)
        s = self.rollout(s, MAX_PLIES)
        winners = 0.0
        outranked = False
        for p in range(s.players):
            if s.rank_key(p) > s.rank_key(self.seat):
                outranked = True
            elif s.rank_key(p) == s.rank_key(self.seat):
                winners += 1.0
        node.games += 1
        node.total_score += s.score(self.seat)
        if not outranked:
            node.wins += 1.0 / winners
