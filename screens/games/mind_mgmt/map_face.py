"""The face of MIND MGMT: the board, and beside it the choices, the tracks and the log."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from textual import on
from textual.app import ComposeResult
from textual.widgets import OptionList

from companion.choice_tree import Point, Step
from companion.game import DUE, Choice
from companion.games.mind_mgmt.board import PLACES, Place
from companion.games.mind_mgmt.locale import N_, _
from companion.games.mind_mgmt.moves.base import SETUP, Move
from companion.games.mind_mgmt.view import KeeperView, View
from companion.games.mind_mgmt.words import WORDS, letters
from companion.keyboard import readings
from screens.games.mind_mgmt.board import Board
from screens.games.mind_mgmt.choice_list import RUN, STOP, Choices, Taken, meant
from screens.games.mind_mgmt.codes import bare
from screens.games.mind_mgmt.facts import Facts
from screens.games.mind_mgmt.grid import beside
from screens.games.mind_mgmt.legend import explained
from screens.games.mind_mgmt.lettering import CODED_FROM
from screens.games.mind_mgmt.map_room import ROOM
from screens.games.mind_mgmt.offer import NOTHING, Offer, offered
from screens.games.mind_mgmt.origin import agent_at, origin
from screens.games.mind_mgmt.picture import public_picture, secret_picture, told
from screens.games.mind_mgmt.setup_runs import Run, run
from screens.games.mind_mgmt.shortcuts import Way, about, beyond, instead
from screens.games.mind_mgmt.side import Side
from screens.games.mind_mgmt.tracks import DOT, prospect
from screens.kit.rows import titled
from screens.table.face import Face, Shown
from screens.table.list_face import LIST, LOG, SHEET
from screens.table.log import Log
from screens.table.steps import Steps

MAP = "map"
ROW = 27  # letters of a line of the log, where it is narrowest
LINES = 2  # lines of a row of it: in fewer the locations would stand there without their features
STAMPED = 3  # columns of the hour before them
SO_FAR = " ▸ "


class MapFace(Face):
    """Shows the board, and takes places, codes of features, keys and taps."""

    SCOPED_CSS: ClassVar = False  # where there is no room for all, the page says what is shown
    DEFAULT_CSS: ClassVar = ROOM
    panels: ClassVar = {MAP: N_("Map"), LIST: N_("List"), SHEET: N_("Table"), LOG: N_("Log")}
    whole = True
    across = True
    view: View
    _shown: Shown

    def __init__(self, *, id: str) -> None:
        """Begin with nothing to choose."""
        super().__init__(id=id)
        self.board = Board(id="map", telling=True)
        self.list = Choices(id="list")
        self.at_hand: Offer = NOTHING
        self._run: Run | None = None
        self._question = ""  # of what is offered for once
        self._stood = ""  # who goes stands there, or the mark did last: arrows go on from there
        self._rest = self._gone_on = ""  # of a name that was chosen by its code, and typed of that
        self._below = ""  # what stands below the board where nothing is to be told of a location

    def compose(self) -> ComposeResult:
        """Lay out the board, and beside it the choices and the rest."""
        yield self.board
        with Side(id="beside"):
            if self.news:
                self.news.border_title = titled(_("At the table"))
                yield self.news
            yield self.list
            yield Facts(id="sheet")
            yield Log(id="log")

    @property
    def room(self) -> int:
        """Count the letters of a row of the log."""
        return LINES * max(self.query_one(Log).size.width - STAMPED, ROW) - STAMPED

    @property
    def _point(self) -> Point:
        """Give how far the choice has come."""
        return self.steps.tree.point

    @property
    def asked(self) -> str:
        """Ask for what comes next in a choice that was begun, or in the set-up."""
        point = self._point
        if self._question and not self.steps.begun:
            return self._question
        kind = point.kind or next((step.kind for step in point.options), None)
        asks = kind and point.options and (self.steps.begun or self.view.phase == SETUP)
        return WORDS.prompt(kind, point.fields, self.view) if kind and asks else ""

    @property
    def awaited(self) -> str:
        """Say in the set-up what is done behind the curtain."""
        secret = isinstance(self.view, KeeperView)
        if secret or self.view.phase != SETUP or self.view.outcome:
            return ""
        return letters.behind(self.view)

    @property
    def begun(self) -> bool:
        """Say whether there is a choice to take back."""
        return self.steps.begun

    @property
    def hint(self) -> str:
        """Say which keys choose, where anything can be chosen."""
        return self.at_hand.hint if self._point.options else ""

    @property
    def counts(self) -> dict[str, int]:
        """Count what the list holds."""
        return {LIST: sum(item.option is not None for item in self.at_hand.items)}

    def signs(self) -> Iterable[tuple[str, Iterable[tuple[str, str]]]]:
        """Tell what stands on the board."""
        return explained(self.board.picture)

    def reached(self, *, narrow: bool) -> Sequence[str]:
        """Give all panels where one is in sight; else those between which the arrows go."""
        return tuple(self.panels) if narrow else (MAP, LIST)

    def tell(self, shown: Shown) -> None:
        """Show how the table stands, and offer what can be chosen."""
        self._shown, self._question, view = shown, "", shown.view
        self.view = view
        secret = isinstance(view, KeeperView)
        self.board.picture = secret_picture(view) if secret else public_picture(view)
        self.query_one(Facts).tell(view)
        self.query_one(Log).tell(shown.log)
        # Also what nobody has to do, where its kind is one of those that are done.
        others = (each for each in shown.others if each.kind.group == DUE)
        together = run(view)
        kinds = {each.kind for each in shown.choices}
        self._run = together if together and type(together.moves[0]) in kinds else None
        self._begin((*shown.choices, *others))

    def offer(self, choices: Sequence[Choice[Any]], question: str = "") -> None:
        """Offer other choices for once."""
        self._question, self._run = question, None
        self._begin(choices)

    def _begin(self, choices: Sequence[Choice[Any]]) -> None:
        """Begin with nothing chosen."""
        self.steps = Steps(choices, self._shown.game, self.view)
        self._show()

    def _show(self) -> None:
        """Show what can be chosen now."""
        self.typed = ""
        self.understood()
        several = None if self.steps.begun else self._run
        self.at_hand = offered(
            self.steps.tree, self.view, self.board.picture, several, figures=self._shown.figures
        )
        self.board.targets = tuple(self.at_hand.places)
        self.board.corners = self.at_hand.corners
        begins = origin(self.steps.tree.point, self.at_hand.places, self.view)
        self._stood = begins or self.board.marked or self._stood
        self.board.marked = self.at_hand.proposed
        other = _("What you can do") if self.at_hand.items else _("Nothing to choose now")
        title = self.at_hand.title or other
        self.list.offer(self.at_hand.items, title, self.at_hand.chosen)
        self.holder.tabs.show(MAP if self.at_hand.places or not self.at_hand.items else LIST)
        self._tell_marked()
        self.holder.ask_for_next()

    def take(self, option: Step | str) -> None:
        """Take a choice, and make the move when it is whole."""
        if option == RUN:
            self.holder.mover.play_all(self._run.moves if self._run else ())
        elif option == STOP and self.steps.move:
            self.holder.mover.chosen(self.steps)
        elif isinstance(option, Step) and option in self._point.options:
            self._take((option,))

    def _take(self, way: Way) -> None:
        """Take steps one after the other."""
        for step in way:
            self.steps.tree.take(step)
        if self.steps.ready:
            self.holder.mover.chosen(self.steps)
        else:
            self._show()

    def refused(self) -> None:
        """Offer again what there was before the last step, where it made a move whole."""
        if self.steps.ready:
            self.steps.back()
        self._show()

    def back(self) -> bool:
        """Take the last letter, or the last choice, back."""
        taken = bool(self.typed) or self.steps.back()
        if taken:
            self._show()
        return taken

    def tell_below(self, words: str) -> None:
        """Tell this below the board, while there is nothing else to tell there."""
        self._below = words
        self._tell_marked()

    def _tell_marked(self) -> None:
        """Tell what was typed so far, or else all about the marked location."""
        board = self.board
        marked = board.marked
        cell = board.picture.cells.get(marked)
        corner, view = board.corners.get(marked, ("", ""))[0], self.view
        brings = ""
        if corner and cell and isinstance(view, KeeperView):
            room = board.room - len(told(cell, 0)) - len(DOT)
            brings = prospect(view, Place(marked), room)
        stops = _("Enter: stop here") if self.at_hand.places.get(marked) == () else ""
        begun = self.at_hand.title if self.steps.begun else ""
        others = sum(len(each) + len(SO_FAR) for each in (brings, stops, begun) if each)
        place = told(cell, board.room - others) if cell else ""
        said = DOT.join(filter(None, (stops, place, brings)))
        if stops and len(said) + len(begun) + len(SO_FAR) > board.room:
            said = stops  # of a way that ends here the location is the last word
        typed = f"{self.repeated.upper()}_" if self.typed else said or (begun and self._listed)
        board.told = SO_FAR.join(filter(None, (begun, typed))) or self._hinted
        self.holder.sign_enter()

    @property
    def _hinted(self) -> str:
        """Tell what has no room above; where codes are all that has room, how to read them."""
        coded = self.board.grid.width < CODED_FROM and not self.at_hand.places
        said = self._below or self._to_do or self._listed or self.at_hand.unlettered
        return said or (_("Tap a location to read its features.") if coded else "")

    @property
    def _behind_tab(self) -> bool:
        """Say whether the list lies behind a tab."""
        return self.screen.has_class("-narrow") and self.screen.has_class("-low")

    @property
    def _listed(self) -> str:
        """Say what cannot be taken on the map, where the list lies behind a tab."""
        return self.at_hand.beyond_map if self._behind_tab else ""

    @property
    def _to_do(self) -> str:
        """Say how much is to be done at the board, where its list lies behind a tab."""
        left = self.news.to_do.left if self.news else ()
        said = _("To do at the board ({count}): see List").format(count=len(left))
        return said if left and self._behind_tab else ""

    def tell_ticked(self) -> None:
        """Say how much is left to do."""
        self._tell_marked()

    @on(Board.Chosen)
    def choose_tapped(self, event: Board.Chosen) -> None:
        """Take a location that was tapped; none behind a fall."""
        event.stop()
        if not self.holder.gone:
            self.choose_place(event.place)

    def choose_place(self, place: str) -> None:
        """Take a location; one that cannot be taken now is refused with the reason."""
        places = self.at_hand.places
        if way := places.get(place) or beyond(self._point, places, place):
            self._take(way)
        elif place in places and self.steps.move:
            self.holder.mover.chosen(self.steps)
        else:
            self._refuse_place(place)

    def _refuse_place(self, place: str) -> None:
        """Say why not, or tell about it; where the agent stands, the list has what they can do."""
        self._tell_marked()
        taken = self._point.taken
        if not self._point.parts and place == agent_at(self._point.fields, self.view):
            self.holder.tabs.show(LIST)
            return
        if not self.at_hand.places or (taken and taken[-1].value == place):
            return
        if move := instead(self._point, place):
            self._try(move)
            self.board.marked = place
            self._tell_marked()
        else:
            said = _("{place} cannot be chosen here; the lit ones can.")
            self.holder.say(said.format(place=place))

    def _try(self, move: Move) -> None:
        """Try a move that is not offered: the referee says why."""
        self.holder.mover.play_all((move,))

    @on(OptionList.OptionSelected)
    def choose_word(self, event: OptionList.OptionSelected) -> None:
        """Take a word of the list."""
        event.stop()
        option = self.list.option(event.option_index)
        if option is not None and not self.holder.gone:
            self.take(option)

    def type(self, sign: str) -> None:
        """Take keys and codes of the list, and keys and names of locations."""
        if not sign.isalnum() and not readings(sign)[0].isalnum():
            return
        if self._goes_on(bare(sign)):
            return
        self.holder.say("")
        known, so_far = self.at_hand.keys, self.typed
        self.typed += sign.lower()
        found = meant(self.typed, known)
        if found == "" and meant(sign.lower(), known) is None:  # begin anew with it
            self._unknown += so_far
            self.typed, found = sign.lower(), None
        if found is not None:
            self._pick(found)
        elif self._unknown and self.holder.takes.names:  # a word goes on that is no name
            self.holder.say_for_now(self._unheard(self._unknown + self.typed))
        self._tell_marked()

    def _goes_on(self, sign: str) -> bool:
        """Say whether a name is typed out behind its code; a single letter may begin another."""
        if self._rest.startswith(sign) and sign not in self.at_hand.keys:
            self._rest, self._gone_on = self._rest[1:], self._gone_on + sign
            return True
        self.typed = self.typed or (self._gone_on if len(self._gone_on) == 1 else "")
        self._rest = self._gone_on = ""
        return False

    def _pick(self, option: Taken) -> None:
        """Take what was typed, or say why not; a location is marked first."""
        typed, self.typed = self.typed, ""
        feature = option.value if isinstance(option, Step) else option
        name = bare(self.board.picture.names.get(feature, "")) if len(typed) > 1 else ""
        self._rest = name.partition(typed)[2]
        if option == "":
            self.holder.say_for_now(self.unheard(typed))
            return
        self.understood()
        if isinstance(option, Step) or option in (RUN, STOP):
            self.take(option)
        elif option in PLACES:
            self.board.marked = option
            self.choose_place(option)
        elif move := about(self._point, option):
            self._try(move)

    def mark(self, across: int, down: int) -> None:
        """Mark another location, or another word; at a border, take the side of it."""
        self.understood()
        border = beside(self._point.bordering or "", across, down)
        panel = self.holder.tabs.panel
        if border:
            self.choose_place(border)
        elif panel == MAP:
            self.board.move(across, down, self._stood)
            self._tell_marked()
        elif panel == LIST:
            self.list.move(down)
        else:
            self.query_one(f"#{panel}").scroll_relative(y=down, animate=False)

    @property
    def _at_a_place(self) -> bool:
        """Say whether a location is marked that can be tried."""
        return bool(self.holder.tabs.panel == MAP and self.board.marked and self.at_hand.places)

    @property
    def proposes(self) -> bool:
        """Say whether a location is marked, or a word."""
        return self._at_a_place or self.list.marked is not None

    def let_enter(self, enters: bool) -> None:
        """Show the sign of Enter at the marked location, or else at the marked word."""
        self.board.let_enter(enters and self._at_a_place)
        self.list.let_enter(enters and not self._at_a_place)

    def choose(self) -> bool:
        """Choose what is marked; say whether anything was."""
        if self._at_a_place:
            self.choose_place(self.board.marked)
        elif (marked := self.list.marked) is not None:
            self.take(marked)
        else:
            return False
        return True
