"""Many games: simulations here; matches, ratings and reports build on them."""
