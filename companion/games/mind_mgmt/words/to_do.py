"""What the players do on the board after a move, step by step, from what is public."""

from collections.abc import Callable, Iterator

from companion.games.mind_mgmt.board.plan import Place
from companion.games.mind_mgmt.locale import _, counted
from companion.games.mind_mgmt.moves import agents as a
from companion.games.mind_mgmt.moves import answers as n
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves import talk as t
from companion.games.mind_mgmt.moves import veiled as v
from companion.games.mind_mgmt.moves.base import RECRUITER, MindMove, Way
from companion.games.mind_mgmt.public import FIRST_HOUR
from companion.games.mind_mgmt.rules.mistakes import STEP
from companion.games.mind_mgmt.supplies import NOTES, steps_left
from companion.games.mind_mgmt.view import View
from companion.games.mind_mgmt.words.names import (
    Names,
    agent_declined,
    agent_name,
    hour_name,
    player_name,
)
from companion.untyped import GamesOwn

SHAKEDOWN, DOLPHIN = "mind-mgmt.shakedown.truth", "mind-mgmt.dolphin.all"
Things = Iterator[str]
FIRST_HOURS = "01:00–05:00"


def to_do(move: MindMove, view: View, names: Names) -> tuple[str, ...]:
    """Return what a move makes the players do on the board, in order."""
    does = DOES.get(type(move))
    done = does(move, view, names) if does else iter(())
    return (*done, *_lies_down(move, view))


def _lies_down(move: MindMove, view: View) -> Things:
    """Lay down the figure of an agent who becomes active."""
    if isinstance(move, a.AgentMove) and move.agent not in view.activated:
        yield _("Lay the figure of {agent} down").format(agent=agent_declined(move.agent))


def _mayhem(move: s.Mayhem, _view: View, names: Names) -> Things:
    """Lay a mayhem token."""
    one, other = map(names.there, move.border)
    yield _("Mayhem token between {place} and {other}").format(place=one, other=other)


def _card_hidden(_move: MindMove, view: View, _names: Names) -> Things:
    """Hide the Recruiter's card, and the other one as well; the program needs none."""
    if not view.public.program:
        yield _("The Recruiter's card behind the screen, the other one into the box unseen")


def _features_hidden(_move: MindMove, view: View, _names: Names) -> Things:
    """Hide the Recruiter's features; the program needs no cards."""
    if not view.public.program:
        yield _("The Recruiter's three feature cards behind the screen")


def _immortal(move: s.PlaceImmortal, _view: View, names: Names) -> Things:
    """Stand an Immortal up."""
    yield _("Immortal on {place}").format(place=names.there(move.place))


def _control(move: s.Control, view: View, _names: Names) -> Things:
    """Give an agent's card and figure to a player."""
    agent = agent_declined(move.agent)
    if view.public.alone:
        return
    if move.player in view.players:
        said = _("{name} takes the card and the figure of {agent}")
        yield said.format(name=player_name(move.player), agent=agent)
    else:
        yield _("The card and the figure of {agent} for all to share").format(agent=agent)


def _agent(move: s.PlaceAgent, view: View, names: Names) -> Things:
    """Put an agent on the board; in play, entering an unknown place moves nothing."""
    if view.letter and move.place:
        said = _("{agent} on {place}")
        yield said.format(agent=agent_name(move.agent), place=names.there(move.place))


def _second_token(move: s.PlaceToken, _view: View, names: Names) -> Things:
    """Lay the second token."""
    yield _("Mind Slip token on {place}").format(place=names.there(move.place))


def _note_shown(move: s.ShowHour, view: View, names: Names) -> Things:
    """Lay a confirmed note, and take the step token away if the table decided so."""
    taken = view.until_ruled.get(STEP, view.rulings.get(STEP)) == "taken"
    if move.place in view.steps and taken:
        yield _step_off(move.place, names)
    yield _confirmed(move.place, move.hour, view, names)


def _step_off(place: Place, names: Names) -> str:
    """Take a step token away."""
    return _("Discard the step token on {place}").format(place=names.there(place))


def _confirmed(place: Place, hour: int, view: View, names: Names) -> str:
    """Lay a confirmed note if one is left, or write the hour down."""
    there = names.there(place)
    if len(view.confirmed) + len(view.notes) >= NOTES:
        said = _("No note is left: write {hour} down for {place}")
        return said.format(hour=hour_name(hour), place=there)
    said = _("Green note {hour} on {place}")
    return said.format(hour=hour_name(hour), place=there)


def _step_on(place: Place, left: int, names: Names) -> str:
    """Lay a step token if one is left, or mark the location."""
    said = _("Step token on {place}") if left > 0 else _("No step token is left: mark {place}")
    return said.format(place=names.there(place))


def _recruits(move: r.TellRecruits, view: View, _names: Names) -> Things:
    """Lay recruits beside the hour, as many as there are."""
    number = min(move.number, view.left.recruits)
    at = FIRST_HOURS if view.hour == FIRST_HOUR else hour_name(view.hour)
    if number:
        said = counted("Lay {number} recruit on {hour}", "Lay {number} recruits on {hour}", number)
        yield said.format(number=number, hour=at)
    if number < move.number:
        yield _("No more recruits are left to lay; the number announced counts")


def _hop(move: r.MoveImmortal, _view: View, names: Names) -> Things:
    """Move an Immortal."""
    yield _immortal_goes(move.way, names)


def _paid_hop(move: r.ExtraImmortal, view: View, names: Names) -> Things:
    """Pay with a step token, and move an Immortal."""
    yield _step_on(move.place, steps_left(view.public), names)
    yield _immortal_goes(move.way, names)


