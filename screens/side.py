"""One side of the table: the board, what is due, and the lawful choices, one key each."""

from collections.abc import Mapping
from typing import Any, ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Footer, OptionList, Static

from companion.core import CompanionError, Seat
from companion.locale import _
from screens.board import Board
from screens.choosing import Choosing
from screens.commands import Command, bindings
from screens.options import Choices
from screens.picture import Picture, told
from screens.sitting import Sitting
from screens.telling import refused

MOVES = (
    Command("move(-1, 0)", "left", _("Left"), _("mark the next location to the left"), shown=False),
    Command(
        "move(1, 0)", "right", _("Right"), _("mark the next location to the right"), shown=False
    ),
    Command("move(0, -1)", "up", _("Up"), _("mark the next location above"), shown=False),
    Command("move(0, 1)", "down", _("Down"), _("mark the next location below"), shown=False),
    Command("choose", "enter", _("Choose"), _("choose what is marked")),
    Command("back", "backspace", _("Back"), _("take the last choice back")),
    Command("turn", "tab", _("Map/list"), _("turn between map and list")),
)


class Side(Screen[None]):
    """What both sides of a table have in common."""

    AUTO_FOCUS = "Board"
    BINDINGS: ClassVar = bindings(MOVES)
    seat: ClassVar[Seat]
    hot: ClassVar[tuple[str, ...]] = ()

    def __init__(self, sitting: Sitting) -> None:
        """Sit down at a table."""
        super().__init__()
        self.sitting = sitting
        self.choosing = Choosing(())
        self._typed = ""

    def compose(self) -> ComposeResult:
        """Lay out what is due, the board, and beside it the choices and the rest."""
        yield Static(id="due")
        with Horizontal(id="middle"):
            with Vertical(id="map"):
                yield Board(id="board")
                yield Static(id="marked")
            with Vertical(id="aside"):
                yield Choices(id="choices")
                yield Static(id="facts")
        yield Static(id="said")
        yield Footer()

    def on_mount(self) -> None:
        """Show how the table stands."""
        self.renew()

    @property
    def board(self) -> Board:
        """Give the board."""
        return self.query_one(Board)

    def picture(self, known: Mapping[str, Any]) -> Picture:
        """Draw what this side may see."""
        raise NotImplementedError

    def facts(self, known: Mapping[str, Any]) -> str:
        """Tell what stands beside the board."""
        raise NotImplementedError

    def renew(self) -> None:
        """Show the table as it stands now."""
        known = self.sitting.table.view(self.seat)
        self.choosing = Choosing(self.lines())
        self.board.picture = self.picture(known)
        self.query_one("#due", Static).update(self.due())
        self.query_one("#facts", Static).update(self.facts(known))
        self.offer()

    def lines(self) -> tuple[str, ...]:
        """Give the lines that are offered."""
        return self.sitting.lines(self.seat)

    def due(self) -> str:
        """Say what comes next, without the spelling of lines."""
        return self.sitting.table.awaited.partition("  ")[0]

    def offer(self) -> None:
        """Show what can be chosen now."""
        self._typed = ""
        places = self.choosing.places or self._hot_places()
        self.board.targets = places
        if self.board.marked not in places:
            self.board.marked = places[0] if places else ""
        words = tuple(each for each in self.choosing.options if each not in self.choosing.places)
        self.query_one(Choices).offer(words, self.choosing.taken, self.choosing.line)
        self.set_class(bool(places), "-on-map")

    def _hot_places(self) -> tuple[str, ...]:
        """Give the locations that can be chosen at once, without choosing what to do there."""
        options = self.choosing.options
        return next((self.choosing.leads(verb) for verb in self.hot if verb in options), ())

    def take(self, option: str) -> None:
        """Take a choice, and play the line when it is whole."""
        if option not in self.choosing.options:
            verb = next((v for v in self.hot if option in self.choosing.leads(v)), "")
            if not verb:
                return
            self.choosing.take(verb)
        if option in self.choosing.options:
            self.choosing.take(option)
        if self.choosing.settled:
            self.play(self.choosing.line or "")
        else:
            self.offer()

    def play(self, line: str) -> None:
        """Play a line, or say why it is refused."""
        try:
            said = self.sitting.play(self.seat, line)
        except CompanionError as reason:
            self.refuse(line, reason)
            return
        self.say("")
        self.played(line, said)

    def refuse(self, line: str, reason: CompanionError) -> None:
        """Say why a line was not taken."""
        self.say(refused(reason))
        self.renew()

    def played(self, line: str, said: str) -> None:
        """Go on after a line."""
        self.renew()

    def say(self, text: str) -> None:
        """Say something in the line above the footer."""
        self.query_one("#said", Static).update(text)

    @on(Board.Chosen)
    def choose_place(self, event: Board.Chosen) -> None:
        """Take a location, or say that it cannot be taken now."""
        if event.place in self.board.targets:
            self.take(event.place)

    @on(Board.Marked)
    def tell_place(self, event: Board.Marked) -> None:
        """Tell all about the marked location."""
        cell = self.board.picture.cells.get(event.place)
        self.query_one("#marked", Static).update(told(cell) if cell else "")

    @on(OptionList.OptionSelected)
    def choose_word(self, event: OptionList.OptionSelected) -> None:
        """Take a word of the list."""
        if event.option_id == Choices.DONE:
            self.play(self.choosing.line or "")
        elif event.option_id:
            self.take(event.option_id)

    def on_key(self, event: events.Key) -> None:
        """Take codes of features and locations letter by letter, and numbers of the list."""
        sign = event.character or ""
        if len(sign) != 1 or not sign.isalnum():
            return
        event.stop()
        self._typed += sign.lower()
        found = self.query_one(Choices).meant(self._typed, self.choosing.options)
        if found:
            self.take(found)
        elif not self.query_one(Choices).could_be(self._typed, self.choosing.options):
            self._typed = ""

    def action_move(self, across: int, down: int) -> None:
        """Mark another location, or another word."""
        if self.has_class("-on-map") or not down:
            self.board.move(across, down)
        else:
            self.query_one(Choices).move(down)

    def action_choose(self) -> None:
        """Choose what is marked."""
        if self.choosing.line and not self.choosing.places:
            self.play(self.choosing.line)
        elif self.board.targets:
            self.board.choose()
        else:
            self.query_one(Choices).action_select()

    def action_back(self) -> None:
        """Take the last choice back."""
        if self.choosing.back():
            self.offer()

    def action_turn(self) -> None:
        """Turn between map and list where both have no room."""
        self.toggle_class("-on-map")
