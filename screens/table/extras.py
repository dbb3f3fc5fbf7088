"""The list under More: optional moves, and things that concern the whole table."""

from collections.abc import Awaitable, Callable, Container, Iterator, Sequence
from dataclasses import dataclass
from string import ascii_lowercase

from companion.contract.move import Choice, Move
from companion.evening.turn_keys import TurnRow
from companion.locale import _
from screens.kit.dialogs.pick_dialog import PickDialog
from screens.kit.keys.commands import Command, described
from screens.table.page_contract import PageContract

MORE = "more"


@dataclass(frozen=True)
class Extra:
    """A row of the list: its key, its name, its function, and when it is possible.

    Name and help are marked with `N_`, like those of a command.
    """

    what: str
    key: str  # always the same one
    name: str
    help: str
    run: Callable[[PageContract], Awaitable[None]]
    can: Callable[[PageContract], bool] = lambda _page: True
    sealed: bool = False  # whether only tables have it at which something is sealed
    sought: bool = False  # whether people look for it in the list of all commands

    @property
    def command(self) -> Command:
        """Return it as a command, which has no key of its own."""
        return Command(f"more('{self.what}')", "", self.name, self.help, sought=self.sought)


def of_choices(
    page: PageContract, choices: Sequence[Choice[Move]], taken: Container[str] = ""
) -> Iterator[Extra]:
    """Go through the optional choices as rows, by names and letters that no other row has.

    Decisions about silent points are one row in all games, and so is help. A row keeps its letter
    while the turn lasts.
    """
    seating = page.seating
    words, view, rules = seating.game.words, page.shown.view, seating.game.rules
    shared: tuple[object, ...] = (rules.ruled, rules.helped, rules.helped_by_all)
    mine = [each for each in choices if each.kind not in shared]
    names = [words.kind(each.kind, each.fixed, view) for each in mine]
    rows = [
        TurnRow(name, (each.kind, *each.fixed.items()))
        for name, each in zip(names, mine, strict=True)
    ]
    letters = "".join(letter for letter in ascii_lowercase if letter not in taken)
    keys = seating.sitting.keys((MORE, seating.seat)).keyed(rows, letters, figures=False)
    for at, (choice, name, key) in enumerate(zip(mine, names, keys, strict=True)):
        yield Extra(f"choice-{at}", key, name, "", _offering(choice))


def single(page: PageContract, rows: Sequence[TurnRow]) -> tuple[str, ...]:
    """Return the keys of a dialog's rows, each one sign, which mean nothing else in this turn."""
    return page.seating.keys.keyed(rows, ascii_lowercase)


def _offering(choice: Choice[Move]) -> Callable[[PageContract], Awaitable[None]]:
    """Return a function that offers this choice."""

    async def offer(page: PageContract) -> None:
        page.offer([choice])

    return offer


def _row(extra: Extra) -> str:
    """Return the name with its help, if it has any."""
    return ": ".join(filter(None, described(extra.command)))


async def done(page: PageContract, extras: Sequence[Extra], what: str = "") -> None:
    """Do the named thing, or let one be chosen from the list."""
    found = {each.what: each for each in extras}
    if not what and found:
        told = {name: _row(each) for name, each in found.items()}
        keys = [each.key for each in found.values()]
        chosen = await page.ask(PickDialog(_("More actions"), told, keys))
        what = chosen or ""
    if what in found:
        await found[what].run(page)
