"""The sections of a report, each from its part of `arena.json`."""

from html import escape
from math import log10
from typing import Any

from comptoir.arena.report.plots import bar, histogram, span, stack
from comptoir.arena.report.texts import Words, colour

Data = dict[str, Any]


def table(head: list[str], rows: list[list[str]], kind: str = "") -> str:
    """A table; the first column says what a row is about.  On a telephone it can be pushed sideways."""
    top = "".join(f'<th scope="col">{cell}</th>' for cell in head)
    body = "".join(
        f'<tr><th scope="row">{row[0]}</th>' + "".join(f"<td>{cell}</td>" for cell in row[1:]) + "</tr>" for row in rows
    )
    return f'<div class="wide"><table class="{kind}"><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def rows_of(rows: list[tuple[str, str, str]], kind: str = "") -> str:
    """Lines of a drawing: what it is, the drawing, and the figures."""
    lines = [f'<div class="name">{name}</div><div>{plot}</div><div class="figure">{told}</div>'
             for name, plot, told in rows]  # fmt: skip
    return f'<div class="rows {kind}">{"".join(lines)}</div>'


def scale(words: Words, top: float = 1.0) -> tuple[str, str, str]:
    """The line below a drawing of shares that says how far it reaches."""
    steps = "".join(f"<span>{escape(words.whole(25 * n * top))}</span>" for n in range(5))
    return "", f'<div class="axis">{steps}</div>', ""


def colours(data: Data) -> dict[str, str]:
    """The colour of each bot, the same everywhere."""
    return {row["bot"]: colour(n) for n, row in enumerate(data["bots"])}


def mark(good: bool) -> str:
    return '<span class="good">✓</span>' if good else '<span class="bad">✗</span>'


def under_title(data: Data, words: Words) -> str:
    return words.tell(
        "arena-under-title", games=data["games"], deals=data["deals"], players=data["players"], seed=str(data["seed"])
    )


def verdict(data: Data, words: Words) -> str:
    """What the figures say, and whether they can be trusted, before anything else."""
    best = data["bots"][0]
    lines = []
    if len(data["bots"]) > 1:
        told = words.tell(
            "arena-verdict-best", bot=best["bot"], share=100 * best["win_share"], low=100 * best["low"],
            high=100 * best["high"], even=100 * data["even_share"],
        )  # fmt: skip
        lines.append(f"<p>{told}</p>")
    for line, good in judgements(data, words):
        lines.append(f'<p class="{"fine" if good else "warning"}">{mark(good)} {escape(line)}</p>')
    return f'<div class="verdict">{"".join(lines)}</div>\n'


def judgements(data: Data, words: Words) -> list[tuple[str, bool]]:
    """Whether the order is sure, the controls came out right, and nobody failed: sentences for page and terminal."""
    found = []
    steps = data["ladder"]["steps"]
    if steps and data["ladder"]["enough"]:
        found.append((words.say("arena-ladder-sure"), True))
    for step in steps:
        if not step["sure"]:
            needed = step["games_needed"]
            if needed is None or needed > 1_000_000:
                line = words.say("arena-ladder-unsure", above=step["above"], below=step["below"], games=step["games"])
            else:
                line = words.say(
                    "arena-ladder-needs", above=step["above"], below=step["below"], games=step["games"], needed=needed
                )
            found.append((line, False))
    for name, control in data["controls"].items():
        found.append((words.say(f"arena-{name}-{'passed' if control['passed'] else 'failed'}"), control["passed"]))
    if data["faults"]["total"]:
        found.append((words.say("arena-faults-told", faults=data["faults"]["total"]), False))
    return found


def ladder(data: Data, words: Words) -> str:
    kinds, even = colours(data), data["even_share"]
    rows = [
        (
            escape(row["bot"]),
            span(row["win_share"], row["low"], row["high"], (0.0, 1.0), [even], words.share(row, "win_share"),
                 kinds[row["bot"]]),
            f"<b>{escape(words.percent(row['win_share']))}</b> <small>{escape(words.between(row))}</small>",
        )
        for row in data["bots"]
    ]  # fmt: skip
    head = [words.tell(f"arena-column-{name}") for name in ("bot", "games", "wins", "share", "interval", "place")]
    figures = [
        [escape(row["bot"]), escape(words.whole(row["games"])), escape(words.number(row["wins"])),
         escape(words.percent(row["win_share"])), escape(words.between(row)), escape(words.number(row["mean_place"]))]
        for row in data["bots"]
    ]  # fmt: skip
    found = data["ladder"]
    told = words.tell("arena-even-mark", even=100 * even)
    power = words.tell("arena-power", games=data["games"], points=100 * found["smallest_difference"])
    needed = [words.tell("arena-power-needs", points=int(points), games=games)
              for points, games in found["games_for"].items()]  # fmt: skip
    drawn = rows_of([*rows, scale(words)]) + f'<p class="note">{told}</p>'
    return drawn + table(head, figures) + f'<p class="note">{power} {" ".join(needed)}</p>'


