"""The settings of the search in one game, as the compiled tree reads them."""

from mypy_extensions import i64


class SearchConfig:
    """The settings of the search in one game (`bot/search.toml` of the game; docs/search.md has a table of them)."""

    def __init__(self) -> None:
        self.exploration: float = 0.0
        self.prior_visits: float = 0.0
        self.prior_scale: float = 0.0
        self.lead_scale: float = 0.0
        self.lookahead_self: i64 = 0
        self.lookahead_others: i64 = 0
        self.lookahead_nodes: i64 = 0
        self.root_candidates: i64 = 0
        self.tree_candidates: i64 = 0
        self.rollout_plies: i64 = 0
        self.rollout_weight: float = 0.0
        self.rollout_samples: i64 = 0
        self.rollout_sample_plies: i64 = 0
        self.rollout_candidates: i64 = 0
        self.rollout_noise: i64 = 0
