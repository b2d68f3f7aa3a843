"""The rules of Village, a file for each chapter of the rulebook."""
