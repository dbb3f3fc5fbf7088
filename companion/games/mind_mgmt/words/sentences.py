"""Every move as a sentence, for the log, the list for undoing, and the path."""

from collections.abc import Callable

from companion.games.mind_mgmt.locale import _, counted
from companion.games.mind_mgmt.moves import agents as a
from companion.games.mind_mgmt.moves import answers as n
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves import talk as t
from companion.games.mind_mgmt.moves import veiled as v
from companion.games.mind_mgmt.moves.base import MindMove
from companion.games.mind_mgmt.people import TOGETHER
from companion.games.mind_mgmt.words.names import (
    Names,
    agent_declined,
    agent_name,
    card_name,
    hour_name,
    player_name,
    thing_name,
    token_name,
)
from companion.games.mind_mgmt.words.points import way
from companion.trail import help_words
from companion.untyped import GamesOwn

Said = Callable[[GamesOwn, Names], str]


def sentence(move: MindMove, names: Names) -> str:
    """Return a move as a sentence with these names."""
    return SENTENCES[type(move)](move, names)


def row(move: MindMove, names: Names, room: int) -> str:
    """Return a move in one row, with its locations described as fully as fits."""
    said = ""
    for form in names.forms:
        said = sentence(move, form)
        if len(said) <= room:
            break
    return said


def _laid(move: s.Lay, _names: Names) -> str:
    """Say what was laid out."""
    return _("Placed: {laid}").format(laid=thing_name(move.thing))


def _recruits(number: int) -> str:
    """Return a number of recruits."""
    return counted("{number} recruit", "{number} recruits", number).format(number=number)


def _controls(move: s.Control, _names: Names) -> str:
    """Say who moves an agent."""
    agent = agent_declined(move.agent)
    if move.player == TOGETHER:
        return _("Everybody plays {agent}").format(agent=agent)
    return _("{name} plays {agent}").format(name=player_name(move.player), agent=agent)


def _stands(move: s.PlaceAgent, names: Names) -> str:
    """Say where an agent stands."""
    agent = agent_name(move.agent)
    if move.place is None:
        return _("{agent}: location not entered").format(agent=agent)
    return _("{agent} stands on {place}").format(agent=agent, place=names.at(move.place))


def _walks(move: a.Moves, names: Names) -> str:
    """Say how an agent walks."""
    agent = agent_name(move.agent)
    if move.way is None:
        return _("{agent} moves, way not entered").format(agent=agent)
    return _("{agent} moves {walk}").format(agent=agent, walk=names.way(move.way))


def _leads(move: a.Leads, names: Names) -> str:
    """Say whom an agent leads, and where."""
    agent, other = agent_name(move.agent), agent_declined(move.other)
    if move.way is None:
        return _("{agent} leads {other}, way not entered").format(agent=agent, other=other)
    said = _("{agent} leads {other} {walk}")
    return said.format(agent=agent, other=other, walk=names.way(move.way))


def _note(move: t.Note, names: Names) -> str:
    """Say where a note lies, and what stands on it."""
    said = _("Note on {place}: {words}") if move.words else _("Note on {place}")
    return said.format(place=names.at(move.place), words=move.words)


def _lift(move: t.Lift, names: Names) -> str:
    """Say which note is taken back."""
    said = _("Note removed from {place}: {words}") if move.words else _("Note removed from {place}")
    return said.format(place=names.at(move.place), words=move.words)


def _answer(said: str) -> str:
    """Say an answer."""
    return _("Answer: {answer}").format(answer=said)


def _features(move: s.DealFeatures, names: Names) -> str:
    """Say the Recruiter's features."""
    three = ", ".join(map(names.feature, move.features))
    return _("Features: {three}").format(three=three)


