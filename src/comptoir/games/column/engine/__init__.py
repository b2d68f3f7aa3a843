"""The rules of A Column of Fire, a file for each chapter of the rulebook."""
