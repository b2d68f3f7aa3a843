"""Ratings by OpenSkill (Plackett and Luce's model): from whole rankings of many players, not from pairs.

The games are gone through in the order of their numbers, so a rating does not depend on who finished first.  A bot that
has several seats at one table learns from each of them: its rating moves by the mean.
"""

from collections.abc import Iterable
from typing import Any

from comptoir.arena.statistics import Z95, rounded
from comptoir.arena.play import Result


def ratings(results: Iterable[Result]) -> dict[str, dict[str, float]]:
    """By bot: mu, sigma, and the interval in which the rating lies with 95 %."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known: dict[str, Any] = {}
    for result in results:
        seats = result["seats"]
        for name in seats:
            known.setdefault(name, model.rating())
        if len(set(seats)) < 2:
            continue  # nobody to be compared with
        teams = [[model.create_rating([known[name].mu, known[name].sigma])] for name in seats]
        after = model.rate(teams, ranks=[float(place) for place in result["places"]])
        for name in set(seats):
            mine = [after[seat][0] for seat, other in enumerate(seats) if other == name]
            mu = sum(rating.mu for rating in mine) / len(mine)
            sigma = sum(rating.sigma for rating in mine) / len(mine)
            known[name] = model.create_rating([mu, sigma])
    return {
        name: {
            "mu": rounded(rating.mu),
            "sigma": rounded(rating.sigma),
            "low": rounded(rating.mu - Z95 * rating.sigma),
            "high": rounded(rating.mu + Z95 * rating.sigma),
        }
        for name, rating in known.items()
    }
