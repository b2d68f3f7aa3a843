"""The evaluation function of Village, its weights, and the settings of search."""
