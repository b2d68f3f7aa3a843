"""What a position is worth to a seat, one hand-made estimate per game.  `greedy` goes by it."""
