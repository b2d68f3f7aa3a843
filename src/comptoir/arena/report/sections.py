"""The sections of a report, each from its part of `arena.json`."""

from html import escape
from math import log10
from typing import Any

from comptoir.arena.report.plots import bar, histogram, span, stack
from comptoir.arena.report.texts import ReportTexts, colour

Data = dict[str, Any]


def table(head: list[str], rows: list[list[str]], kind: str = "") -> str:
    """A table whose first column names the rows; on a narrow screen it scrolls sideways."""
    top = "".join(f'<th scope="col">{cell}</th>' for cell in head)
    body = "".join(
        f'<tr><th scope="row">{row[0]}</th>' + "".join(f"<td>{cell}</td>" for cell in row[1:]) + "</tr>" for row in rows
    )
    return f'<div class="wide"><table class="{kind}"><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def rows_of(rows: list[tuple[str, str, str]], kind: str = "") -> str:
    """Rows of a name, a drawing and figures."""
    lines = [
        f'<div class="name">{name}</div><div>{plot}</div><div class="figure">{text}</div>' for name, plot, text in rows
    ]
    return f'<div class="rows {kind}">{"".join(lines)}</div>'


def scale(texts: ReportTexts, top: float = 1.0) -> tuple[str, str, str]:
    """The axis below a drawing of shares."""
    steps = "".join(f"<span>{escape(texts.whole(25 * n * top))}</span>" for n in range(5))
    return "", f'<div class="axis">{steps}</div>', ""


def colours(data: Data) -> dict[str, str]:
    """The colour of each bot, the same everywhere."""
    return {row["bot"]: colour(n) for n, row in enumerate(data["bots"])}


def mark(good: bool) -> str:
    """A tick or a cross."""
    return '<span class="good">✓</span>' if good else '<span class="bad">✗</span>'


def under_title(data: Data, texts: ReportTexts) -> str:
    """The line below the title."""
    return texts.html(
        "arena-under-title", games=data["games"], deals=data["deals"], players=data["players"], seed=str(data["seed"])
    )


def verdict(data: Data, texts: ReportTexts) -> str:
    """The main result, and whether the figures can be trusted."""
    best = data["bots"][0]
    lines = []
    if len(data["bots"]) > 1:
        text = texts.html(
            "arena-verdict-best",
            bot=best["bot"],
            share=100 * best["win_share"],
            low=100 * best["low"],
            high=100 * best["high"],
            even=100 * data["even_share"],
        )
        lines.append(f"<p>{text}</p>")
    for line, good in judgements(data, texts):
        lines.append(f'<p class="{"fine" if good else "warning"}">{mark(good)} {escape(line)}</p>')
    return f'<div class="verdict">{"".join(lines)}</div>\n'


def judgements(data: Data, texts: ReportTexts) -> list[tuple[str, bool]]:
    """Whether the order is sure, the controls passed and no bot failed: sentences, and whether they are good news."""
    sentences = []
    steps = data["ladder"]["steps"]
    if steps and data["ladder"]["enough"]:
        sentences.append((texts.say("arena-ladder-sure"), True))
    for step in steps:
        if not step["sure"]:
            needed = step["games_needed"]
            if needed is None or needed > 1_000_000:
                line = texts.say("arena-ladder-unsure", above=step["above"], below=step["below"], games=step["games"])
            else:
                line = texts.say(
                    "arena-ladder-needs", above=step["above"], below=step["below"], games=step["games"], needed=needed
                )
            sentences.append((line, False))
    for name, control in data["controls"].items():
        sentences.append((texts.say(f"arena-{name}-{'passed' if control['passed'] else 'failed'}"), control["passed"]))
    if data["faults"]["total"]:
        sentences.append((texts.say("arena-faults-told", faults=data["faults"]["total"]), False))
    return sentences


def ladder(data: Data, texts: ReportTexts) -> str:
    """The bots by their share of victories, and how many games a difference needs."""
    kinds, even = colours(data), data["even_share"]
    rows = [
        (
            escape(row["bot"]),
            span(
                row["win_share"],
                row["low"],
                row["high"],
                (0.0, 1.0),
                [even],
                texts.share(row, "win_share"),
                kinds[row["bot"]],
            ),
            f"<b>{escape(texts.percent(row['win_share']))}</b> <small>{escape(texts.between(row))}</small>",
        )
        for row in data["bots"]
    ]
    head = [texts.html(f"arena-column-{name}") for name in ("bot", "games", "wins", "share", "interval", "place")]
    figures = [
        [
            escape(row["bot"]),
            escape(texts.whole(row["games"])),
            escape(texts.number(row["wins"])),
            escape(texts.percent(row["win_share"])),
            escape(texts.between(row)),
            escape(texts.number(row["mean_place"])),
        ]
        for row in data["bots"]
    ]
    ladder_data = data["ladder"]
    text = texts.html("arena-even-mark", even=100 * even)
    power = texts.html("arena-power", games=data["games"], points=100 * ladder_data["smallest_difference"])
    needed = [
        texts.html("arena-power-needs", points=int(points), games=games)
        for points, games in ladder_data["games_for"].items()
    ]
    drawn = rows_of([*rows, scale(texts)]) + f'<p class="note">{text}</p>'
    return drawn + table(head, figures) + f'<p class="note">{power} {" ".join(needed)}</p>'


