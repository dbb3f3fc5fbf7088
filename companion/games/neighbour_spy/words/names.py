"""The names of cards, as the reader's box prints them, sides and spaces; what a row brings."""

from collections.abc import Sequence

from companion.contract.seat_name import SeatName
from companion.core import Outcome
from companion.games.neighbour_spy.edition import OWNER, PLAIN
from companion.games.neighbour_spy.foresight import Brings
from companion.games.neighbour_spy.locale import N_, _, counted
from companion.games.neighbour_spy.reasons import CATCH
from companion.games.neighbour_spy.ring import HOMES
from companion.games.neighbour_spy.view import Next, SideView, View
from companion.locale import reading

# Translators: nominative, genitive, dative, accusative and instrumental, | between them.
DECLINED = {
    "double-agent": N_("Double Agent|Double Agent's"),
    "enforcer": N_("Enforcer|Enforcer's"),
    "codebreaker": N_("Codebreaker|Codebreaker's"),
    "saboteur": N_("Saboteur|Saboteur's"),
    "daredevil": N_("Daredevil|Daredevil's"),
    "sentinel": N_("Sentinel|Sentinel's"),
    "sidekick": N_("Sidekick|Sidekick's"),
    "mole": N_("Mole|Mole's"),
}
ICONS = {"win": N_("win icon"), "lose": N_("loss icon")}


def card_name(card: str, view: View) -> str:
    """Return a card's name in the box's language if the reader has it, or in English."""
    if card not in view.names:
        return card
    name = view.names[card]
    own = name.printed == OWNER or reading() == view.language
    return name.name if own else _(name.en)


def declined(card: str, view: View) -> SeatName:
    """Return a card's name for sentences that need it in a certain case.

    The forms are those of the agents; any other name stays as it is.
    """
    named, own = card_name(card, view), card in view.names and view.names[card].printed == OWNER
    return (
        SeatName((named,)) if own or card not in DECLINED else SeatName.declined(_(DECLINED[card]))
    )


def is_plain(card: str, view: View) -> bool:
    """Say whether a card's printed name is unknown."""
    return view.names[card].printed == PLAIN


def side_name(side: SideView) -> str:
    """Name a side by its members."""
    return together([player.name for player in side.players])


def together(names: Sequence[str]) -> str:
    """Name players of one side; there are two at most."""
    return _("{one} & {two}").format(one=names[0], two=names[1]) if len(names) > 1 else names[0]


def won(outcome: Outcome) -> str:
    """Say who has won."""
    said = counted("{winners} wins", "{winners} win", len(outcome.winners))
    return said.format(winners=together(outcome.winners))


def space_name(space: int, view: View) -> str:
    """Return a space of the ring; homes with their side."""
    if space in HOMES:
        side = side_name(view.sides[HOMES.index(space)])
        return _("{space} (home of {side})").format(space=space, side=side)
    return str(space)


def spaces(number: int) -> str:
    """Count spaces."""
    return counted("{number} space", "{number} spaces", number).format(number=number)


def steps_name(steps: int) -> str:
    """Return how far a figure moves, in words."""
    if steps == 0:
        return _("stays")
    said = _("{spaces} forward") if steps > 0 else _("{spaces} back")
    return said.format(spaces=spaces(abs(steps)))


def signed(steps: int) -> str:
    """Return how far a figure moves, with its sign."""
    return f"{steps:+}" if steps else "0"


def icon_name(result: str) -> str:
    """Name an icon that wins or loses; the end of the turn may bring something else."""
    return _(ICONS[result])


def effect_name(agent: str, side: SideView) -> str:
    """Return in short what a side's next copy of an agent does, as the figures stand now."""
    coming = side.next.get(agent)
    if coming is None:
        return ""
    said = [icon_name(coming.result)] if coming.result else []
    said += [_("reaches")] if coming.reaches else []
    said += [_("market")] if coming.market else []
    return _stepped(coming, said)


def _stepped(coming: Next, said: Sequence[str]) -> str:
    """Return how far a figure moves, and what comes of it; an icon may stand for no step."""
    if coming.result and not coming.steps:
        return ", ".join(said)
    return _with_steps(coming, said)


def _with_steps(coming: Next, said: Sequence[str]) -> str:
    """Return how far a figure moves, and what comes of it."""
    steps, words = signed(coming.steps), ", ".join(said)
    return _("{steps} {said}").format(steps=steps, said=words) if words else steps


def brought_name(agent: str, side: int, view: View) -> str:
    """Return in short what an agent does in the current list, and how the turn then ends."""
    coming, brings = view.sides[side].next.get(agent), view.brings.get(agent)
    if coming is None:
        return ""
    market = [_("market")] if coming.market else []
    if brings:
        return _with_steps(coming, (*market, end_name(brings, side)))
    icon = [icon_name(coming.result)] if coming.result else []
    return _stepped(coming, icon + market)


def end_name(brings: Brings, side: int) -> str:
    """Return how a turn ends for a side; where the market comes first, how it stands so far."""
    wins = brings.winner == side
    result = _("wins") if wins else _("loses")
    if (side, CATCH) in brings.reasons:
        catches = _("catches")
        said = catches if wins else f"{catches}, {result}"
    elif (1 - side, CATCH) in brings.reasons:
        caught = _("is caught")
        said = f"{caught}, {result}" if wins else caught
    else:
        said = result
    return _("{said} so far").format(said=said) if brings.so_far else said
