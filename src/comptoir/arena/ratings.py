"""Ratings by OpenSkill (the Plackett-Luce model): from whole rankings of many players, not from pairs.

Games are rated in the order of their numbers, so that ratings do not depend on which process finished first.  When a
bot has several seats in a game, its new rating is the mean of what each seat gives.
"""

from collections.abc import Iterable
from typing import Any

from comptoir.arena.play import Result
from comptoir.arena.statistics import Z95, rounded


def ratings(results: Iterable[Result]) -> dict[str, dict[str, float]]:
    """By bot: mu, sigma, and the 95 % interval of the rating."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    rating_of: dict[str, Any] = {}
    for result in results:
        seats = result["seats"]
        for name in seats:
            rating_of.setdefault(name, model.rating())
        if len(set(seats)) < 2:
            continue  # there is nothing to compare
        teams = [[model.create_rating([rating_of[name].mu, rating_of[name].sigma])] for name in seats]
        after = model.rate(teams, ranks=[float(place) for place in result["places"]])
        for name in set(seats):
            new_ratings = [after[seat][0] for seat, seated in enumerate(seats) if seated == name]
            mu = sum(rating.mu for rating in new_ratings) / len(new_ratings)
            sigma = sum(rating.sigma for rating in new_ratings) / len(new_ratings)
            rating_of[name] = model.create_rating([mu, sigma])
    return {
        name: {
            "mu": rounded(rating.mu),
            "sigma": rounded(rating.sigma),
            "low": rounded(rating.mu - Z95 * rating.sigma),
            "high": rounded(rating.mu + Z95 * rating.sigma),
        }
        for name, rating in rating_of.items()
    }
