"""Every screen of the app, and the keys that lead there."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from inspect import isclass
from pathlib import Path
from pkgutil import walk_packages
from shutil import copytree
from typing import Any

from textual.screen import Screen

import screens
from companion.core import KEEPER
from companion.evening.sitting import Sitting
from companion.games.mind_mgmt.moves.setup import DealFeatures
from companion.play.table import begin
from companion.record.head import Head
from companion.seal.envelopes.envelope import SALT, Envelope
from companion.seal.shown_head import Showing
from companion.store.public_reader import PublicReader
from companion.store.tables import Tables
from screens.envelopes.seal_page import SealPage
from screens.kit.dialogs.form import Form
from screens.kit.dialogs.pin_dialog import PinDialog
from screens.kit.dialogs.pin_form import PinForm
from screens.kit.page import Dialog, Page, Palette
from screens.proof.code_or_words import CodeOrWords
from screens.proof.head_page import HeadPage
from screens.table.hidden.code_dialog import TwoKeys
from screens.table.hidden.deal_dialog import DealDialog
from screens.table.seat.seat_page import SeatPage
from screens.table.seating import Seating
from screens.table.watching.watch_page import WatchPage
from screens.watch_window import picture
from tests.screens.doing import done
from tests.screens.kinds import kinds
from tests.screens.stage import Size, Stage, evening, folder, move, opened, seated, stage
from tests.screens.test_own_screen import own
from tests.shelf import on_the_shelf
from tests.store.evening import NAME, PIN

WHEN = 1_700_000_000.0
# What several screens have in common, and the palette, which looks as Textual draws it.
BASES = {
    CodeOrWords,
    Dialog,
    Form,
    PinForm,
    Page,
    Palette,
    TwoKeys,
    PinDialog,
}
Step = str | Callable[[Stage], Awaitable[None]]


def screens_of_ours() -> list[type[Screen[Any]]]:
    """Give every class of a screen, also those that others are made of, by their names."""
    modules = (import_module(each.name) for each in walk_packages(screens.__path__, "screens."))
    found = {each for module in modules for each in vars(module).values() if isclass(each)}
    ours = {each for each in found if each.__module__.startswith("screens.")}
    return sorted(
        (each for each in ours if issubclass(each, Screen)), key=lambda each: each.__name__
    )


def classes() -> set[str]:
    """Name every class of a screen that the app can show, and each kind of seat for its page."""
    named = {each.__name__ for each in screens_of_ours() if each not in {*BASES, SeatPage}}
    return named | set(kinds())


def typed(text: str) -> Step:
    """Type letter by letter."""
    return lambda at: at.type(text)


def work(name: str) -> Step:
    """Wait for work that is done beside the screen."""
    return lambda at: done(at, name)


def line(text: str) -> Step:
    """Play a line on the public side."""

    async def play(at: Stage) -> None:
        at.public.play(move(text))
        await at.settle()

    return play


async def lose_the_disk(at: Stage) -> None:
    """Let the database vanish."""
    [file] = at.app.tables.folder.glob("*.db")
    file.rename(file.with_name("elsewhere"))


async def show_a_head(at: Stage) -> None:
    """Show a head that is always the same."""
    head = Head("0123456789abcdef", 40, bytes(range(32)))
    at.app.push_screen(HeadPage(Showing(head, "07", (0, 1, 2, 3), ""), at.table.words.hour))
    await at.settle()
    await done(at, "work_out")


async def show_three_cards(at: Stage) -> None:
    """Show three dealt features that are always the same."""
    seating = Seating(at.public.seating.sitting, KEEPER)
    at.app.push_screen(DealDialog(DealFeatures(("bus", "idol", "pool")), seating))
    await at.settle()


async def show_a_seal(at: Stage) -> None:
    """Show a seal that is always the same."""
    at.app.push_screen(SealPage("Eva", (1, 2, 3, 4), "A" * 43))
    await at.settle()
    await done(at, "work_out")


async def watch_beside(at: Stage) -> None:
    """Show the table as a second screen does."""
    at.app.push_screen(WatchPage(PublicReader(at.app.tables.folder), picture))
    await at.settle()


async def grow_small(at: Stage) -> None:
    """Leave no room."""
    await at.pilot.resize_terminal(20, 8)
    await at.settle()


@asynccontextmanager
async def home(where: Path, size: Size) -> AsyncIterator[Stage]:
    """Begin at home, where a table and an envelope are kept."""
    copytree(folder(evening("henry asks cafe")), where)
    envelope = Envelope("Eva", (1, 2, 3, 4), "00" * SALT, "north by night")
    with closing(Tables(where, clock=lambda: WHEN)) as tables:
        tables.envelopes.keep(envelope, PIN)
    async with stage(where, size, clock=lambda: WHEN) as at:
        yield at


@asynccontextmanager
async def ended(where: Path, size: Size) -> AsyncIterator[Stage]:
    """Begin where a game is over, and everything was opened."""
    copytree(opened(), where)
    async with stage(where, size) as at:
        await at.press("enter")
        yield at


@asynccontextmanager
async def toy(game: str, pin: str | None, where: Path, size: Size) -> AsyncIterator[Stage]:
    """Begin at a new table of a toy game."""
    with on_the_shelf():
        async with stage(where, size) as at:
            options = {"players": "Eva Adam"}
            begun = begin(at.app.tables, NAME, game, options, pin)
            at.app.sit_down(Sitting(at.app.tables, at.app.tables.find(NAME), begun))
            await at.settle()
            yield at


@asynccontextmanager
async def against(where: Path, size: Size) -> AsyncIterator[Stage]:
    """Begin at a new table at which the program is the Recruiter."""
    async with stage(where, size) as at:
        options = {"mode": "training", "players": "Eva", "program": "recruiter/easy"}
        begun = begin(at.app.tables, NAME, "mind-mgmt", options, None)
        at.app.sit_down(Sitting(at.app.tables, at.app.tables.find(NAME), begun))
        await at.settle()
        yield at


def alone(where: Path, size: Size) -> Any:
    """Begin at a screen of the Recruiter's own."""
    return own(where, evening("henry asks cafe"), size)