def ratings(data: Data, words: Words) -> str:
    kinds = colours(data)
    rated = [row for row in data["bots"] if row["rating"]]
    if len(rated) < 2:
        return ""
    low = min(row["rating"]["low"] for row in rated)
    high = max(row["rating"]["high"] for row in rated)
    rows = []
    for row in rated:
        rating = row["rating"]
        told = words.say("arena-rating", mu=rating["mu"], low=rating["low"], high=rating["high"])
        drawn = span(rating["mu"], rating["low"], rating["high"], (low, high), [], told, kinds[row["bot"]])
        rows.append((escape(row["bot"]), drawn, escape(told)))
    return rows_of(rows)


def pairs(data: Data, words: Words) -> str:
    """A square: the bot of the line against that of the column."""
    names = [row["bot"] for row in data["bots"]]
    if len(names) < 2:
        return ""
    found = {(pair["bot"], pair["against"]): pair for pair in data["pairwise"]}
    rows = []
    for one in names:
        cells = [escape(one)]
        for other in names:
            pair = found.get((one, other))
            if pair is None or not pair["games"]:
                cells.append('<span class="none">–</span>')
            else:
                sure = "" if pair["low"] <= 0.5 <= pair["high"] else " sure"
                weight = f"{abs(pair['share'] - 0.5) * 2:.2f}"
                side = "more" if pair["share"] >= 0.5 else "less"
                cells.append(
                    f'<span class="cell {side}{sure}" style="--w:{weight}">{escape(words.percent(pair["share"]))}'
                    f"<small>{escape(words.between(pair))}</small></span>"
                )
        rows.append(cells)
    head = [words.tell("arena-column-before"), *[escape(name) for name in names]]
    return table(head, rows, "square") + f'<p class="note">{words.tell("arena-pairs-note")}</p>'


def seats(data: Data, words: Words) -> str:
    kinds, even = colours(data), data["even_share"]
    blocks = [(words.tell("arena-everybody"), data["seats"]["all"], "c7")] if len(data["bots"]) > 1 else []
    blocks += [(escape(name), data["seats"]["bots"][name], kinds[name]) for name in kinds]
    found = []
    for name, rows, kind in blocks:
        lines = [
            (escape(words.seat(row["seat"])),
             span(row["share"], row["low"], row["high"], (0.0, 1.0), [even], words.share(row), kind),
             f"{escape(words.percent(row['share']))} <small>{escape(words.between(row))}</small>")
            for row in rows if row["games"]
        ]  # fmt: skip
        found.append(f'<div class="panel"><h3>{name}</h3>{rows_of(lines, "tight")}</div>')
    return f'<div class="panels">{"".join(found)}</div>'


def legend(parts: list[str], words: Words) -> str:
    items = [f'<li><span class="swatch {colour(n)}"></span>{escape(words.part(part))}</li>'
             for n, part in enumerate(parts)]  # fmt: skip
    return f'<ul class="legend">{"".join(items)}</ul>'


def score_rows(sheets: list[tuple[str, dict[str, float]]], words: Words) -> str:
    """Scores and what they are made of: drawn, and in figures."""
    parts = [part for part in sheets[0][1] if part != "total"]
    whole = max(sum(max(0.0, sheet[part]) for part in parts) for _, sheet in sheets) or 1.0
    rows = [
        (name, stack([(sheet[part], colour(n)) for n, part in enumerate(parts)], whole, words.number(sheet["total"])),
         f"<b>{escape(words.number(sheet['total']))}</b>")
        for name, sheet in sheets
    ]  # fmt: skip
    head = ["", *[escape(words.part(part)) for part in (*parts, "total")]]
    figures = [[name, *[escape(words.number(sheet[part])) for part in (*parts, "total")]] for name, sheet in sheets]
    return rows_of(rows) + legend(parts, words) + table(head, figures)


def scores(data: Data, words: Words) -> str:
    return score_rows([(escape(row["bot"]), row["score_parts"]) for row in data["bots"]], words)


