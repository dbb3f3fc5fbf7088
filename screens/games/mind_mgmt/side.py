"""One side of the table: the board, what is due, and the lawful choices, one key each."""

from collections.abc import Iterable
from typing import Any, ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.types import CSSPathType
from textual.widgets import OptionList, Static

from companion.choice_tree import ChoiceTree, Step
from companion.core import PUBLIC, CompanionError, Seat
from companion.game import DUE, Choice
from companion.games.mind_mgmt.board import PLACES
from companion.games.mind_mgmt.locale import _
from companion.games.mind_mgmt.moves.agents import Moves
from companion.games.mind_mgmt.moves.base import Move
from companion.games.mind_mgmt.notation import NOTATION
from companion.games.mind_mgmt.view import View
from companion.games.mind_mgmt.words import WORDS
from companion.sitting import Sitting
from companion.telling.refusals import in_a_sentence
from screens.games.mind_mgmt.board import Board
from screens.games.mind_mgmt.choice_list import RUN, STOP, Choices, Taken, meant
from screens.games.mind_mgmt.due import WHOSE, due, progress
from screens.games.mind_mgmt.grid import beside
from screens.games.mind_mgmt.legend import explained
from screens.games.mind_mgmt.offer import NOTHING, offered
from screens.games.mind_mgmt.panels import CHOICES, MAP, PAGES, PANELS, Across, Facts, Tabs
from screens.games.mind_mgmt.picture import Picture, told
from screens.games.mind_mgmt.setup_runs import Run, run
from screens.games.mind_mgmt.shortcuts import Way, about, instead
from screens.games.mind_mgmt.tracks import prospect
from screens.kit.commands import Command, bindings
from screens.kit.foot import Foot
from screens.kit.page import Page
from screens.table.log import Log, story

MOVES = (
    Command("move(-1, 0)", "left", _("Left"), _("mark the next location to the left"), shown=False),
    Command(
        "move(1, 0)", "right", _("Right"), _("mark the next location to the right"), shown=False
    ),
    Command("move(0, -1)", "up", _("Up"), _("mark the next location above"), shown=False),
    Command("move(0, 1)", "down", _("Down"), _("mark the next location below"), shown=False),
    Command("choose", "enter", _("Choose"), _("choose what is marked")),
    Command("back", "backspace", _("Back"), _("take the last choice back")),
    Command("turn", "tab", _("Map/list"), _("go to the next panel: map, choices, table, log")),
    *PAGES,
)
SO_FAR = " ▸ "
# Of the commands, where not all have room; what is of no use now comes behind the others.
ORDER = (
    *("hide", "keeper", "choose", "back", "undo", "why", "talk", "cover", "head", "leave", "turn"),
)


