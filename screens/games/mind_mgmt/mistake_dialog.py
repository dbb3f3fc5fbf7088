"""The admission of a mistake, in the rulebook's way: when, what, and what it costs."""

from collections.abc import Mapping

from companion.core import KEEPER, CompanionError
from companion.games.mind_mgmt.locale import N_, _, counted
from companion.games.mind_mgmt.moves.talk import Mistake
from companion.telling.refusals import in_a_sentence
from screens.kit.pick_dialog import KEYS, Choice
from screens.table.host import Host
from screens.table.words_dialog import words

YES = "yes"
WHAT = N_("What went wrong, in a few words? Everybody will read them.")


async def admitted(page: Host) -> None:
    """Ask for hour and words, count what is owed, and admit it; then the map asks for the rest."""
    found = hours(page)
    keys = [KEYS[int(hour) - 1] for hour in found]
    hour = await page.ask(Choice(_("In which hour was the mistake made?"), found, keys))
    said = hour and await words(page, _(WHAT))
    if not (hour and said):
        return
    move = Mistake(int(hour), said)
    try:
        cost = owed(page, move)
    except CompanionError as reason:
        page.say(in_a_sentence(reason))
        return
    ways = {YES: _("Admit it"), "no": _("Admit nothing")}
    if await page.ask(Choice(cost, ways, on_purpose=True)) == YES:
        page.play(move)


def hours(page: Host) -> dict[str, str]:
    """Give the hours of the track so far, the newest first, with what was told there."""
    told = page.seating.view.recruits_told
    return {str(hour): _hour(hour, told) for hour in range(page.seating.view.turn_hour, 0, -1)}


def _hour(hour: int, told: Mapping[int, int]) -> str:
    """Write an hour of the track."""
    number = told.get(hour)
    if number is None:
        return f"{hour:02}:00"
    said = counted("{number} recruit announced", "{number} recruits announced", number)
    return f"{hour:02}:00  {said.format(number=number)}"


def owed(page: Host, move: Mistake) -> str:
    """Count the turns since the mistake, and tell what it costs."""
    mistake = page.seating.table.foreseen(KEEPER, move).mistake
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
