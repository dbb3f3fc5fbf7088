"""Admits a mistake by the rulebook: when, what, and what it costs.

Only this game has it: its rulebook sets the price, in notes of this board. In a plain hunt the
trail is always right and only true answers are offered, so that nothing is left to pay for.
"""

from companion.core import KEEPER, CompanionError
from companion.games.mind_mgmt.locale import _
from companion.games.mind_mgmt.moves.talk import Mistake
from companion.games.mind_mgmt.words.mistakes import cost, hours
from companion.games.mind_mgmt.words.prompts import prompt
from companion.telling.refusals import in_a_sentence
from screens.kit.dialogs.pick_dialog import KEYS, PickDialog
from screens.table.dialogs.words_dialog import words
from screens.table.host import Host

YES = "yes"


async def admitted(page: Host) -> None:
    """Ask for the hour and a text, show the cost, and admit it; the map asks for the rest."""
    view = page.seating.view
    found = hours(view)
    keys = [KEYS[hour - 1] for hour in found]
    rows = {str(hour): told for hour, told in found.items()}
    hour = await page.ask(PickDialog(prompt(Mistake, {}, view), rows, keys))
    said = hour and await words(page, prompt(Mistake, {"hour": int(hour)}, view))
    if not (hour and said):
        return
    move = Mistake(int(hour), said)
    try:
        told = cost(page.seating.table.foreseen(KEEPER, move).mistake)
    except CompanionError as reason:
        page.say(in_a_sentence(reason))
        return
    ways = {YES: _("Admit it"), "no": _("Admit nothing")}
    if await page.ask(PickDialog(told, ways, on_purpose=True)) == YES:
        page.play(move)
