"""What every game shares: the agenda, questions, menus, dice, words, records.

Read `state.py` first (how a game runs), then `vocabulary.py` (how moves are named) and `game.py` (the class of a game).
Nothing in here reads a clock or the network or knows a game by name, and only records touch files.
"""
