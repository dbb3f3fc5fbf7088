"""What is under More: what nobody has to do, and what belongs to the whole table."""

from collections.abc import Awaitable, Callable, Container, Iterator, Sequence
from dataclasses import dataclass

from companion.game import Choice, Move
from companion.locale import _
from screens.kit.commands import Command, described
from screens.kit.pick_dialog import KEYS
from screens.kit.pick_dialog import Choice as Pick
from screens.table.host import Host


@dataclass(frozen=True)
class Extra:
    """Something that can be done: its key, what it is called, how it is done, and when.

    Name and help are marked with `N_`, as those of a command are.
    """

    what: str
    key: str  # the same one, whatever else can be done
    name: str
    help: str
    run: Callable[[Host], Awaitable[None]]
    can: Callable[[Host], bool] = lambda _page: True
    sought: bool = False  # whether people look for it in the list of all commands

    @property
    def command(self) -> Command:
        """Give the command that does it; it has no key of its own."""
        return Command(f"more('{self.what}')", "", self.name, self.help, sought=self.sought)


def of_choices(
    page: Host, choices: Sequence[Choice[Move]], taken: Container[str] = ""
) -> Iterator[Extra]:
    """Make what is not due into such things, by the names of kinds and keys that are not taken.

    What a rulebook leaves open is decided in one way in all games, and stands among the others.
    """
    keys = [key for key in KEYS if key not in taken]
    words, view = page.seating.game.words, page.seating.view
    ruled: object = page.seating.game.rules.ruled
    for at, choice in enumerate(each for each in choices if each.kind is not ruled):
        name = words.kind(choice.kind, choice.fixed, view)
        key = keys[at] if at < len(keys) else ""
        yield Extra(f"choice-{at}", key, name, "", _offering(choice))


def _offering(choice: Choice[Move]) -> Callable[[Host], Awaitable[None]]:
    """Offer a choice for once."""

    async def offer(page: Host) -> None:
        page.offer([choice])

    return offer


def _row(extra: Extra) -> str:
    """Name it, and say more where there is more to say."""
    return ": ".join(filter(None, described(extra.command)))


async def done(page: Host, extras: Sequence[Extra], what: str = "") -> None:
    """Do something by its name, or what is chosen of all that can be done."""
    found = {each.what: each for each in extras}
    if not what and found:
        told = {name: _row(each) for name, each in found.items()}
        keys = [each.key for each in found.values()]
        chosen = await page.ask(Pick(_("More actions"), told, keys))
        what = chosen or ""
    if what in found:
        await found[what].run(page)
