"""What stands beside the board: the time track, the recruits, the cards."""

from collections.abc import Iterator

from companion.games.mind_mgmt.board import Place
from companion.games.mind_mgmt.exits import NEAR, room
from companion.games.mind_mgmt.locale import _
from companion.games.mind_mgmt.moves.recruiter import Step
from companion.games.mind_mgmt.view import KeeperView, Map, View
from companion.games.mind_mgmt.words.asked import ENOUGH, immortals, questions
from companion.games.mind_mgmt.words.gains import brings
from companion.games.mind_mgmt.words.map_sheet import exit_rows
from companion.games.mind_mgmt.words.names import Names, card_name, hour_name, names_at, token_name

NOW, FREE, TAKEN, SLIP = "▶", "○", "●", "◆"


def public_facts(view: View) -> str:
    """Tell what everybody may know."""
    return "\n".join(
        (*_time(view), *_recruits(view), *_open(view), *_contacts(view), *_asked(view))
    )


def secret_facts(view: KeeperView) -> str:
    """Tell what the keeper holds, and what everybody knows."""
    mine = _mine(view.map, names_at(view))
    return "\n".join((*_warning(view), *_exits(view), *mine, public_facts(view)))


def _exits(view: KeeperView) -> Iterator[str]:
    """Tell where a step can lead, and how soon that ends."""
    rows = [f"{row.label} {row.value}" for row in exit_rows(view)]
    if rows:
        yield _("Exits: {ways}").format(ways=", ".join(rows))


def _contacts(view: View) -> Iterator[str]:
    """Tell where two Immortals can contact a recruit, or why not."""
    for row in immortals(view, names_at(view), ENOUGH):
        yield f"{row.label}: {row.value}"


def _asked(view: View) -> Iterator[str]:
    """Tell what was asked, the last question first."""
    for row in questions(view, names_at(view)):
        yield f"{row.label}: {row.value}"


def _warning(view: KeeperView) -> Iterator[str]:
    """Warn of a dead end that is near."""
    if view.map.path and not view.outcome:
        left = room(view, view.map.path[-1], NEAR)
        if left < NEAR:
            yield dead_end(left)


def dead_end(left: int) -> str:
    """Say how near a dead end is."""
    if left:
        return _("! One more step, then a dead end.")
    return _("! A dead end: no step leads on.")


def prospect(view: KeeperView, place: Place) -> str:
    """Say what a way to a location would bring the keeper, and whether it leads to a dead end."""
    left = room(view, place, NEAR)
    return " · ".join(filter(None, (brings(Step(place), view), dead_end(left) * (left < NEAR))))


def _mine(mine: Map, names: Names) -> Iterator[str]:
    """Tell the cards behind the screen."""
    if mine.card:
        yield _("Card: {card}").format(card=card_name(mine.card))
    if mine.features:
        own = ", ".join(map(names.feature, mine.features))
        yield _("Your features: {names}").format(names=own)


def _time(view: View) -> Iterator[str]:
    """Draw the time track: red hours in brackets, the hour that is now with an arrow."""
    last = 16 if view.mode == "full" else 14
    slips = dict.fromkeys(view.slips.values(), SLIP)
    told = {hour: f"+{number}" for hour, number in view.recruits_told.items()}
    faces = [_face(view, hour) + told.get(hour, "") + slips.get(hour, "") for hour in _hours(last)]
    yield " ".join(faces)


def _hours(last: int) -> range:
    """Give the fields of the track; the first one stands for five hours."""
    return range(5, last + 1)


def _face(view: View, hour: int) -> str:
    """Write one field of the track."""
    words = "01-05" if hour == 5 else f"{hour:02}"
    face = f"[{words}]" if hour % 2 else words
    return f"{NOW}{face}" if hour == view.hour else face


def _recruits(view: View) -> Iterator[str]:
    """Count the recruits in sight."""
    seen, target = view.recruits_in_sight, view.recruits_to_win
    yield _("Recruits {bar} {number} of {target}").format(
        bar=TAKEN * min(seen, target) + FREE * max(target - seen, 0), number=seen, target=target
    )


def _open(view: View) -> Iterator[str]:
    """Name the features that lie open, and those that were crossed out."""
    names = names_at(view)
    if view.open_features:
        opened = ", ".join(map(names.feature, view.open_features))
        yield _("Open features: {names}").format(names=opened)
    for feature, hour in view.shaken_down.items():
        name = names.feature(feature)
        yield _("Shaken down: {name}, {hour}:00").format(name=name, hour=f"{hour:02}")
    for token, hour in view.slips.items():
        said = _("Mind Slip with {token}: {hour}")
        yield said.format(token=token_name(token), hour=hour_name(hour))