@asynccontextmanager
async def shared(where: Path, size: Size) -> AsyncIterator[Stage]:
    """Begin behind the curtain of a screen for everybody, where two keys were chosen."""
    async with seated(where, evening("henry asks cafe"), size) as at:
        at.public.seating.sitting.code.choose("k7")
        await at.press("f2")
        await at.type(PIN, "enter")
        yield at


def table(*lines: str) -> Callable[[Path, Size], Any]:
    """Begin at a table that was played so far."""
    return lambda where, size: seated(where, lines, size)


@dataclass(frozen=True)
class Way:
    """A way to a screen: where it begins, and what is done there."""

    begin: Callable[[Path, Size], Any]
    steps: tuple[Step, ...] = ()

    @asynccontextmanager
    async def gone(self, where: Path, size: Size = (80, 24)) -> AsyncIterator[Stage]:
        """Go there."""
        async with self.begin(where / "home", size) as at:
            for step in self.steps:
                await (at.press(step) if isinstance(step, str) else step(at))
            yield at


def _way(begin: Callable[[Path, Size], Any], *steps: Step) -> Way:
    """Write a way in one row."""
    return Way(begin, steps)


asked = table(*evening("henry asks cafe"))
free = table(*evening("done", 4))
silent = table(*evening("dusty pushes B5-B4"))
rails, whispers = partial(toy, "rails", None), partial(toy, "whispers", None)
auction = partial(toy, "bids", PIN)
at_home, at_end = partial(_way, home), partial(_way, ended)

WAYS = {
    "LineDialog": at_home("r", typed(" 2")),
    "NewTable": at_home("n", typed(" Iva")),
    "PickDialog": at_home("x", "down"),
    "CodeAsked": _way(shared, "escape", "f2", "k"),
    "CodeChosen": _way(shared, "f4", "k", "k"),
    "ConfirmDialog": at_home("d"),
    "Curtain": _way(asked, "f2", typed("12")),
    "DealDialog": _way(table(*evening("start D2")), show_three_cards),
    "RulingDialog": _way(silent, line("dusty leads dusty B5-A5"), "down"),
    "EndingPage": at_end("down"),
    "ListPage": at_home("e"),
    "ExamplePage": at_home("a", "pagedown"),
    "HeadPage": _way(asked, show_a_head),
    "HelpPage": _way(asked, "f1"),
    "HIDDEN": _way(asked, "f2", typed(PIN), "enter"),
    "NOTES": _way(whispers, "1", "f2", "1", typed(PIN), "enter", typed(PIN), "enter", "1"),
    "FirstPage": at_home("down"),
    "ImportForm": at_home("i", typed("evening.table")),
    "VerdictPage": at_end("v", work("_judge")),
    "NOTED": _way(whispers, "1", "2"),
    "NowDialog": _way(free, "f4", "v"),
    "ALONE": _way(alone),
    "OpenedPage": at_home("e", "enter", typed(PIN), "enter", typed("abc")),
    "DecidedPage": at_end("w", "m"),
    "PathPage": at_end("w", "end", "left"),
    "TextPage": at_end("c"),
    "BreakPage": _way(alone, "f10"),
    "ResumeDialog": at_home("enter", typed("12")),
    "RulePage": _way(silent, line("meru moves A5-C5"), "f3"),
    "RuleSearch": at_home("u", typed("mind-mgmt.temple.diagonal")),
    "LargeRule": at_home("u", typed("mind-mgmt.temple.diagonal"), "f6"),
    "FileDialog": at_home("x", "1", typed(".old")),
    "EVERYBODY": _way(free, "left", typed("a")),
    "PROGRAM": _way(against, "enter"),
    "SealPage": at_home(show_a_seal),
    "OPEN": _way(rails, "1"),
    "SealForm": at_home("e", "down", "enter", typed("Eva")),
    "SettingsPage": at_home("s", "tab", "down", "enter"),
    "ShareDialog": at_home("enter", typed(PIN), "enter", "f2", typed("abi")),
    "SmallWindow": at_home(grow_small),
    "TypedDialog": _way(rails, "f4", "p", "e", typed("5")),
    "UndoDialog": _way(free, line("meru rests"), "ctrl+z"),
    "FailedSaveDialog": _way(free, lose_the_disk, line("meru rests")),
    "WatchPage": _way(asked, watch_beside),
    "KnownPage": _way(asked, "f12", work("work_out")),
    "WorryPage": _way(alone, "f12", work("work_out")),
    "VerifyPage": at_home("v", typed("evening.txt"), "enter", typed("garbage")),
}
