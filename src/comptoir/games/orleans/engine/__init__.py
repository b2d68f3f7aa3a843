"""The rules of Orléans, a file for each chapter of the rulebook."""
