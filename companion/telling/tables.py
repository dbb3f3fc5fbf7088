"""Tables in a few words: where each stands, and when it was played."""

import time
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from companion.locale import _
from companion.plaintext import visible

if TYPE_CHECKING:
    from companion.store.rows import Row


def where(row: "Row") -> str:
    """Say in a few words where a table stands."""
    said = {"mode": row.options.get("mode", ""), **row.summary}
    modes = {"training": _("training mission"), "full": _("full game")}
    mode = modes.get(said["mode"], row.game)
    if said.get("outcome"):
        winner = {"recruiter": _("the Recruiter"), "agents": _("the agents")}
        who = winner.get(said["outcome"].get("winner"), "?")
        return _("{mode}, won by {winner}").format(mode=mode, winner=who)
    if row.over:
        return _("{mode}, stopped at {where}").format(mode=mode, where=_at(said))
    players = " ".join(said.get("players", row.options.get("players", "").split()))
    return f"{mode}, {_at(said)}, {visible(players)}"


def _at(said: Mapping[str, Any]) -> str:
    """Say how far the game is."""
    letter = said.get("setup", "" if "turn" in said else "A")
    if letter:
        return _("setting up, step {letter} of the rulebook").format(letter=letter)
    return f"{said.get('turn', 0):02}:00"


def day(when: int) -> str:
    """Write a day and an hour."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(when))
