"""What a side offers now: a list with keys, locations with keys, and what Enter takes."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from companion.games.mind_mgmt.board import PLACES
from companion.games.mind_mgmt.view import KeeperView, View
from companion.games.mind_mgmt.words.points import RULING
from companion.locale import _
from screens.games.mind_mgmt.board import Corner
from screens.games.mind_mgmt.choice_list import Item, always, keyed, keys
from screens.games.mind_mgmt.choice_tree import Choosing, Way
from screens.games.mind_mgmt.codes import SPARE, bare, signs
from screens.games.mind_mgmt.dead_ends import FAR, room
from screens.games.mind_mgmt.names import ANSWER, Features, option_name
from screens.games.mind_mgmt.picture import Picture
from screens.games.mind_mgmt.setup_runs import AGENTS, Run
from screens.games.mind_mgmt.shortcuts import about, shortcuts

RUN, STOP = "\x00run", "\x00stop"  # what is taken is no word of a line
DEAL = "deal"
DONE = (RUN, STOP, DEAL, "done", "done slip first", "done slip second")
LATER = ("rests", RULING)
ON_FOOT = ("step", "slip")
ALLY = "dolphin"
WARNING = "!"
PROPOSED = ("step", "start", "shown")  # elsewhere nobody shall lay or move a thing by Enter alone
UNPROPOSED = (ANSWER, "dolphin")
MIDDLE = "D4"


@dataclass(frozen=True)
class Offer:
    """What can be chosen: in the list, on the map, and by which keys."""

    items: tuple[Item, ...]
    title: str
    chosen: int | None
    places: Mapping[str, Way]
    corners: Mapping[str, Corner]
    keys: Mapping[str, str]
    proposed: str

    @property
    def hint(self) -> str:
        """Say which keys choose, where nothing is marked for Enter."""
        if self.places:
            return _("Choose a location by its key, or mark one with the arrows.")
        if len(self.items) == 1:
            return _("{key} takes it: {name}").format(
                key=self.items[0].key, name=self.items[0].name
            )
        return _("Choose by a key of the list, or mark a line with the arrows.")


def offered(
    choosing: Choosing, view: View, picture: Picture, run: Run | None, *, figures: bool = True
) -> Offer:
    """Work out what is offered; without `figures` none of them is a key."""
    places = shortcuts(choosing, view.agents)
    items = keyed(_items(choosing, view, picture, run), DONE, figures=figures)
    refusable = {code: name for name, code in picture.short.items() if about(choosing, name)}
    marks = _signs(places, items, "".join(code[0] for code in refusable))
    return Offer(
        items,
        _title(choosing.taken, picture.names),
        _default(items, places),
        places,
        dict(_corners(choosing, picture, places, marks)),
        {
            **{place.lower(): place for place in PLACES},
            **refusable,
            **{sign: place for place, sign in marks.items()},
            **keys(items),
        },
        _proposed(choosing, places),
    )


def _items(choosing: Choosing, view: View, picture: Picture, run: Run | None) -> Iterator[Item]:
    """Go through the list."""
    words = [word for word in choosing.options if word not in choosing.places]
    words.sort(key=lambda word: (*_rank(word), always(word), bare(picture.names.get(word, ""))))
    if run:
        yield Item(RUN, run.name)
        single = words[0] if len(words) == 1 < len(run.lines) else ""
        yield from (Item("" if at else single, told) for at, told in enumerate(run.told))
        words = words if len(words) > 1 else []
    elif choosing.line and choosing.options:
        yield Item(STOP, _("Stop here"))
    for word in words:
        name = option_name(word, choosing.taken, picture.names)
        yield Item(word, name, code=picture.short.get(word, ""), note=_note(word, view))


def _title(taken: Way, features: Features) -> str:
    """Tell what was chosen so far."""
    return " ".join(option_name(word, taken[:at], features) for at, word in enumerate(taken))


def _rank(word: str) -> tuple[int, int]:
    """Sort agents as they are always sorted, and what ends or delays something to the end."""
    if word == DEAL:  # behind sixteen features nobody would see it
        return -1, 0
    later = (*LATER, *DONE)
    verb = RULING if word.startswith(RULING) else word
    return (
        later.index(verb) + 1 if verb in later else 0,
        AGENTS.index(word) if word in AGENTS else len(AGENTS),
    )


def _note(word: str, view: View) -> str:
    """Say when the keeper was at the locations of an answer."""
    if not (word.startswith(ANSWER) and isinstance(view, KeeperView)):
        return ""
    named = word.split(" ")
    hours = [hour for hour, place in enumerate(view.map.path, 1) if place in named]
    return " ".join(f"{hour:02}:00" for hour in hours)


def _default(items: tuple[Item, ...], places: Mapping[str, Way]) -> int | None:
    """Give the choice that Enter takes, where one is proposed; never an answer, or the ally."""
    if items and items[0].option == RUN:
        return 0
    alone = len(items) == 1 and not places and not items[0].option.startswith((ANSWER, ALLY))
    return 0 if alone else None


def _signs(places: Mapping[str, Way], items: tuple[Item, ...], begun: str) -> dict[str, str]:
    """Give locations a key of their own, where that cannot be taken for a feature's code."""
    if any(item.code for item in items):
        return {}
    spare = not any(item.key in SPARE for item in items if item.key)
    return signs([place for place, way in places.items() if way], spare=spare, without=begun)


def _corners(
    choosing: Choosing, picture: Picture, places: Mapping[str, Way], marks: Mapping[str, str]
) -> Iterator[tuple[str, Corner]]:
    """Write into the corner of a location its key, and for the keeper what a way there brings."""
    for place, way in places.items():
        said = ""
        if picture.here and (*choosing.taken, *way)[0] in ON_FOOT:
            gain = picture.cells[place].gain
            said = (f"+{gain}" if gain else "") + WARNING * (room(picture, place) < FAR)
        yield place, (said, marks.get(place, ""))


def _proposed(choosing: Choosing, places: Mapping[str, Way]) -> str:
    """Give the location that is proposed, if any: where a walk stops, or a plain step."""
    stop = next((place for place, way in places.items() if not way), "")
    first = next(iter(places), "")
    if stop or not first or (*choosing.taken, *places[first])[0] not in PROPOSED:
        return stop
    return MIDDLE if len(places) == len(PLACES) else first


NOTHING = Offer((), "", None, {}, {}, {}, "")