def ratings(data: Data, texts: ReportTexts) -> str:
    """The ratings with their intervals."""
    kinds = colours(data)
    rated = [row for row in data["bots"] if row["rating"]]
    if len(rated) < 2:
        return ""
    low = min(row["rating"]["low"] for row in rated)
    high = max(row["rating"]["high"] for row in rated)
    rows = []
    for row in rated:
        rating = row["rating"]
        text = texts.say("arena-rating", mu=rating["mu"], low=rating["low"], high=rating["high"])
        drawn = span(rating["mu"], rating["low"], rating["high"], (low, high), [], text, kinds[row["bot"]])
        rows.append((escape(row["bot"]), drawn, escape(text)))
    return rows_of(rows)


def pairs(data: Data, texts: ReportTexts) -> str:
    """Each bot (row) against each other one (column)."""
    names = [row["bot"] for row in data["bots"]]
    if len(names) < 2:
        return ""
    pair_of = {(pair["bot"], pair["against"]): pair for pair in data["pairwise"]}
    rows = []
    for one in names:
        cells = [escape(one)]
        for other in names:
            pair = pair_of.get((one, other))
            if pair is None or not pair["games"]:
                cells.append('<span class="none">–</span>')
            else:
                sure = "" if pair["low"] <= 0.5 <= pair["high"] else " sure"
                weight = f"{abs(pair['share'] - 0.5) * 2:.2f}"
                side = "more" if pair["share"] >= 0.5 else "less"
                cells.append(
                    f'<span class="cell {side}{sure}" style="--w:{weight}">{escape(texts.percent(pair["share"]))}'
                    f"<small>{escape(texts.between(pair))}</small></span>"
                )
        rows.append(cells)
    head = [texts.html("arena-column-before"), *[escape(name) for name in names]]
    return table(head, rows, "square") + f'<p class="note">{texts.html("arena-pairs-note")}</p>'


def seats(data: Data, texts: ReportTexts) -> str:
    """What each seat is worth, to all bots and to each."""
    kinds, even = colours(data), data["even_share"]
    blocks = [(texts.html("arena-everybody"), data["seats"]["all"], "c7")] if len(data["bots"]) > 1 else []
    blocks += [(escape(name), data["seats"]["bots"][name], kinds[name]) for name in kinds]
    panels = []
    for name, rows, kind in blocks:
        lines = [
            (
                escape(texts.seat(row["seat"])),
                span(row["share"], row["low"], row["high"], (0.0, 1.0), [even], texts.share(row), kind),
                f"{escape(texts.percent(row['share']))} <small>{escape(texts.between(row))}</small>",
            )
            for row in rows
            if row["games"]
        ]
        panels.append(f'<div class="panel"><h3>{name}</h3>{rows_of(lines, "tight")}</div>')
    return f'<div class="panels">{"".join(panels)}</div>'


def legend(parts: list[str], texts: ReportTexts) -> str:
    """The colours of the parts of a score."""
    items = [
        f'<li><span class="swatch {colour(n)}"></span>{escape(texts.part(part))}</li>' for n, part in enumerate(parts)
    ]
    return f'<ul class="legend">{"".join(items)}</ul>'


def score_rows(sheets: list[tuple[str, dict[str, float]]], texts: ReportTexts) -> str:
    """Scores and their parts: drawn, and in figures."""
    parts = [part for part in sheets[0][1] if part != "total"]
    whole = max(sum(max(0.0, sheet[part]) for part in parts) for _, sheet in sheets) or 1.0
    rows = [
        (
            name,
            stack([(sheet[part], colour(n)) for n, part in enumerate(parts)], whole, texts.number(sheet["total"])),
            f"<b>{escape(texts.number(sheet['total']))}</b>",
        )
        for name, sheet in sheets
    ]
    head = ["", *[escape(texts.part(part)) for part in (*parts, "total")]]
    figures = [[name, *[escape(texts.number(sheet[part])) for part in (*parts, "total")]] for name, sheet in sheets]
    return rows_of(rows) + legend(parts, texts) + table(head, figures)


def scores(data: Data, texts: ReportTexts) -> str:
    """The mean score of each bot and its parts."""
    return score_rows([(escape(row["bot"]), row["score_parts"]) for row in data["bots"]], texts)


