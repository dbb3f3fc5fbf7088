"""The admission of a mistake, in the rulebook's way: when, what, and what it costs."""

from collections.abc import Mapping

from companion.core import KEEPER, CompanionError
from companion.games.mind_mgmt.locale import _, counted
from companion.games.mind_mgmt.moves.talk import Mistake
from companion.telling.refusals import in_a_sentence
from screens.games.mind_mgmt.host import Host
from screens.kit.pick_dialog import KEYS, ON_PURPOSE, Choice

YES = "yes"
WHAT = _("What went wrong, in a few words? Everybody will read them.")


async def admitted(side: Host) -> None:
    """Ask for hour and words, count what is owed, and admit it; then the map asks for the rest."""
    from screens.games.mind_mgmt.words_dialog import words

    found = hours(side)
    keys = [KEYS[int(hour) - 1] for hour in found]
    hour = await side.ask(Choice(_("In which hour was the mistake made?"), found, keys))
    said = hour and await words(side, WHAT)
    if not (hour and said):
        return
    move = Mistake(int(hour), said)
    try:
        cost = owed(side, move)
    except CompanionError as reason:
        side.say(in_a_sentence(reason))
        return
    ways = {YES: _("Admit it"), "no": _("Admit nothing")}
    if await side.ask(Choice(cost, ways, ON_PURPOSE)) == YES:
        side.play(move)


def hours(side: Host) -> dict[str, str]:
    """Give the hours of the track so far, the newest first, with what was told there."""
    told = side.view.recruits_told
    return {str(hour): _hour(hour, told) for hour in range(side.view.turn_hour, 0, -1)}


def _hour(hour: int, told: Mapping[int, int]) -> str:
    """Write an hour of the track."""
    number = told.get(hour)
    if number is None:
        return f"{hour:02}:00"
    said = counted("{number} recruit told", "{number} recruits told", number)
    return f"{hour:02}:00  {said.format(number=number)}"


def owed(side: Host, move: Mistake) -> str:
    """Count the turns since the mistake, and tell what it costs."""
    mistake = side.sitting.table.foreseen(KEEPER, move).mistake
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
    said += " " + _("Once admitted, it is said aloud and stands.")
    return said.format(number=turns, hour=f"{mistake.hour:02}")
