"""The balance report: what winning scores are made of, what a seat is worth, and which things go with winning."""

from html import escape
from typing import Any

from comptoir.arena.report.plots import span
from comptoir.arena.report.sections import rows_of, scale, score_rows, table
from comptoir.arena.report.texts import Words

FEW = 5  # seats that held a thing; below, nothing is drawn


def parts(balance: dict[str, Any], words: Words) -> list[tuple[str, str]]:
    """The sections, by name."""
    return [
        ("winning", winning(balance["winning_scores"], words)),
        ("advantage", advantage(balance["seats"], words)),
        ("things", "".join(things(group, rows, words) for group, rows in balance["things"].items())),
    ]


def winning(found: dict[str, Any], words: Words) -> str:
    sheets = [(words.tell("arena-winners"), found["winners"])]
    if found["others"]:
        sheets.append((words.tell("arena-others"), found["others"]))
    ahead = sorted(
        ((part, points) for part, points in found["lead"].items() if part != "total"), key=lambda item: -item[1]
    )
    lead = words.tell("arena-lead", points=found["lead"]["total"], mean=found["lead_over_second"]["mean"])
    head = [words.tell("arena-column-part"), words.tell("arena-column-lead")]
    rows = [[escape(words.part(part)), signed(points, words)] for part, points in ahead]
    return f'{score_rows(sheets, words)}<p class="note">{lead}</p>{table(head, rows, "narrow")}'


def signed(points: float, words: Words) -> str:
    return ("+" if points > 0 else "−" if points < 0 else "") + escape(words.number(abs(points)))


def advantage(rows: list[dict[str, Any]], words: Words) -> str:
    even, top = 1 / len(rows), reaching(rows)
    lines = [
        (escape(words.seat(row["seat"])) + star(row),
         span(row["share"], row["low"], row["high"], (0.0, top), [even], words.share(row), "c7"),
         f"<b>{escape(words.percent(row['share']))}</b> <small>{escape(words.between(row))}</small>")
        for row in rows if row["games"]
    ]  # fmt: skip
    return rows_of([*lines, scale(words, top)])


def reaching(rows: list[dict[str, Any]]) -> float:
    """How far a drawing must reach so that everything is on it: 40, 60, 80 or 100 per cent."""
    return next(top for top in (0.4, 0.6, 0.8, 1.0) if top == 1.0 or all(row["high"] <= top for row in rows))


def star(row: dict[str, Any]) -> str:
    """The mark of what is beyond chance."""
    return ' <span class="star">★</span>' if row["beyond_chance"] else ""


def things(group: str, rows: list[dict[str, Any]], words: Words) -> str:
    """A group of things, best first; beside each what its holders won and would have won anyhow."""
    shown = [row for row in rows if row["held"] >= FEW]
    name = words.tell(f"arena-held-{words.match.game}-{group}")
    if not shown:
        return f'<h3>{name}</h3><p class="note">{words.tell("arena-held-few")}</p>'
    top = reaching(shown)
    lines = [
        (escape(words.thing(group, row["thing"])) + star(row),
         span(row["win_share"], row["low"], row["high"], (0.0, top), [row["expected"]],
              words.share(row, "win_share"), ("c2" if row["win_share"] > row["expected"] else "c0")
              if row["beyond_chance"] else "c7"),
         f"{escape(words.percent(row['win_share']))} <small>{escape(words.between(row))} · "
         f"{words.tell('arena-held-times', times=row['held'])}</small>")
        for row in shown
    ]  # fmt: skip
    rare = len(rows) - len(shown)
    more = f'<p class="note">{words.tell("arena-held-rare", things=rare, least=FEW)}</p>' if rare else ""
    return f"<h3>{name}</h3>{rows_of([*lines, scale(words, top)], 'long')}{more}"
