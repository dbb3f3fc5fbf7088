"""Admits a mistake of the hidden seat: in which hour, what went wrong, and what it costs."""

from companion.contract.move import Choice
from companion.core import CompanionError
from companion.evening.turn_keys import TurnRow
from companion.locale import N_, _
from companion.telling.refusals import in_a_sentence
from companion.trail.mistake_words import MistakeWords
from companion.trail.mistakes import AdmitsMistake
from companion.untyped import GamesOwn
from screens.kit.dialogs.pick_dialog import PickDialog
from screens.table.dialogs.words_dialog import words
from screens.table.extras import Extra, single
from screens.table.page_contract import PageContract

YES = "yes"


async def mistake(page: PageContract) -> None:
    """Admit a mistake, on the page of the hidden seat."""
    page.call(admitted)


async def admitted(page: PageContract) -> None:
    """Ask for the hour and a text, show the cost, and admit it; the page asks for the rest."""
    seating, choice = page.seating, offered(page)
    told, kind = seating.game.words, choice.kind if choice else None
    if kind is None or not isinstance(told, MistakeWords):
        return
    found = told.admissible(seating.view)
    keys = single(page, [_row(kind, hour, said) for hour, said in found.items()])
    rows = {str(hour): said for hour, said in found.items()}
    hour = await page.ask(PickDialog(told.prompt(kind, {}, seating.view), rows, keys))
    said = hour and await words(page, told.prompt(kind, {"hour": int(hour)}, seating.view))
    if not (hour and said):
        return
    move = kind(int(hour), said)
    try:
        cost = told.cost(seating.table.foreseen(seating.table.hidden_seat, move))
    except CompanionError as reason:
        page.say(in_a_sentence(reason))
        return
    ways = {YES: _("Admit it"), "no": _("Admit nothing")}
    if await page.ask(PickDialog(cost, ways, on_purpose=True)) == YES:
        page.play(move)


def _row(kind: type[GamesOwn], hour: int, said: str) -> TurnRow:
    """Return an hour as a row, whose key is its figure."""
    return TurnRow(said, (kind, hour), str(hour) if hour < 10 else "", number=True)


def offered(page: PageContract) -> Choice[GamesOwn] | None:
    """Return the choice of a mistake, if one can be admitted now."""
    table = page.seating.table
    choices = table.legal(table.hidden_seat).choices if table.hidden_seat else ()
    return next((each for each in choices if issubclass(each.kind, AdmitsMistake)), None)


MISTAKE = Extra(
    "mistake",
    "m",
    N_("Mistake"),
    N_("something wrong was said or laid for the hidden side"),
    mistake,
    lambda page: offered(page) is not None,
    sought=True,
)
