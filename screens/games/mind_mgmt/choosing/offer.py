"""All that can be chosen now: a list with keys, locations with keys, and what Enter takes."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from companion.evening.choice_tree import ChoiceStep, ChoiceTree, Point
from companion.evening.turn_keys import TurnKeys, TurnRow, row_of
from companion.games.mind_mgmt.board.exits import room
from companion.games.mind_mgmt.board.plan import PLACES, Place
from companion.games.mind_mgmt.locale import _, counted
from companion.games.mind_mgmt.moves.agents import AgentMove
from companion.games.mind_mgmt.moves.answers import Marks
from companion.games.mind_mgmt.moves.base import AGENTS, SETUP
from companion.games.mind_mgmt.moves.recruiter import Slip, Step
from companion.games.mind_mgmt.view import KeeperView, View
from companion.games.mind_mgmt.words import WORDS
from companion.games.mind_mgmt.words.names import names_at
from companion.text.plaintext import bare
from companion.trail.exits import NEAR
from screens.games.mind_mgmt.beside.choice_list import LAST, RUN, STOP, Item, Taken, keyed, keys
from screens.games.mind_mgmt.board.picture import TILING, Picture
from screens.games.mind_mgmt.choosing.codes import (
    LETTERS,
    SPARE,
    lettered,
    of_rows,
    unbegun,
    unspelled,
)
from screens.games.mind_mgmt.choosing.setup_runs import Run
from screens.games.mind_mgmt.choosing.shortcuts import Way, about, shortcuts
from screens.trail.grid.words import Corner
from screens.trail.signs import WARNING

PARTED = " · "
FOR_ROWS = 3  # letters that no location gets behind the set-up


@dataclass(frozen=True)
class Offer:
    """What can be chosen in the list and on the map, and by which keys."""

    items: tuple[Item, ...]
    title: str
    chosen: int | None
    places: Mapping[str, Way]
    corners: Mapping[str, Corner]
    keys: Mapping[str, Taken]
    proposed: str

    @property
    def unlettered(self) -> str:
        """Say how to choose a location without a letter."""
        bare = [key for _told, key in self.corners.values() if not key]
        if len(bare) < min(2, len(self.corners)):  # a single one is where a walk ends
            return ""
        if len(bare) < len(self.corners):
            return _("No letter there? Type its name: A1")
        goes = any(way[-1].place is not None for way in self.places.values() if way)
        return _("Type its name: A1") if goes else ""

    @property
    def beyond_map(self) -> str:
        """Say what cannot be chosen on the map, if other things can."""
        on_map = [way[0] for way in self.places.values() if way]
        others = [each.name for each in self.items if each.option not in (*on_map, None)]
        if not (on_map and others):
            return ""
        said = counted("{name}: see List", "{number} more choices: see List", len(others))
        return said.format(name=others[0], number=len(others))

    @property
    def hint(self) -> str:
        """Say which keys choose while nothing is marked."""
        if self.places:
            if any(key for _told, key in self.corners.values()):
                return _("Choose a location by its key, or mark one with the arrows.")
            return _("Type the name of a location, or mark one with the arrows.")
        if len(self.items) == 1:
            [only] = self.items
            return _("{key} takes it: {name}").format(key=only.key or only.code, name=only.name)
        return _("Choose by a key of the list, or mark a line with the arrows.")


def offered(
    choosing: ChoiceTree,
    view: View,
    picture: Picture,
    run: Run | None,
    turn: TurnKeys,
    *,
    figures: bool = True,
    due: bool = True,
) -> Offer:
    """Return what is offered, by the keys of this turn; without `figures` no digit is a key.

    What is not due, but looked for under More, takes no letters for its locations.
    """
    point = choosing.point
    places = shortcuts(point, view.agents)
    sets_up = view.phase == SETUP
    letters = LETTERS if sets_up else of_rows(unbegun(picture.short.values()))
    beside_codes = unspelled(picture.names.values()) if sets_up else ""
    listed = _items(point, view, picture, run)
    items = keyed(listed, turn, letters, beside_codes, figures=figures)
    refusable = {code: name for name, code in picture.short.items() if about(point, name)}
    signs = LETTERS + SPARE * figures if sets_up else LETTERS[:-FOR_ROWS]
    typed = point.bordering or view.phase == AGENTS or not due
    marks = _signs(places, items, turn, "" if typed else signs)
    known: dict[str, Taken] = {
        **{place.lower(): place for place in PLACES},
        **refusable,
        **{sign: place for place, sign in marks.items()},
        **keys(items),
    }
    return Offer(
        items,
        _title(point, view),
        _default(items, places),
        places,
        dict(_corners(point, view, picture, places, marks)),
        {**{pair: known[code] for pair, code in picture.respelled if code in known}, **known},
        _proposed(places),
    )


def _title(point: Point, view: View) -> str:
    """Return the steps so far, or the question which agent acts."""
    if not point.taken and any(step.kind is AgentMove for step in point.options):
        return _("Which agent acts?")
    title = ""
    for step in point.taken:
        parted = step.name and step.place is None  # a place goes on with a sentence or a walk
        gap = (PARTED if parted else " ") if title else ""
        title += gap + _named(step, point, view)
    return title


def _items(point: Point, view: View, picture: Picture, run: Run | None) -> Iterator[Item]:
    """Go through the rows of the list."""
    steps = [step for step in point.options if step.place is None]
    steps.sort(key=lambda step: _order(step, picture))
    if run:
        yield Item(RUN, run.name, TurnRow(run.name, RUN, LAST))
        single = steps[0] if len(steps) == 1 < len(run.told) else None
        for at, told in enumerate(run.told):
            step = None if at else single
            yield Item(step, told, row_of(step, told) if step else None)
        steps = steps if len(steps) > 1 and run.told else []
    elif point.move and point.options:
        yield Item(STOP, _("Stop here"), TurnRow(_("Stop here"), STOP))
    for step in steps:
        name, note, longer = _named(step, point, view), _note(step, view), _longer(step, view)
        yield Item(step, name, _row(step, name), "", _code(step, picture), note, longer)


def _row(step: ChoiceStep, name: str) -> TurnRow:
    """Return what keeps its key for a turn; an answer with one location has that of the map."""
    places = dict(step.fixed).get("places", ()) if step.kind is Marks else ()
    return TurnRow(name, *places) if len(places) == 1 else row_of(step, name)


def _code(step: ChoiceStep, picture: Picture) -> str:
    """Return the code of the feature that a step is about, if it is about one."""
    feature = step.value if step.name else dict(step.fixed).get("feature", "")
    return picture.short.get(feature, "")


def _named(step: ChoiceStep, point: Point, view: View) -> str:
    """Return the name of a step."""
    if step.name:
        return WORDS.chosen(step.kind, step.name, step.value, point.fields, view)
    return WORDS.kind(step.kind, dict(step.fixed), view)


def _order(step: ChoiceStep, picture: Picture) -> tuple[int, str, str]:
    """Return the sort key of a step: its `late`, its fixed key, or its feature's name."""
    late = 0 if step.name else step.kind.late
    name = picture.names.get(step.value, "") if step.name else ""
    return late, step.key, bare(name)