def _immortal_goes(way: Way, names: Names) -> str:
    """Move an Immortal from one location to another."""
    said = _("Immortal {place} → {other}")
    return said.format(place=names.there(way[0]), other=names.there(way[-1]))


def _recruit(move: r.ImmortalRecruit, view: View, names: Names) -> Things:
    """Lay a recruit on the feature's symbol, and discard its card."""
    feature = names.feature(move.feature)
    if view.left.recruits:
        yield _("Lay 1 recruit on the symbol of {feature}").format(feature=feature)
    else:
        yield _("No more recruits are left to lay; this one counts")
    yield _("Discard {feature}, face up").format(feature=feature)


def _draw(move: r.Draw, _view: View, names: Names) -> Things:
    """Lay a card out for the Immortals."""
    said = _("Lay {feature} out for the Immortals")
    yield said.format(feature=names.feature(move.feature))


def _done(_move: r.Done, view: View, _names: Names) -> Things:
    """Move the time token; after the agents' last turn of a round, stand them all up."""
    if view.phase == RECRUITER:
        yield _time(view)
    elif view.public.alert:
        yield _("Stand all agents up")


def _time(view: View) -> str:
    """Move the time token."""
    return _("Time token to {hour}").format(hour=hour_name(view.hour + 1))


def _done_slip(move: r.DoneSlip, view: View, names: Names) -> Things:
    """Move the time token, and lay the token of the mind slip beside it."""
    yield _time(view)
    hour = hour_name(view.hour + 1)
    if move.token != "second" and view.public.program:  # which has no screen to lay it before
        yield _("A Mind Slip token to {hour}").format(hour=hour)
        return
    if move.token == "second" and view.second_token:
        said = _("Mind Slip token from {place} to {hour}")
        yield said.format(place=names.there(view.second_token), hour=hour)
    else:
        yield _("Mind Slip token in front of the screen to {hour}").format(hour=hour)


def _walk(move: a.Moves, _view: View, names: Names) -> Things:
    """Move an agent."""
    yield _agent_goes(move.agent, move.way, names)


def _led(move: a.Leads, _view: View, names: Names) -> Things:
    """Move the agent who is led."""
    yield _agent_goes(move.other, move.way, names)


def _agent_goes(agent: str, way: Way | None, names: Names) -> str:
    """Move an agent from one location to another."""
    if way is None:
        return _("Move {agent}").format(agent=agent_declined(agent))
    said = _("{agent} {place} → {other}")
    one, other = names.there(way[0]), names.there(way[-1])
    return said.format(agent=agent_name(agent), place=one, other=other)


def _reveals(move: a.Reveals, _view: View, names: Names) -> Things:
    """Give up a step token."""
    yield _step_off(move.place, names)


def _pushed(move: a.Pushes | a.Shoves, _view: View, names: Names) -> Things:
    """Move an Immortal."""
    yield _immortal_goes(move.way, names)


def _marked(move: n.Marks, view: View, names: Names) -> Things:
    """Lay step tokens, and discard the ally if it asked for all of them."""
    left = steps_left(view.public)
    for number, place in enumerate(move.places):
        yield _step_on(place, left - number, names)
    yield from _dolphin_goes(view)


def _unmarked(_move: n.CannotMark, view: View, _names: Names) -> Things:
    """Discard the ally, which found nothing."""
    yield from _dolphin_goes(view)


def _dolphin_goes(view: View) -> Things:
    """Discard the ally if it joined this question."""
    if view.question and view.question.rule == DOLPHIN:
        yield _("Discard the Spy Dolphin")


def _told_hour(move: n.TellsHour, view: View, names: Names) -> Things:
    """Lay the confirmed note."""
    if view.question and view.question.place:
        yield _confirmed(view.question.place, move.hour, view, names)


def _says(move: n.Says, view: View, names: Names) -> Things:
    """Lay open the card that a shakedown found."""
    if move.truth and view.question and view.question.rule == SHAKEDOWN:
        said = _("The Recruiter lays {feature} open beside the board")
        yield said.format(feature=names.feature(view.question.feature))


def _note(move: t.Note, _view: View, names: Names) -> Things:
    """Lay a note of the agents."""
    said = _("White note on {place}: {words}") if move.words else _("White note on {place}")
    yield said.format(place=names.there(move.place), words=move.words)


def _lift(move: t.Lift, _view: View, names: Names) -> Things:
    """Take a note of the agents back."""
    yield _("Take the white note off {place}").format(place=names.there(move.place))


Does = Callable[[GamesOwn, View, Names], Things]
DOES: dict[type[MindMove], Does] = {
    s.Mayhem: _mayhem,
    s.TakeCard: _card_hidden,
    v.CardTaken: _card_hidden,
    s.DealFeatures: _features_hidden,
    v.FeaturesTaken: _features_hidden,
    s.ShowHour: _note_shown,
    s.PlaceImmortal: _immortal,
    s.Control: _control,
    s.PlaceAgent: _agent,
    s.PlaceToken: _second_token,
    r.TellRecruits: _recruits,
    r.Draw: _draw,
    r.MoveImmortal: _hop,
    r.ExtraImmortal: _paid_hop,
    r.ImmortalRecruit: _recruit,
    r.Done: _done,
    r.DoneSlip: _done_slip,
    a.Moves: _walk,
    a.Leads: _led,
    a.Reveals: _reveals,
    a.Pushes: _pushed,
    a.Shoves: _pushed,
    n.Marks: _marked,
    n.CannotMark: _unmarked,
    n.TellsHour: _told_hour,
    n.Says: _says,
    t.Note: _note,
    t.Lift: _lift,
}
