"""Hermagor: merchants crowd a market with their buyers, then travel the land and sell what they have won.

Read `components.py` (the pieces), `state.py` (the table), then the rules in the order of the rulebook: `setup`,
`market`, `awards`, `selling`, `roads`, `regions`, `nobility`, `ending`, `scoring`.  `purse` is about money, which is
secret.  `rules.en.md` and `rules.fr.md` hold the numbered statements that the ids in the code refer to.
"""