def _note(step: ChoiceStep, view: View) -> str:
    """Say which agent may go on, or when the Recruiter was at an answer's locations."""
    if step.kind is AgentMove and view.active and view.active.agent == step.value:
        return _("may go on")
    if step.kind is not Marks or not isinstance(view, KeeperView):
        return ""
    places = dict(step.fixed)["places"]
    hours = [hour for hour, place in enumerate(view.map.path, 1) if place in places]
    told = [f"{hour:02}:00" for hour in hours]
    return " ".join([*told, _("here now")] if len(view.map.path) in hours else told)


def _longer(step: ChoiceStep, view: View) -> tuple[str, ...]:
    """Return longer names of an answer, with what is printed there, the longest first."""
    if step.kind is not Marks:
        return ()
    places = dict(step.fixed)["places"]
    return tuple(", ".join(map(form.at, places)) for form in names_at(view).forms)


def _default(items: tuple[Item, ...], places: Mapping[str, Way]) -> int | None:
    """Return the row that Enter takes, if any; never an answer or the ally."""
    first = items[0].option if items else None
    if first == RUN:
        return 0
    alone = len(items) == 1 and not places and isinstance(first, ChoiceStep) and first.kind.alone
    return 0 if alone else None


def _signs(
    places: Mapping[str, Way], items: tuple[Item, ...], turn: TurnKeys, signs: str
) -> dict[str, str]:
    """Return keys for locations: that of a row that chooses the same, or one of these signs.

    Where these would be too few, as in the agents' turn and beside a border, names are typed.
    """
    able = {place: way for place, way in places.items() if way}
    rows = {item.option: item.key for item in items}
    listed = {place: rows[way[0]] for place, way in able.items() if way[0] in rows and not way[1:]}
    found = lettered([place for place in able if place not in listed], turn, signs) if signs else {}
    letters = unbegun(item.code for item in items if item.code)
    keys = {**listed, **found}
    return {place: key for place, key in keys.items() if key in letters or not key.isalpha()}


def _corners(
    point: Point, view: View, picture: Picture, places: Mapping[str, Way], marks: Mapping[str, str]
) -> Iterator[tuple[str, Corner]]:
    """Go through locations with their keys, and for the Recruiter what going there brings."""
    for place, way in places.items():
        said = ""
        if isinstance(view, KeeperView) and _kind(point, way) in (Step, Slip):
            gain, left = picture.cells[place].gain, room(view, Place(place), NEAR)
            said = (f"+{gain}" if gain else "") + WARNING * (left < NEAR)
        yield place, (said, marks.get(place, ""))


def _kind(point: Point, way: Way) -> object:
    """Return the kind of move that steps lead into."""
    return way[-1].kind if way else point.kind


def _proposed(places: Mapping[str, Way]) -> str:
    """Return the location that Enter takes: where a walk ends, or that of a plain step."""
    stop = next((place for place, way in places.items() if not way), "")
    first = next(iter(places), "")
    if stop or not first or not places[first][-1].kind.proposed:
        return stop
    return TILING.middle if len(places) == len(PLACES) else first


NOTHING = Offer((), "", None, {}, {}, {}, "")
