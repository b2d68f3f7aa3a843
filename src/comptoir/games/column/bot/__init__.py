"""The evaluation function of A Column of Fire, its weights, and the settings of search."""
