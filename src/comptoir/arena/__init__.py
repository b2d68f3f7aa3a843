"""Bots against each other: simulations, and matches with ratings, statistics and a report."""
