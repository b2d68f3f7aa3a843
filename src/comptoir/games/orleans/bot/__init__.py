"""The evaluation function of Orléans, its weights, and the settings of search."""