class Side(Page[None]):
    """What both sides of a table have in common."""

    CSS_PATH: ClassVar[CSSPathType | None] = "side.tcss"
    AUTO_FOCUS = "Board"
    BLANK = True  # nothing of it is seen
    BINDINGS: ClassVar = bindings(MOVES)
    seat: ClassVar[Seat]

    def __init__(self, sitting: Sitting) -> None:
        """Sit down at a table."""
        super().__init__()
        self.sitting = sitting
        self.choosing = ChoiceTree((), NOTATION.fields)
        self.view: View = sitting.table.view(self.seat)
        self.panel = MAP
        self.at_hand = NOTHING
        self._run: Run | None = None
        self._typed = ""
        self._stood = ""  # where the mark was last: arrows go on from there

    def compose(self) -> ComposeResult:
        """Lay out what is due, the board, and beside it the choices and the rest."""
        with Horizontal(id="top"):
            yield Static(WHOSE[self.seat], id="whose", classes=f"-{self.seat}")
            yield Tabs(id="tabs")
            yield Static(id="progress", markup=False)
        yield Static(id="due", markup=False)
        yield from self.above()
        with Across(id="middle"):
            yield Board(id="map", telling=True)
            with Vertical(id="aside"):
                yield Choices(id="choices")
                yield Facts(id="facts")
                yield Log(id="log")
        yield Static(id="said", markup=False)
        yield Foot(self.order)

    def order(self) -> tuple[str, ...]:
        """Order the commands by what matters now: the list first, where it is behind a tab."""
        behind = ("turn",) if self.has_class("-narrow") and self.at_hand.items else ()
        return (*behind, *sorted(ORDER, key=self.idle))

    def idle(self, action: str) -> bool:
        """Say whether a command is of no use now."""
        return action == "back" and not self.begun

    @property
    def takes_figures(self) -> bool:
        """Say whether figures are keys; where a PIN is due, one that is typed too early is none."""
        return self.seat != PUBLIC or not self.sitting.hidden_due

    @property
    def begun(self) -> bool:
        """Say whether there is a choice to take back."""
        return self.choosing.started

    def above(self) -> ComposeResult:
        """Lay out what a side has above the board."""
        return ()

    def signs(self) -> Iterable[tuple[str, Iterable[tuple[str, str]]]]:
        """Tell in the help what stands on the board."""
        return explained(self.board.picture)

    def on_mount(self) -> None:
        """Show how the table stands."""
        self.renew()

    @property
    def board(self) -> Board:
        """Give the board."""
        return self.query_one(Board)

    def picture(self) -> Picture:
        """Draw what this side may see."""
        raise NotImplementedError

    def facts(self) -> str:
        """Tell what stands beside the board."""
        raise NotImplementedError

    def renew(self) -> None:
        """Show the table as it stands now."""
        self.view = self.sitting.table.view(self.seat)
        self.choosing = ChoiceTree(self.choices(), NOTATION.fields)
        together = run(self.view)
        legal = self.sitting.table.legal(self.seat)
        self._run = together if together and together.moves[0] in legal else None
        self.board.picture = self.picture()
        self.query_one("#progress", Static).update(progress(self.view))
        self.query_one(Facts).tell(self.facts())
        self.query_one(Log).tell(story(self.sitting.table))
        self.offer()

    def choices(self) -> tuple[Choice[Any], ...]:
        """Give what is offered: what is due, and moves of such kinds that nobody has to make."""
        legal = () if self.sitting.unsaved else self.sitting.table.legal(self.seat).choices
        return tuple(each for each in legal if DUE in (each.group, each.kind.group))

    @property
    def legal(self) -> tuple[Choice[Any], ...]:
        """Give what anybody at the table may do now, due or not."""
        seats = dict.fromkeys((PUBLIC, self.seat))
        return tuple(each for s in seats for each in self.sitting.table.legal(s).choices)

    def due(self) -> str:
        """Say what comes next, and who does it."""
        point, begun = self.choosing.point, self.choosing.started
        said = WORDS.due(self.view)
        first = next((step.kind for step in point.options), None)
        kind = point.kind or first
        asked = WORDS.prompt(kind, point.fields, self.view) if kind and point.options else ""
        return asked if begun and asked else due(self.view, said, asked)

    def offer(self) -> None:
        """Show what can be chosen now."""
        self._typed = ""
        self.query_one("#due", Static).update(self.due())
        several = None if self.choosing.started else self._run
        self.at_hand = offered(
            self.choosing, self.view, self.board.picture, several, figures=self.takes_figures
        )
        self.board.targets = tuple(self.at_hand.places)
        self.board.corners = self.at_hand.corners
        self._stood = self.board.marked or self._stood
        self.board.marked = self.at_hand.proposed
        self.query_one(Choices).offer(self.at_hand.items, self.at_hand.title, self.at_hand.chosen)
        self.action_show(MAP if self.at_hand.places or not self.at_hand.items else CHOICES)
        self.tell_marked()
        self.refresh_bindings()

    def take(self, option: Step | str) -> None:
        """Take a choice, and make the move when it is whole."""
        if option == RUN:
            self.play_all(self._run)
        elif option == STOP and self.choosing.move:
            self.play(self.choosing.move)
        elif isinstance(option, Step) and option in self.choosing.options:
            self._take((option,))

    def _take(self, way: Way) -> None:
        """Take steps one after the other."""
        for step in way:
            self.choosing.take(step)
        move = self.choosing.move
        if self.choosing.settled and move and self.play(move):
            return
        if self.choosing.settled:  # a question comes first; until then there is still a choice
            self.choosing.back()
        self.offer()

    def play_all(self, found: Run | None) -> None:
        """Make moves one after the other, until one is refused."""
        for move in found.moves if found else ():
            if not self.play(move):
                return

    def play(self, move: Move) -> bool:
        """Make a move, or say why it is refused; say whether it was taken."""
        try:
            self.sitting.play(self.seat, move)
        except CompanionError as reason:
            self.refuse(move, reason)
            return False
        self.say("")
        self.played()
        return True

    def refuse(self, move: Move, reason: CompanionError) -> None:
        """Say why a move was not taken; what was chosen before its last step stays."""
        if self.choosing.settled:
            self.choosing.back()
        self.offer()
        self.say(in_a_sentence(reason))

    def played(self) -> None:
        """Go on after a move."""
        self.renew()

    def say(self, text: str) -> None:
        """Say something above the footer; it lies over the board, so that nothing moves."""
        if text or self.has_class("-saying"):  # a layout anew costs more than all the rest of a key
            self.query_one("#said", Static).update(text)
            self.set_class(bool(text), "-saying")
            self.refresh_bindings()

    def tell_marked(self) -> None:
        """Tell what was typed so far, or else all about the marked location."""
        picture, marked = self.board.picture, self.board.marked
        cell = picture.cells.get(marked)
        brings = prospect(picture, marked) if self.board.corners.get(marked, ("", ""))[0] else ""
        stops = _("Enter: stop here") if self.at_hand.places.get(marked) == () else ""
        place = told(cell, self.board.room - len(brings + stops)) if cell else ""
        said = " · ".join(filter(None, (place, brings, stops)))
        begun = self.at_hand.title if self.choosing.started else ""
        typed = f"{self._typed.upper()}_" if self._typed else said
        self.board.told = SO_FAR.join(filter(None, (begun, typed)))

    @on(Board.Chosen)
    def choose_tapped(self, event: Board.Chosen) -> None:
        """Take a location that was tapped; none behind a fall."""
        if not self.gone:
            self.choose_place(event.place)

    def choose_place(self, place: str) -> None:
        """Take a location; one that cannot be taken now is refused with the reason."""
        if way := self.at_hand.places.get(place) or self._beyond(place):
            self._take(way)
        elif place in self.at_hand.places and self.choosing.move:
            self.play(self.choosing.move)
        else:
            self._refuse_place(place)

    def _beyond(self, place: str) -> Way:
        """Give the way of a walk that leads over a location beside to one behind it."""
        for way in self.at_hand.places.values():
            point = self.choosing.point
            for step in way:
                point = point.take(step)
            walks = point.kind is Moves and place != self.view.agents.get(point.fields["agent"])
            if walks and place in point.places:
                return (*way, point.places[place])
        return ()

    def _refuse_place(self, place: str) -> None:
        """Say why a location cannot be taken; where none is asked for, tell about it."""
        self.tell_marked()
        taken = self.choosing.point.taken
        if not self.at_hand.places or (taken and taken[-1].value == place):
            return
        if move := instead(self.choosing.point, place):
            self.play(move)
        else:
            self.say(_("{place} cannot be chosen here; the lit ones can.").format(place=place))

    @on(OptionList.OptionSelected)
    def choose_word(self, event: OptionList.OptionSelected) -> None:
        """Take a word of the list; none behind a fall."""
        option = self.query_one(Choices).option(event.option_index)
        if option is not None and not self.gone:
            self.take(option)

    def on_key(self, event: events.Key) -> None:
        """Take keys and codes of the list, and keys and names of locations; none behind a fall."""
        sign = event.character or ""
        if len(sign) != 1 or not sign.isalnum() or self.gone:
            return
        event.stop()
        if sign.isdigit() and not self._typed and not self.takes_figures:
            self.say(_("The Recruiter is due: first Enter, then the PIN."))
            return
        self.say("")
        self._typed += sign.lower()
        found = meant(self._typed, self.at_hand.keys)
        if found == "" and meant(sign.lower(), self.at_hand.keys) is None:  # begin anew with it
            self._typed, found = sign.lower(), None
        if found is not None:
            self.pick(found)
        self.tell_marked()

    def pick(self, option: Taken) -> None:
        """Take what was typed, or say why not; a location is marked first."""
        typed, self._typed = self._typed, ""
        if isinstance(option, Step) or option in (RUN, STOP):
            self.take(option)
        elif option in PLACES:
            self.board.marked = option
            self.choose_place(option)
        elif move := about(self.choosing.point, option):
            self.play(move)
        else:
            self.say(_("Nothing has the key {typed} here.").format(typed=typed.upper()))

    def on_click(self, event: events.Click) -> None:
        """Take away what was said, where a finger wants to see what is below."""
        if event.widget is self.query_one("#said"):
            self.say("")

    def action_move(self, across: int, down: int) -> None:
        """Mark another location, or another word; at a border, take the side of it."""
        self.say("")
        border = beside(self.choosing.point.bordering or "", across, down)
        if border:
            self.choose_place(border)
        elif self.panel == MAP:
            self.board.move(across, down, self._stood)
            self.tell_marked()
        elif self.panel == CHOICES:
            self.query_one(Choices).move(down)
        else:
            self.query_one(f"#{self.panel}").scroll_relative(y=down, animate=False)

    def action_page(self, panel: str, pages: int) -> None:
        """Turn the pages of a panel; one behind a tab is shown."""
        if self.has_class("-narrow"):
            self.action_show(panel)
        turned = self.query_one(f"#{panel}")
        turned.scroll_relative(y=pages * turned.scrollable_content_region.height, animate=False)

    def action_choose(self) -> None:
        """Choose what is marked; where nothing is due here, go back."""
        self.say("")
        if self.panel == MAP and self.board.marked and self.at_hand.places:
            self.choose_place(self.board.marked)
        elif (marked := self.query_one(Choices).marked) is not None:
            self.take(marked)
        elif not self.choosing.options:
            self.dismiss(None)
        else:
            self.say(self.at_hand.hint)

    def action_back(self) -> None:
        """Take the last letter, or the last choice, back."""
        self.say("")
        if self._typed or self.choosing.back():
            self.offer()
        else:
            self.say(_("Nothing is half chosen. Undo takes back what was played."))

    def action_turn(self) -> None:
        """Go to the next panel; where all are in sight, between map and list."""
        panels = PANELS if self.has_class("-narrow") else (MAP, CHOICES)
        at = panels.index(self.panel) + 1 if self.panel in panels else 0
        self.action_show(panels[at % len(panels)])

    def action_show(self, panel: str) -> None:
        """Show a panel, and let the keys go there."""
        self.panel = panel
        for name in PANELS:
            self.set_class(name == panel, f"-{name}")
        counts = {CHOICES: sum(item.option is not None for item in self.at_hand.items)}
        self.query_one(Tabs).show(panel, counts)
