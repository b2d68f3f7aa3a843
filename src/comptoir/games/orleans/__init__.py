"""Orléans: followers are drawn from a bag, planned on places, and bring goods, stations, citizens and development.

Read `components.py` (the pieces), `state.py` (the table), then the rules in the order of the rulebook: `setup`,
`rounds`, `people`, `slots`, `followers`, `planning`, `actions`, `tracks`, `development`, `technology`, `place_tiles`,
`deeds`, `travel`, `events`, `bank`, `torture`, `scoring`.
"""
