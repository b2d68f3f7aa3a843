"""The balance report: what winning scores are made of, what a seat is worth, and which things go with winning."""

from html import escape
from typing import Any

from comptoir.arena.report.plots import span
from comptoir.arena.report.sections import rows_of, scale, score_rows, table
from comptoir.arena.report.texts import ReportTexts

FEW = 5  # things held by fewer seats are not drawn


def parts(balance: dict[str, Any], texts: ReportTexts) -> list[tuple[str, str]]:
    """The sections, by name."""
    return [
        ("winning", winning(balance["winning_scores"], texts)),
        ("advantage", advantage(balance["seats"], texts)),
        ("things", "".join(things(group, rows, texts) for group, rows in balance["things"].items())),
    ]


def winning(figures: dict[str, Any], texts: ReportTexts) -> str:
    """The scores of winners and others, and what the lead is made of."""
    sheets = [(texts.html("arena-winners"), figures["winners"])]
    if figures["others"]:
        sheets.append((texts.html("arena-others"), figures["others"]))
    ahead = sorted(
        ((part, points) for part, points in figures["lead"].items() if part != "total"), key=lambda item: -item[1]
    )
    lead = texts.html("arena-lead", points=figures["lead"]["total"], mean=figures["lead_over_second"]["mean"])
    head = [texts.html("arena-column-part"), texts.html("arena-column-lead")]
    rows = [[escape(texts.part(part)), signed(points, texts)] for part, points in ahead]
    return f'{score_rows(sheets, texts)}<p class="note">{lead}</p>{table(head, rows, "narrow")}'


def signed(points: float, texts: ReportTexts) -> str:
    """Points with their sign."""
    return ("+" if points > 0 else "−" if points < 0 else "") + escape(texts.number(abs(points)))


def advantage(rows: list[dict[str, Any]], texts: ReportTexts) -> str:
    """What each seat is worth."""
    even, top = 1 / len(rows), scale_end(rows)
    lines = [
        (
            escape(texts.seat(row["seat"])) + star(row),
            span(row["share"], row["low"], row["high"], (0.0, top), [even], texts.share(row), "c7"),
            f"<b>{escape(texts.percent(row['share']))}</b> <small>{escape(texts.between(row))}</small>",
        )
        for row in rows
        if row["games"]
    ]
    return rows_of([*lines, scale(texts, top)])


def scale_end(rows: list[dict[str, Any]]) -> float:
    """The end of the scale of a drawing that shows all of these rows: 40, 60, 80 or 100 per cent."""
    return next(top for top in (0.4, 0.6, 0.8, 1.0) if top == 1.0 or all(row["high"] <= top for row in rows))


def star(row: dict[str, Any]) -> str:
    """The mark of what is beyond chance."""
    return ' <span class="star">★</span>' if row["beyond_chance"] else ""


def things(group: str, rows: list[dict[str, Any]], texts: ReportTexts) -> str:
    """A group of things, best first, with what their holders won and what the same bots won otherwise."""
    shown = [row for row in rows if row["held"] >= FEW]
    name = texts.html(f"arena-held-{texts.match.game}-{group}")
    if not shown:
        return f'<h3>{name}</h3><p class="note">{texts.html("arena-held-few")}</p>'
    top = scale_end(shown)
    lines = [
        (
            escape(texts.thing(group, row["thing"])) + star(row),
            span(
                row["win_share"],
                row["low"],
                row["high"],
                (0.0, top),
                [row["expected"]],
                texts.share(row, "win_share"),
                ("c2" if row["win_share"] > row["expected"] else "c0") if row["beyond_chance"] else "c7",
            ),
            f"{escape(texts.percent(row['win_share']))} <small>{escape(texts.between(row))} · "
            f"{texts.html('arena-held-times', times=row['held'])}</small>",
        )
        for row in shown
    ]
    rare = len(rows) - len(shown)
    more = f'<p class="note">{texts.html("arena-held-rare", things=rare, least=FEW)}</p>' if rare else ""
    return f"<h3>{name}</h3>{rows_of([*lines, scale(texts, top)], 'long')}{more}"
