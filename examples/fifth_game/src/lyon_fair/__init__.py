"""The Fairs of Lyon: sealed bids and secret contracts, a game for Comptoir in a distribution of its own.

`plugin.py` says what there is; `rules.en.md` says how the game is played, and every chapter names the rules it keeps.
"""
