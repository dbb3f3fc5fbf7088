"""The rows of a new table about help: how much of what can be known the program shows."""

from collections.abc import Iterator

from textual.widget import Widget
from textual.widgets import RadioSet, Static

from companion.contract.game import AnyGame
from companion.locale import _
from companion.trail.help import LEVELS, PAPER
from companion.trail.help_words import changes, name, told
from screens.kit.any_screen import AnyScreen
from screens.kit.dialogs.form import row
from screens.kit.dialogs.radio_row import ArrowChoices, ways

HELP, HELPED = "help-level", "helped"


def help_rows(game: AnyGame) -> Iterator[Widget]:
    """Go through the rows; nothing is proposed, as on paper."""
    yield row(_("Help given"), ways(HELP, map(name, LEVELS), kind=ArrowChoices))
    yield Static(told_of(game, PAPER), id=HELPED, classes="below", markup=False)


def tell_help(form: AnyScreen, game: AnyGame, at: int) -> None:
    """Say what a level shows, and what more help changes."""
    for below in form.query(f"#{HELPED}").results(Static):  # none while another game is chosen
        below.update(told_of(game, LEVELS[at]))
        if form.query_one(f"#{HELP}").has_focus:
            form.call_after_refresh(below.scroll_visible, animate=False)


def chosen_help(form: AnyScreen) -> str:
    """Return the chosen level; empty where it is none, which needs no line."""
    level = LEVELS[form.query_one(f"#{HELP}", RadioSet).pressed_index]
    return "" if level == PAPER else level


def told_of(game: AnyGame, level: str) -> str:
    """Say what a level shows; where it shows anything, also what that changes."""
    more = () if level == PAPER else (changes(), game.words.help_measured())
    return " ".join(filter(None, (told(level), *more)))
