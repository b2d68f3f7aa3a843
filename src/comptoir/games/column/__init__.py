"""A Column of Fire: merchants between two churches, served by characters who stay as long as a die says.

Read `components.py` (the pieces), `state.py` (the table), then the rules in the order of the specification: `setup`,
`turn` (the year and its windows), `first_half`, `second_half`, `houses`, `reveal`, `track`, `symbols` (one interpreter
for cards, track and privileges) with `rows`, `religion` and `selling`, `conflicts`, `protections`, `events`,
`privileges`, `payments`, `ending`, `scoring`.
"""
