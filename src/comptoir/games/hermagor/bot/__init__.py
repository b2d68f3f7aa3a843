"""The evaluation function of Hermagor, its weights, and the settings of search."""
