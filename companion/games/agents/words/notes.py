"""A player's private notes in words, and the sheet of what follows from them."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

from companion.contract.game import SeenAlone
from companion.contract.sheet import Row, Section, Sheet
from companion.core import Seat
from companion.games.agents.box import AGENTS, HIDEOUTS, PARTS
from companion.games.agents.locale import N_, _, counted
from companion.games.agents.moves.base import AgentsMove
from companion.games.agents.moves.files import Checks
from companion.games.agents.moves.keys import Looks
from companion.games.agents.moves.talk import Happened
from companion.games.agents.notes.chances import Chances
from companion.games.agents.notes.lines import HALVES, Briefcase, Note, OwnKey, Saw, Thought
from companion.games.agents.notes.pad import EMPTY, HALVES_MORE, PLANS, Pad, held, pad
from companion.games.agents.silence import CERTAIN, LIKELY
from companion.games.agents.state import State
from companion.games.agents.words.names import (
    agent_name,
    half_name,
    hideout_name,
    key_name,
    listed,
)
from companion.untyped import Value

MATTERS, ASKED = 1, 2
SLIPS = {
    HALVES_MORE: N_("You noted more halves of {agent} than you saw: strike one"),
    PLANS: N_("By your notes the plan is in two briefcases: strike one"),
    EMPTY: N_("By your notes no briefcase holds the plan: strike one"),
}


def sentence(note: Note, _now: object = None) -> str:
    """Return a note as a sentence."""
    match note:
        case Saw(agent, half):
            return _("{agent}: {half}").format(agent=agent_name(agent), half=half_name(half))
        case Briefcase(hideout, plan):
            return f"{_briefcase(hideout)}: {_found(plan)}"
        case OwnKey(hideout, mine):
            return f"{key_name(hideout)}: {_mine(mine)}"
        case Thought(words):
            return words
    raise AssertionError(type(note))


def asks(state: State, seat: Seat) -> str:
    """Return the question about what a player just looked at; empty if nothing."""
    looked = dict.fromkeys(state.looked.get(seat, ()))
    agents = [agent_name(each) for each in looked if each in AGENTS]
    half = _("Which half was on top of {agents}?").format(agents=listed(agents))
    plan = _("Was the plan in briefcase {number}?")
    cases = [plan.format(number=each) for each in looked if each not in AGENTS]
    return " ".join([half] * bool(agents) + cases)


def looked(state: State, move: AgentsMove) -> SeenAlone | None:
    """Ask the player who just looked at a file or into a briefcase what was there."""
    match move:
        case Happened(move=inner):
            return looked(state, inner)
        case Checks(agent):
            asked = _("Which half was on top of {agents}?").format(agents=agent_name(agent))
            return SeenAlone(state.player.name, asked, tuple(Saw(agent, half) for half in HALVES))
        case Looks():
            number = state.light or 0
            asked = _("Was the plan in briefcase {number}?").format(number=number)
            answers = (Briefcase(number, False), Briefcase(number, True))
            return SeenAlone(state.player.name, asked, answers)
    return None


def _briefcase(hideout: int) -> str:
    """Name a briefcase."""
    return _("briefcase {number}").format(number=hideout)


def _found(plan: bool) -> str:
    """Say what was in a briefcase."""
    return _("the plan") if plan else _("no plan")


def _mine(mine: bool) -> str:
    """Say whether the player has a key."""
    return _("mine") if mine else _("gone")


def sheet(state: State, seat: Seat, notes: Sequence[tuple[State, Note]]) -> Sheet:
    """Return the sheet of a player's notes, with as much help as the table agreed on."""
    mine = pad(state, seat, (note for _at, note in notes))
    sections = [_files(mine), _others(mine)]
    if mine.slip[0]:
        return Sheet(_slip(*mine.slip), tuple(sections))
    if state.help in (CERTAIN, LIKELY):
        found = mine.chances
        if not found.possible:
            return Sheet(_("These notes cannot all be so: strike one"), tuple(sections))
        first = _certain(found) if state.help == CERTAIN else _likely(found, mine.keys)
        sections.insert(0, replace(first, rows=(*first.rows, *_keys(state, mine.keys))))
        return Sheet(_headline(found, state.help), tuple(sections))
    return Sheet(_counted(len(notes)), tuple(sections))


def _slip(what: str, agent: str) -> str:
    """Say which notes cannot both be so."""
    return _(SLIPS[what]).format(agent=agent_name(agent))


