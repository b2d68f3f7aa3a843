"""Village: families live, work, travel and die, and their chronicle remembers some of them.

Read `components.py` (the pieces), `state.py` (the table), then the rules in the order of the rulebook: `seeding`,
`turn`, `costs`, `harvest`, `crafts`, `market`, `travel`, `council`, `church`, `death`, `ending`, `scoring`.
`rules.en.md` and `rules.fr.md` hold the numbered statements that the ids in the code refer to.
"""
