"""The public sheet: players, places, pieces and decisions."""

from collections import Counter
from collections.abc import Iterator

from companion.contract.sheet import Row, Section, Sheet
from companion.games.mind_mgmt.board.plan import PLACES, Place
from companion.games.mind_mgmt.locale import N_, _, counted
from companion.games.mind_mgmt.view import KeeperView, View
from companion.games.mind_mgmt.words.asked import agents, immortals, questions
from companion.games.mind_mgmt.words.due import due
from companion.games.mind_mgmt.words.map_sheet import map_sections
from companion.games.mind_mgmt.words.names import (
    Names,
    agent_name,
    board_name,
    border_name,
    hour_name,
    mode_name,
    player_name,
    won,
)
from companion.games.mind_mgmt.words.points import way

MATTERS, ASKED = 1, 2
NOW = {
    "setup": N_("setting up, letter {letter}"),
    "recruiter": N_("{hour}, the Recruiter's turn"),
    "alert": N_("{hour}, alert: recruits are announced"),
    "agents": N_("{hour}, the agents' turn"),
}
SLIPS = {"first": N_("Mind Slip, token 1"), "second": N_("Mind Slip, token 2")}


def sheet(view: View, names: Names) -> Sheet:
    """Return the sheet of a view; empty sections are left out later."""
    sections = (
        Section(_("Time"), tuple(_time(view, names))),
        Section(_("Recruits"), tuple(_recruits(view, names))),
        Section(_("Asked"), tuple(questions(view, names))),
        Section(_("Agents"), tuple(agents(view, names))),
        Section(_("On the board"), tuple(_board(view, names))),
        Section(_("Where the rulebook is silent"), tuple(_silent(view, names))),
        Section(_("At this table"), tuple(_decisions(view, names))),
        Section(_("Game"), tuple(_game(view))),
    )
    own = map_sections(view, names) if isinstance(view, KeeperView) else ()
    return Sheet(due(view), tuple(each for each in (*own, *sections) if each.rows))


def _game(view: View) -> Iterator[Row]:
    """Go through the game, the players and their sides."""
    yield Row(_("Mode"), mode_name(view.mode))
    yield Row(_("Board"), board_name(view.board.edition))
    yield Row(_("Players"), ", ".join(map(player_name, view.players)))
    if view.recruiter:
        yield Row(_("Recruiter"), player_name(view.recruiter))
    if view.features_dealt:
        yield Row(_("Features"), _("dealt by Companion"))


def _time(view: View, names: Names) -> Iterator[Row]:
    """Go through the time, and how the game ended."""
    if view.outcome:
        yield Row(_("Result"), f"{won(view.outcome)}: {names.rule(view.outcome.rule)}", ASKED)
        return
    now = _(NOW[view.phase]).format(letter=view.letter, hour=hour_name(view.turn_hour))
    yield Row(_("Now"), now, MATTERS)
    if view.question:
        yield Row(_("Question"), _("still to be answered"), MATTERS)
    if view.mistake:
        said = _("of {hour} is being put right; notes owed: {number}")
        owed = said.format(hour=hour_name(view.mistake.hour), number=view.mistake.notes_owed)
        yield Row(_("Mistake"), owed, MATTERS)


def _recruits(view: View, names: Names) -> Iterator[Row]:
    """Go through the recruits in sight, and where they were announced."""
    said = _("{number} of {target}")
    in_sight = said.format(number=view.recruits_in_sight, target=view.recruits_to_win)
    yield Row(_("In sight"), in_sight, ASKED)
    if view.recruits_told:
        told = (f"{hour_name(at)} {number}" for at, number in view.recruits_told.items())
        yield Row(_("Announced"), "; ".join(told))
    if view.recruits_by_immortals:
        yield Row(_("By Immortals"), ", ".join(map(names.feature, view.recruits_by_immortals)))
    yield from immortals(view, names)
    for feature, at in view.shaken_down.items():
        said = _("{feature}, at {hour}")
        found = said.format(feature=names.feature(feature), hour=hour_name(at))
        yield Row(_("Crossed out"), found)
    for token, at in view.slips.items():
        yield Row(_(SLIPS[token]), _("used at {hour}").format(hour=hour_name(at)))


def _board(view: View, names: Names) -> Iterator[Row]:
    """Go through the locations by rows, then pieces between them or off the board."""
    found: dict[Place | None, list[str]] = {}
    for place, thing in things(view):
        found.setdefault(place, []).append(thing)
    away = found.pop(None, [])
    for place in filter(found.__contains__, PLACES):
        yield Row(names.there(place), ", ".join(found[place]))
    if away:
        yield Row(_("Not entered"), ", ".join(away))
    if view.mayhem:
        yield Row(_("Mayhem"), ", ".join(map(border_name, view.mayhem)))


def things(view: View) -> Iterator[tuple[Place | None, str]]:
    """Go through all pieces with a location."""
    for agent, place in view.agents.items():
        yield place, agent_name(agent)
    for place in view.immortals:
        yield place, _("Immortal")
    for place in view.steps:
        yield place, _("step token, there by {hour}").format(hour=hour_name(view.steps_by[place]))
    for place, at in view.confirmed.items():
        yield place, _("confirmed note {hour}").format(hour=hour_name(at))
    for place, words in view.notes:
        yield place, _("note: {words}").format(words=words) if words else _("note")
    if view.second_token:
        yield view.second_token, _("second Mind Slip token")


def _silent(view: View, names: Names) -> Iterator[Row]:
    """Go through the silent points, with decisions and their hours, or defaults."""
    for rule, choice in view.rulings.items():
        hour = hour_name(view.public.decisions.ruled_at[rule])
        said = _("the players decided at {hour}: {choice}")
        yield Row(names.rule(rule), said.format(hour=hour, choice=way(rule, choice)))
    for rule, choice in view.until_ruled.items():
        said = _("the players have not decided; until then: {choice}")
        yield Row(names.rule(rule), said.format(choice=way(rule, choice)))


def _decisions(view: View, names: Names) -> Iterator[Row]:
    """Go through rules set aside, remarks, and what the players check themselves."""
    for rule, words in view.overrides.items():
        yield Row(_("Allowed here"), f"{names.rule(rule)} ({words})")
    for rule, number in Counter(view.unchecked).items():
        times = counted("{number} time", "{number} times", number).format(number=number)
        yield Row(_("You check"), f"{names.rule(rule)} ({times})")
    for remark in view.remarks:
        yield Row(_("Remark"), remark)
