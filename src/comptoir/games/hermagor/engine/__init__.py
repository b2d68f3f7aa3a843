"""The rules of Hermagor, a file for each chapter of the rulebook."""