def length(data: Data, texts: ReportTexts) -> str:
    """How many decisions a game takes, and how games end."""
    spread, columns = data["length"]["decisions"], data["length"]["histogram"]
    text = texts.html(
        "arena-length", mean=spread["mean"], quarter=spread["quarter"], three_quarters=spread["three_quarters"]
    )
    ends = [columns["from"], columns["from"] + columns["width"] * len(columns["games"])]
    axis = "".join(f"<span>{escape(texts.whole(end))}</span>" for end in ends)
    endings = [
        f"<li>{escape(texts.ending(cause))} <small>{escape(texts.percent(number / data['games']))}</small></li>"
        for cause, number in data["length"]["ended_by"].items()
    ]
    drawn = histogram(columns["games"], texts.say("arena-heading-length"))
    return f'{drawn}<div class="axis">{axis}</div><p class="note">{text}</p><ul class="plain">{"".join(endings)}</ul>'


def times(data: Data, texts: ReportTexts) -> str:
    """The time each bot takes for a move, on a logarithmic scale."""
    kinds = colours(data)
    timed = [row for row in data["bots"] if row["seconds_per_move"]]
    if not timed:
        return ""
    low = log10(min(row["seconds_per_move"] for row in timed)) - 0.3
    high = max(log10(max(row["seconds_per_move"] for row in timed)), low + 1)
    rows = []
    for row in timed:
        text = texts.time(row["seconds_per_move"])
        drawn = bar((log10(row["seconds_per_move"]) - low) / (high - low), text, kinds[row["bot"]])
        moves = texts.say("arena-moves", moves=round(row["moves_per_game"]))
        rows.append((escape(row["bot"]), drawn, f"<b>{escape(text)}</b> <small>{escape(moves)}</small>"))
    return rows_of(rows)


def controls(data: Data, texts: ReportTexts) -> str:
    """The two control matches and whether they passed."""
    panels = []
    for name, control in data["controls"].items():
        passed = control["passed"]
        drawn = span(
            control["win_share"],
            control["low"],
            control["high"],
            (0.0, 1.0),
            [control["expected"]],
            texts.share(control, "win_share"),
            "c2" if passed else "c0",
        )
        text = texts.html(f"arena-{name}-told", bot=control["bot"], games=control["games"])
        figure = f"<b>{escape(texts.percent(control['win_share']))}</b> <small>{escape(texts.between(control))}</small>"
        must = texts.html(f"arena-{name}-must", share=100 * control["expected"])
        outcome = texts.html(f"arena-{name}-{'passed' if passed else 'failed'}")
        panels.append(
            f'<div class="panel control {"fine" if passed else "warning"}"><h3>{texts.html(f"arena-{name}-name")}</h3>'
            f"<p>{text}</p>{drawn}<p>{figure}</p><p>{must}</p><p><b>{mark(passed)} {outcome}</b></p></div>"
        )
    return f'<div class="panels">{"".join(panels)}</div>'


def faults(data: Data, texts: ReportTexts) -> str:
    """What went wrong with which bot; "" when no bot failed."""
    panels = []
    for row in data["faults"]["bots"]:
        kinds = [
            f"<li>{texts.html(f'arena-fault-{kind}', faults=number)}</li>" for kind, number in row["kinds"].items()
        ]
        examples = [example(fault, texts) for fault in row["examples"]]
        panels.append(
            f'<div class="panel"><h3>{escape(row["bot"])}</h3><ul class="plain">{"".join(kinds)}</ul>'
            f'<ul class="plain small">{"".join(examples)}</ul></div>'
        )
    return f'<div class="panels">{"".join(panels)}</div>' if panels else ""


def example(fault: dict[str, Any], texts: ReportTexts) -> str:
    """One fault: where it happened, and what was wrong."""
    where = texts.html("arena-fault-example", number=fault["game"], decision=fault["decision"])
    what = texts.html(f"arena-fault-{fault['kind']}", faults=1)
    return f"<li>{where} {what} <code>{escape(fault['told'])}</code></li>"


def how(data: Data, texts: ReportTexts) -> str:
    """Everything that is needed to play the same match again."""
    rows = [
        [texts.html("arena-how-entrants"), escape(", ".join(data["entrants"]))],
        [texts.html("arena-how-games"), texts.html("arena-how-games-told", games=data["games"], deals=data["deals"])],
        [texts.html("arena-how-seed"), escape(str(data["seed"]))],
        [texts.html("arena-how-options"), escape(", ".join(f"{k}={v}" for k, v in data["options"].items()) or "–")],
        [
            texts.html("arena-how-versions"),
            texts.html(
                "arena-how-versions-told",
                comptoir=data["versions"]["comptoir"],
                rules=data["versions"]["rules"],
                box=data["versions"]["box"][:12],
            ),
        ],
        [texts.html("arena-how-results"), f"<code>{escape(data['results'])}</code>"],
    ]
    for custom_bot in data["own_bots"]:
        source = custom_bot.get("command") or f"{custom_bot['file']} (sha256 {custom_bot['sha256'][:12]})"
        rows.append([escape(custom_bot["name"]), f"<code>{escape(source)}</code>"])
    body = "".join(f'<tr><th scope="row">{name}</th><td>{text}</td></tr>' for name, text in rows)
    return f'<div class="wide"><table class="facts"><tbody>{body}</tbody></table></div>'
