"""The texts for admitting a mistake: its possible hours, and what it costs."""

from companion.games.mind_mgmt.locale import _, counted
from companion.games.mind_mgmt.view import OpenMistake, View


def hours(view: View) -> dict[int, str]:
    """Return the hours so far with what was announced, the newest first."""
    return {
        hour: _hour(hour, view.recruits_told.get(hour)) for hour in range(view.turn_hour, 0, -1)
    }


def _hour(hour: int, told: int | None) -> str:
    """Return an hour with what was announced."""
    if told is None:
        return f"{hour:02}:00"
    said = counted("{number} recruit announced", "{number} recruits announced", told)
    return f"{hour:02}:00  {said.format(number=told)}"


def cost(mistake: OpenMistake) -> str:
    """Say what a mistake costs."""
    turns = mistake.notes_owed
    if turns:
        said = counted(
            "{number} turn has gone by since {hour}:00, so {number} note is owed: a location of"
            " your path, shown with its hour.",
            "{number} turns have gone by since {hour}:00, so {number} notes are owed: locations"
            " of your path, shown with their hours.",
            turns,
        )
        said += " " + _(
            "If it can be put right at the table, choose that next, and nothing is owed."
        )
    else:
        said = _(
            "No turn has gone by since {hour}:00, so it is put right at the table;"
            " choose that next."
        )
    said += " " + _("Once admitted, it is said aloud and stays.")
    return said.format(number=turns, hour=f"{mistake.hour:02}")
