"""Proposals: undo beyond the horizon, and what to do about a late seat.

A table has at most one open proposal.  It waits for the consent of the people it concerns, and lapses with the next
entry of the log.
"""

from collections.abc import Collection

from comptoir.server.tables.record import ProposalRecord, TableRecord


def consent_needed(record: TableRecord, proposal: ProposalRecord, late: Collection[int]) -> list[int]:
    """The seats whose consent is needed.

    They are played by people other than the one who asks; about a late seat, those who are late are not asked.
    """
    people = record.other_people(record.seats[proposal.by_seat].player_id)
    if proposal.kind == "undo":
        return people
    return [seat for seat in people if seat not in late]


def waiting_for(record: TableRecord, proposal: ProposalRecord, late: Collection[int]) -> list[int]:
    """The seats that have still to answer."""
    return [seat for seat in consent_needed(record, proposal, late) if seat not in proposal.answers]


def is_agreed(record: TableRecord, proposal: ProposalRecord, late: Collection[int]) -> bool:
    """Whether all whose consent is needed have given it."""
    return all(proposal.answers.get(seat, False) for seat in consent_needed(record, proposal, late))