SENTENCES: dict[type[MindMove], Said] = {
    s.ChooseRecruiter: lambda m, _n: _("{name} is the Recruiter").format(
        name=player_name(m.player)
    ),
    s.Lay: _laid,
    s.Mayhem: lambda m, n: _("{name} places mayhem on {border}").format(
        name=player_name(m.player), border=n.border(m.border)
    ),
    s.Supply: lambda m, _n: _("In the supply: {number}").format(number=_recruits(m.number)),
    v.CardTaken: lambda _m, _n: _("The Recruiter has a card"),
    s.TakeCard: lambda m, _n: _("Recruiter card: {thing}").format(thing=card_name(m.card)),
    v.Started: lambda _m, _n: _("The Recruiter has a start"),
    s.Start: lambda m, n: _("The path starts on {place}").format(place=n.at(m.place)),
    s.ShowHour: lambda m, n: _("Shown: on {place} at {hour}").format(
        hour=hour_name(m.hour), place=n.at(m.place)
    ),
    s.Deal: lambda _m, _n: _("Companion deals the features"),
    v.FeaturesTaken: lambda _m, _n: _("The Recruiter has 3 features"),
    s.DealFeatures: _features,
    s.PlaceImmortal: lambda m, n: _("An Immortal stands on {place}").format(place=n.at(m.place)),
    s.Control: _controls,
    s.PlaceAgent: _stands,
    s.PlaceToken: lambda m, n: _("Mind Slip token 2 on {place}").format(place=n.at(m.place)),
    s.Begin: lambda _m, _n: _("The game begins"),
    v.Acted: lambda _m, _n: _("The Recruiter moves"),
    r.Step: lambda m, n: _("Step to {place}").format(place=n.at(m.place)),
    r.Slip: lambda m, n: _("Mind Slip to {place} with {thing}").format(
        place=n.at(m.place), thing=token_name(m.token)
    ),
    r.TellRecruits: lambda m, _n: _("Announced: {number}").format(number=_recruits(m.number)),
    r.Draw: lambda m, n: _("Card drawn: {feature}").format(feature=n.feature(m.feature)),
    r.MoveImmortal: lambda m, n: _("Immortal moves {walk}").format(walk=n.way(m.way)),
    r.ExtraImmortal: lambda m, n: _("Immortal {walk}, for step {place}").format(
        walk=n.way(m.way), place=n.at(m.place)
    ),
    r.ImmortalRecruit: lambda m, n: _("Immortal recruit: {feature}").format(
        feature=n.feature(m.feature)
    ),
    r.Done: lambda _m, _n: _("The turn is over"),
    r.DoneSlip: lambda m, _n: _("Turn over, Mind Slip: {thing}").format(thing=token_name(m.token)),
    r.Stuck: lambda _m, _n: _("The Recruiter cannot move"),
    a.Moves: _walks,
    a.Asks: lambda m, n: _("{agent} asks: {feature}?").format(
        agent=agent_name(m.agent), feature=n.feature(m.feature)
    ),
    a.Reveals: lambda m, n: _("{agent} reveals the step on {place}").format(
        agent=agent_name(m.agent), place=n.at(m.place)
    ),
    a.Captures: lambda m, n: _("{agent} tries to capture on {place}").format(
        agent=agent_name(m.agent), place=n.at(m.place)
    ),
    a.Senses: lambda m, n: _("{agent} on {place}: within 2?").format(
        agent=agent_name(m.agent), place=n.at(m.place)
    ),
    a.ShakesDown: lambda m, n: _("{agent}, Shakedown: {feature}").format(
        agent=agent_name(m.agent), feature=n.feature(m.feature)
    ),
    a.Pushes: lambda m, n: _("{agent} pushes Immortal {walk}").format(
        agent=agent_name(m.agent), walk=n.way(m.way)
    ),
    a.Shoves: lambda m, n: _("{agent} shoves Immortal {walk}").format(
        agent=agent_name(m.agent), walk=n.way(m.way)
    ),
    a.Leads: _leads,
    a.Rests: lambda m, _n: _("{agent} passes").format(agent=agent_name(m.agent)),
    t.Dolphin: lambda _m, _n: _("The Spy Dolphin helps"),
    n.Marks: lambda m, names: _answer(", ".join(map(names.at, m.places))),
    n.CannotMark: lambda _m, _n: _answer(_("No new token")),
    n.TellsHour: lambda m, _n: _answer(hour_name(m.hour)),
    n.Says: lambda m, _n: _answer(_("Yes") if m.truth else _("No")),
    t.Note: _note,
    t.Lift: _lift,
    t.Ruling: lambda m, _n: _("Ruled: {ruling}").format(ruling=way(m.rule, m.choice)),
    t.Override: lambda m, n: _("Allowed here, {words}: {rule}").format(
        words=m.words, rule=n.rule(m.rule)
    ),
    t.Restore: lambda m, n: _("Counts again: {rule}").format(rule=n.rule(m.rule)),
    t.Remark: lambda m, _n: _("Remark: {words}").format(words=m.words),
    t.MindHelp: lambda m, _n: help_words.sentence(m),
    t.MindHelpByAll: lambda m, _n: help_words.sentence(m),
    t.Mistake: lambda m, _n: _("A mistake at {hour}: {words}").format(
        hour=hour_name(m.hour), words=m.words
    ),
    t.Mended: lambda _m, _n: _("The mistake is put right"),
    t.CorrectMayhem: lambda m, n: _("Mayhem is on {border}, not {wrong}").format(
        border=n.border(m.right), wrong=n.border(m.wrong)
    ),
    t.CorrectImmortal: lambda m, n: _("Immortal is on {place}, not {wrong}").format(
        place=n.at(m.right), wrong=n.at(m.wrong)
    ),
    t.CorrectAgent: lambda m, n: _("Corrected: {agent} on {place}").format(
        agent=agent_name(m.agent), place=n.at(m.right)
    ),
    t.CorrectToken: lambda m, n: _("Corrected: Mind Slip 2 on {place}").format(place=n.at(m.right)),
    t.CorrectDraw: lambda m, n: _("Open card is {feature}, not {wrong}").format(
        feature=n.feature(m.feature), wrong=n.feature(m.drawn)
    ),
}
