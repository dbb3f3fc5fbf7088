"""The face of MIND MGMT: the board, with choices, tracks and log beside it."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.widgets import OptionList

from companion.contract.move import DUE, Choice, Move
from companion.evening.choice_tree import ChoiceStep, Point
from companion.games.mind_mgmt.board.plan import PLACES
from companion.games.mind_mgmt.locale import N_, _
from companion.games.mind_mgmt.moves.base import SETUP
from companion.games.mind_mgmt.view import KeeperView, View
from companion.games.mind_mgmt.words import WORDS, letters
from companion.text.keyboard import readings
from companion.text.plaintext import bare
from screens.games.mind_mgmt.beside.choice_list import RUN, STOP, Choices, Taken
from screens.games.mind_mgmt.beside.facts import Facts
from screens.games.mind_mgmt.beside.side import Side
from screens.games.mind_mgmt.board.legend import explained
from screens.games.mind_mgmt.board.lettering import CODED_FROM
from screens.games.mind_mgmt.board.picture import TILING, Picture, public_picture, secret_picture
from screens.games.mind_mgmt.choosing.below import SO_FAR, described
from screens.games.mind_mgmt.choosing.offer import NOTHING, Offer, offered
from screens.games.mind_mgmt.choosing.origin import agent_at, origin
from screens.games.mind_mgmt.choosing.setup_runs import Run, run
from screens.games.mind_mgmt.choosing.shortcuts import Way, about, beyond, instead
from screens.games.mind_mgmt.choosing.typed import Doubt, asked, meant
from screens.games.mind_mgmt.map_room import ROOM
from screens.kit.rows import titled
from screens.table.face import Face, Shown
from screens.table.panels.log import Log
from screens.table.seat.list_face import LIST, LOG, SHEET
from screens.table.seat.steps import Steps
from screens.trail.chosen import Chosen
from screens.trail.grid.widget import GridBoard

MAP = "map"
ROW = 27  # letters of a line of the log, at its narrowest
LINES = 2  # lines of a row of the log
STAMPED = 3  # columns of the hour before them


class MapFace(Face):
    """Shows the board, and accepts locations, codes of features, keys and taps."""

    SCOPED_CSS: ClassVar = False  # in a small window, the page decides what is shown
    DEFAULT_CSS: ClassVar = ROOM
    panels: ClassVar = {MAP: N_("Map"), LIST: N_("List"), SHEET: N_("Table"), LOG: N_("Log")}
    whole = True
    across = True
    view: View
    _shown: Shown

    def __init__(self, *, id: str) -> None:
        """Begin without choices."""
        super().__init__(id=id)
        self.board = GridBoard(Picture(tiling=TILING, blank=True), id="map", telling=True)
        self.list = Choices(id="list")
        self.at_hand: Offer = NOTHING
        self._run: Run | None = None
        self._question = ""  # about other choices than usual
        self._stood = ""  # where arrows begin: at the figure that goes, or the last mark
        self._rest = self._gone_on = ""  # the rest of a name chosen by its code, and its typed part
        self._below = ""  # words below the board while no location is described

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
        """Return how many letters a row of the log may have."""
        return LINES * max(self.query_one(Log).size.width - STAMPED, ROW) - STAMPED

    @property
    def _point(self) -> Point:
        """Return the position in the tree of choices."""
        return self.steps.tree.point

    @property
    def asked(self) -> str:
        """Return the question for the next step of a choice, or of the set-up."""
        point = self._point
        if self._question and not self.steps.begun:
            return self._question
        kind = point.kind or next((step.kind for step in point.options), None)
        asks = kind and point.options and (self.steps.begun or self.view.phase == SETUP)
        return WORDS.prompt(kind, point.fields, self.view) if kind and asks else ""

    @property
    def awaited(self) -> str:
        """Say what the hidden side does in the set-up."""
        secret = isinstance(self.view, KeeperView)
        if secret or self.view.phase != SETUP or self.view.outcome:
            return ""
        return letters.behind(self.view)

    @property
    def begun(self) -> bool:
        """Say whether a choice was begun and can be taken back."""
        return self.steps.begun

    @property
    def hint(self) -> str:
        """Say which keys choose; empty if nothing can be chosen."""
        return self.at_hand.hint if self._point.options else ""

    @property
    def counts(self) -> dict[str, int]:
        """Return how many rows the list has."""
        return {LIST: sum(item.option is not None for item in self.at_hand.items)}

    def signs(self) -> Iterable[tuple[str, Iterable[tuple[str, str]]]]:
        """Return the meaning of keys, and of the signs on the board."""
        return *super().signs(), *explained(self.board.picture)

    def reached(self, *, narrow: bool) -> Sequence[str]:
        """Return all panels in a narrow window; else the map and the list, which arrows use."""
        return tuple(self.panels) if narrow else (MAP, LIST)

    def tell(self, shown: Shown) -> None:
        """Show the table, and offer its choices."""
        self._shown, self._question, view = shown, "", shown.view
        self.view = view
        secret = isinstance(view, KeeperView)
        self.board.tell(secret_picture(view) if secret else public_picture(view))
        self.query_one(Facts).tell(view)
        self.query_one(Log).tell(shown.log)
        # Optional moves too, if they are of a kind that is done now.
        others = (each for each in shown.others if each.kind.group == DUE)
        together = run(view)
        kinds = {each.kind for each in shown.choices}
        self._run = together if together and type(together.moves[0]) in kinds else None
        self._begin((*shown.choices, *others))

    def offer(self, choices: Sequence[Choice[Move]], question: str = "") -> None:
        """Offer these choices instead."""
        self._question, self._run = question, None
        self._begin(choices)

    def _begin(self, choices: Sequence[Choice[Move]]) -> None:
        """Begin with these choices."""
        self.steps = Steps(choices, self._shown.game, self.view)
        self._show()

    def _show(self) -> None:
        """Show the next steps."""
        self.typed = ""
        self.understood()
        several = None if self.steps.begun else self._run
        picture, shown = self.board.picture, self._shown
        self.at_hand = offered(
            self.steps.tree,
            self.view,
            picture,
            several,
            shown.keys,
            figures=shown.figures,
            due=not self._question,
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

    def take(self, option: ChoiceStep | str) -> None:
        """Take a choice, and make the move when it is whole."""
        if option == RUN:
            self.holder.mover.play_all(self._run.moves if self._run else ())
        elif option == STOP and self.steps.move:
            self.holder.mover.chosen(self.steps)
        elif isinstance(option, ChoiceStep) and option in self._point.options:
            self._take((option,))

    def _take(self, way: Way) -> None:
        """Take steps one after the other, unless a fast key comes before the map is ready."""
        if way[0] not in self._point.options:
            return
        for step in way:
            self.steps.tree.take(step)
        if self.steps.ready:
            self.holder.mover.chosen(self.steps)
        else:
            self._show()

    def refused(self) -> None:
        """Return to the step before a move that was refused; the next key counts on its own."""
        self._rest = self._gone_on = ""
        if self.steps.ready:
            self.steps.back()
        self._show()

    def back(self) -> bool:
        """Take back the last letter, or the last step."""
        taken = bool(self.typed) or self.steps.back()
        if taken:
            self._show()
        return taken

    def tell_below(self, words: str) -> None:
        """Show these words below the board, unless a location is described there."""
        self._below = words
        self._tell_marked()

    def _tell_marked(self) -> None:
        """Show what was typed, or describe the marked location."""
        begun = self.at_hand.title if self.steps.begun else ""
        said = described(self.board, self.view, self.at_hand, begun)
        how = begun and (self._listed or self.at_hand.unlettered)
        typed = f"{self.repeated.upper()}_" if self.typed else said or how
        self.board.told = SO_FAR.join(filter(None, (begun, typed))) or self._hinted
        self.holder.sign_enter()

    @property
    def _hinted(self) -> str:
        """Return what did not fit above, or how to read codes if the board has only those."""
        coded = self.board.grid.width < CODED_FROM and not self.at_hand.places
        said = self._below or self._to_do or self._listed or self.at_hand.unlettered
        return said or (_("Tap a location to read its features.") if coded else "")

    @property
    def _behind_tab(self) -> bool:
        """Say whether the list is hidden behind a tab."""
        return self.screen.has_class("-narrow") and self.screen.has_class("-low")

    @property
    def _listed(self) -> str:
        """Say what cannot be chosen on the map, if the list is hidden."""
        return self.at_hand.beyond_map if self._behind_tab else ""

    @property
    def _to_do(self) -> str:
        """Say how many tasks there are at the board, if their list is hidden."""
        left = self.news.to_do.left if self.news else ()
        said = _("To do at the board ({count}): see List").format(count=len(left))
        return said if left and self._behind_tab else ""

    def tell_ticked(self) -> None:
        """Show how many tasks are left."""
        self._tell_marked()

    @on(Chosen)
    def choose_tapped(self, event: Chosen) -> None:
        """Take a location that was tapped, unless the page was left."""
        event.stop()
        if not self.holder.gone:
            self.choose_place(event.place)

    def choose_place(self, place: str) -> None:
        """Take a location; if it cannot be chosen, say why."""
        places = self.at_hand.places
        if way := places.get(place) or beyond(self._point, places, place):
            self._take(way)
        elif place in places and self.steps.move:
            self.holder.mover.chosen(self.steps)
        else:
            self._refuse_place(place)

    def _refuse_place(self, place: str) -> None:
        """Say why a location cannot be chosen, or describe it; an agent's own leads to the list."""
        self._tell_marked()
        taken = self._point.taken
        if not self._point.parts and place == agent_at(self._point.fields, self.view):
            self.holder.tabs.show(LIST)
            return
        if taken and taken[-1].value == place:
            return
        if not self.at_hand.places:
            if self._point.options:
                self.holder.mover.why_not(_("First choose what to do there."))
            return
        if move := instead(self._point, place):
            self.holder.mover.play_all((move,))  # the referee says why not
            self.board.marked = place
            self._tell_marked()
        else:
            said = _("{place} cannot be chosen here; the lit ones can.")
            self.holder.say(said.format(place=place))

    @on(OptionList.OptionSelected)
    def choose_word(self, event: OptionList.OptionSelected) -> None:
        """Take a row of the list that was tapped."""
        event.stop()
        option = self.list.option(event.option_index)
        if option is not None and not self.holder.gone:
            self.take(option)

    def type(self, sign: str) -> None:
        """Handle keys and codes of the list, and keys and names of locations."""
        if not sign.isalnum() and not readings(sign)[0].isalnum():
            return
        if self._goes_on(bare(sign)):
            return
        self.holder.say("")
        known, so_far = self.at_hand.keys, self.typed
        self.typed += sign.lower()
        found = meant(self.typed, known)
        if found == "" and meant(sign.lower(), known) is None:  # begin again with this sign
            self._unknown += so_far
            self.typed, found = sign.lower(), None
        if isinstance(found, Doubt) and (said := asked(found, self.typed, self.at_hand.places)):
            self.board.marked = found.place or self.board.marked
            self.holder.say_for_now(said)
        elif found is not None:
            self._pick((found.looks or "") if isinstance(found, Doubt) else found)
        elif self._unknown and self.holder.takes.names:  # a word continues that is no name
            self.holder.say_for_now(self._unheard(self._unknown + self.typed))
        self._tell_marked()

    def _goes_on(self, sign: str) -> bool:
        """Say whether a sign continues a name that was chosen by its code."""
        if self._rest.startswith(sign) and sign not in self.at_hand.keys:
            self._rest, self._gone_on = self._rest[1:], self._gone_on + sign
            return True
        self.typed = self.typed or (self._gone_on if len(self._gone_on) == 1 else "")
        self._rest = self._gone_on = ""
        return False

    def _pick(self, option: Taken) -> None:
        """Take what was typed, or say why not; a location is marked first."""
        typed, self.typed = self.typed, ""
        feature = option.value if isinstance(option, ChoiceStep) else option
        name = bare(self.board.picture.names.get(feature, "")) if len(typed) > 1 else ""
        self._rest = name.partition(typed)[2]
        if option == "":
            if not self.holder.mover.forbids(self._point, typed):
                self._say_unheard(typed)
            return
        self.understood()
        if isinstance(option, ChoiceStep) or option in (RUN, STOP):
            self.take(option)
        elif option in PLACES:
            self.board.marked = option
            self.choose_place(option)
        elif move := about(self._point, option):
            self.holder.mover.play_all((move,))  # the referee says why not

    def mark(self, across: int, down: int) -> None:
        """Move the mark, and forget what was typed so far; at a border, choose the side."""
        self.typed = self._rest = self._gone_on = ""
        self.understood()
        border = TILING.beside(self._point.bordering or "", across, down)
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
        """Say whether a location or a row is marked."""
        return self._at_a_place or self.list.marked is not None

    def let_enter(self, enters: bool) -> None:
        """Show or hide the sign of Enter at the marked location or row."""
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