def _keys(state: State, mine: Collection[int]) -> Iterator[Row]:
    """Say who else is known to have which keys."""
    shown = [f"{name} {_numbers(keys)}" for name, keys in _elsewhere(state, mine)]
    if shown:
        yield Row(_("keys of others"), ", ".join(shown))


def _elsewhere(state: State, mine: Collection[int]) -> Iterator[tuple[str, list[int]]]:
    """Go through the others with the keys that everybody knows they have."""
    for each in state.playing:
        known = [key for key in held(state, each.name, ()) if key not in mine]
        if known:
            yield each.name, known


def _numbers(keys: Iterable[int]) -> str:
    """Name several keys by their numbers."""
    return listed(map(str, keys))


def _counted(notes: int) -> str:
    """Return the number of notes; without any, a hint that the box has paper sheets."""
    if not notes:
        return _("The box has paper note sheets, and puzzling it out is the game.")
    return counted("{number} note", "{number} notes", notes).format(number=notes)


def _headline(found: Chances, help: str) -> str:
    """Return the likeliest place of the plan and its owner."""
    if help == LIKELY:
        return _("The best claim: {claim}").format(claim=_claim(found.best))
    sure = sum(chance == 1 for chance in found.owner.values())
    said = counted("{number} agent is certain", "{number} agents are certain", sure)
    return said.format(number=sure)


def _claim(claim: tuple[int, str, Fraction]) -> str:
    """Say a claim with its chance."""
    hideout, agent, chance = claim
    return _("{hideout} of {agent}, {chance}").format(
        hideout=hideout_name(hideout), agent=agent_name(agent), chance=percent(chance)
    )


def percent(chance: Fraction) -> str:
    """Return a chance in per cent; only certain ones are 100 or 0."""
    number = round(chance * 100)
    if chance not in (0, 1):
        number = min(99, max(1, number))
    return _("{number} %").format(number=number)


def _files(mine: Pad) -> Section:
    """Return the halves seen in each file; whole hideouts are marked."""
    rows = []
    for agent in AGENTS:
        seen = mine.seen[agent]
        whole = [h for h in HIDEOUTS if all((h, part) in seen for part in PARTS)]
        halves = ", ".join(map(half_name, sorted(seen))) or _("nothing yet")
        rows.append(Row(agent_name(agent), halves, ASKED if whole else MATTERS))
    return Section(_("You saw in the files"), tuple(rows))


def _others(mine: Pad) -> Section:
    """Return briefcases, keys and other notes."""
    rows = [Row(_briefcase(h), _found(plan), MATTERS) for h, plan in sorted(mine.cases.items())]
    if mine.keys:
        rows.append(Row(_("your keys"), listed(map(str, mine.keys)), MATTERS))
    rows += [Row(_("note"), words) for words in mine.words]
    return Section(_("You noted"), tuple(rows))


def _certain(found: Chances) -> Section:
    """Return what follows for certain."""
    rows = [Row(agent_name(agent), _possible(found.of(agent)), MATTERS) for agent in AGENTS]
    rows.append(Row(_("the plan"), _possible(found.plan), MATTERS))
    return Section(_("Certain by your notes"), tuple(rows))


def _possible(found: Mapping[int, Fraction]) -> str:
    """Return the certain hideout, or all possible ones."""
    left = [str(hideout) for hideout, chance in found.items() if chance]
    return left[0] if len(left) == 1 else _("one of {hideouts}").format(hideouts=", ".join(left))


def _likely(found: Chances, keys: Collection[int]) -> Section:
    """Return the chance of each hideout for each agent and for the plan, and the best for a key."""
    rows = [Row(agent_name(agent), _row(found.of(agent)), MATTERS) for agent in AGENTS]
    rows.append(Row(_("the plan"), _row(found.plan), MATTERS))
    if keys and found.best[0] not in keys:
        rows.append(Row(_("with your keys"), _claim(found.best_of(keys)), MATTERS))
    return Section(_("Likely by your notes: hideouts 1 to 4"), tuple(rows))


def _row(found: Mapping[int, Fraction]) -> str:
    """Return the chances of the hideouts as text."""
    return " · ".join(percent(chance) for chance in found.values())


NAMES: dict[type[Note], Callable[[], str]] = {
    Saw: lambda: _("A half that you saw"),
    Briefcase: lambda: _("A briefcase"),
    OwnKey: lambda: _("Your key"),
    Thought: lambda: _("A note in words"),
}


def name(kind: type[Note]) -> str:
    """Name a kind of note."""
    return NAMES[kind]()


def value(field: str, found: Value) -> str:
    """Name a value of a note's field."""
    if field == "half":
        return half_name(found)
    if field == "plan":
        return _found(found)
    return _mine(found)
