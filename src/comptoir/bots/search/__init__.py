"""The search bot: information-set Monte Carlo tree search, and the hints made from it (docs/search.md)."""