def length(data: Data, words: Words) -> str:
    found = data["length"]
    spread, columns = found["decisions"], found["histogram"]
    told = words.tell(
        "arena-length", mean=spread["mean"], quarter=spread["quarter"], three_quarters=spread["three_quarters"]
    )
    ends = [columns["from"], columns["from"] + columns["width"] * len(columns["games"])]
    axis = "".join(f"<span>{escape(words.whole(end))}</span>" for end in ends)
    endings = [
        f"<li>{escape(words.ending(cause))} <small>{escape(words.percent(number / data['games']))}</small></li>"
        for cause, number in found["ended_by"].items()
    ]
    drawn = histogram(columns["games"], words.say("arena-heading-length"))
    return f'{drawn}<div class="axis">{axis}</div><p class="note">{told}</p><ul class="plain">{"".join(endings)}</ul>'


def times(data: Data, words: Words) -> str:
    kinds = colours(data)
    timed = [row for row in data["bots"] if row["seconds_per_move"]]
    if not timed:
        return ""
    low = log10(min(row["seconds_per_move"] for row in timed)) - 0.3
    high = max(log10(max(row["seconds_per_move"] for row in timed)), low + 1)
    rows = []
    for row in timed:
        told = words.time(row["seconds_per_move"])
        drawn = bar((log10(row["seconds_per_move"]) - low) / (high - low), told, kinds[row["bot"]])
        moves = words.say("arena-moves", moves=round(row["moves_per_game"]))
        rows.append((escape(row["bot"]), drawn, f"<b>{escape(told)}</b> <small>{escape(moves)}</small>"))
    return rows_of(rows)


def controls(data: Data, words: Words) -> str:
    found = []
    for name, control in data["controls"].items():
        passed = control["passed"]
        drawn = span(
            control["win_share"], control["low"], control["high"], (0.0, 1.0), [control["expected"]],
            words.share(control, "win_share"), "c2" if passed else "c0",
        )  # fmt: skip
        told = words.tell(f"arena-{name}-told", bot=control["bot"], games=control["games"])
        figure = f"<b>{escape(words.percent(control['win_share']))}</b> <small>{escape(words.between(control))}</small>"
        must = words.tell(f"arena-{name}-must", share=100 * control["expected"])
        outcome = words.tell(f"arena-{name}-{'passed' if passed else 'failed'}")
        found.append(
            f'<div class="panel control {"fine" if passed else "warning"}"><h3>{words.tell(f"arena-{name}-name")}</h3>'
            f"<p>{told}</p>{drawn}<p>{figure}</p><p>{must}</p><p><b>{mark(passed)} {outcome}</b></p></div>"
        )
    return f'<div class="panels">{"".join(found)}</div>'


def faults(data: Data, words: Words) -> str:
    """Nothing, when nobody failed."""
    found = []
    for row in data["faults"]["bots"]:
        kinds = [
            f"<li>{words.tell(f'arena-fault-{kind}', faults=number)}</li>" for kind, number in row["kinds"].items()
        ]
        examples = [example(one, words) for one in row["examples"]]
        found.append(
            f'<div class="panel"><h3>{escape(row["bot"])}</h3><ul class="plain">{"".join(kinds)}</ul>'
            f'<ul class="plain small">{"".join(examples)}</ul></div>'
        )
    return f'<div class="panels">{"".join(found)}</div>' if found else ""


def example(one: dict[str, Any], words: Words) -> str:
    where = words.tell("arena-fault-example", number=one["game"], decision=one["decision"])
    what = words.tell(f"arena-fault-{one['kind']}", faults=1)
    return f"<li>{where} {what} <code>{escape(one['told'])}</code></li>"


def how(data: Data, words: Words) -> str:
    """What is needed to play the same match again."""
    rows = [
        [words.tell("arena-how-entrants"), escape(", ".join(data["entrants"]))],
        [words.tell("arena-how-games"), words.tell("arena-how-games-told", games=data["games"], deals=data["deals"])],
        [words.tell("arena-how-seed"), escape(str(data["seed"]))],
        [words.tell("arena-how-options"), escape(", ".join(f"{k}={v}" for k, v in data["options"].items()) or "–")],
        [words.tell("arena-how-versions"), words.tell(
            "arena-how-versions-told", comptoir=data["versions"]["comptoir"], rules=data["versions"]["rules"],
            box=data["versions"]["box"][:12])],
        [words.tell("arena-how-results"), f"<code>{escape(data['results'])}</code>"],
    ]  # fmt: skip
    for own in data["own_bots"]:
        made = own.get("command") or f"{own['file']} (sha256 {own['sha256'][:12]})"
        rows.append([escape(own["name"]), f"<code>{escape(made)}</code>"])
    body = "".join(f'<tr><th scope="row">{name}</th><td>{told}</td></tr>' for name, told in rows)
    return f'<div class="wide"><table class="facts"><tbody>{body}</tbody></table></div>'
