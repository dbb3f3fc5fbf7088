"""What scorekeepers share: rules are broken on a board, and the players let that stand."""

from collections.abc import Callable, Iterable, Set
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Generic, Self, TypeVar

from companion.core import PUBLIC, Illegal, NotUnderstood, Seat
from companion.game import Choice, Legal, Move

Waived = tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Waiving:
    """A state of a game in which a move may stand against rules."""

    waived: Waived = ()  # the rules against which a move stands

    def need(self, lawful: bool, rule: str) -> None:
        """Refuse by a rule, unless the players let it stand."""
        if not lawful and rule not in self.waived:
            raise Illegal(rule)


@dataclass(frozen=True, kw_only=True)
class Checking(Waiving):
    """A state in which facts may be not entered, so that the players check some rules."""

    unchecked: frozenset[str] = frozenset()

    def check(self, facts: object, lawful: Callable[[], bool], rule: str) -> Self:
        """Refuse by a rule; where the facts for it are not entered, say that nobody checked it."""
        if facts is None:
            return replace(self, unchecked=self.unchecked | {rule})
        self.need(lawful(), rule)
        return self


State = TypeVar("State", bound=Waiving)
Kind = TypeVar("Kind", bound=Move)


@dataclass(frozen=True)
class Referee(Generic[State, Kind]):
    """Decides on moves, also on those that happened against rules."""

    play: Callable[[State, Kind], State]  # plays a move, or refuses it by a rule
    against: type[Any]  # the kind of move that lets one stand, made of rules and that move
    may_happen: Set[str]  # the rules that players can break
    which: str  # the rule that refuses a list with another rule
    kept: str  # the rule that refuses a list with a rule that the move does not break at all
    noted: Callable[[State, Waived], State]  # writes down that these rules were broken

    def apply(self, state: State, move: Any) -> State:
        """Play a move, or refuse it by a rule; what happened against rules stands."""
        if not isinstance(move, self.against):
            return self.play(state, move)
        play: Callable[[Waived], State] = partial(self._waiving, state, move.move)
        self._need_broken(play, move.rules)
        return self.noted(play(move.rules), move.rules)

    def allowed(self, state: State, move: Kind) -> bool:
        """Say whether a move is taken."""
        try:
            self.apply(state, move)
        except (Illegal, NotUnderstood):
            return False
        return True

    def legal(self, state: State, seat: Seat, choices: Iterable[Choice[Kind]]) -> Legal[Kind]:
        """View what can be entered; all of it is entered at the one seat that everybody shares."""
        if seat != PUBLIC:
            return Legal((), lambda _move: False)
        return Legal(tuple(choices), partial(self.allowed, state))

    def happened(self, state: State, move: Kind) -> Any:
        """Give the move that lets a refused one stand; none where it cannot have happened."""
        if isinstance(move, self.against):
            return None
        rules = self._broken(partial(self._waiving, state, move))
        return self.against(rules, move) if rules else None

    def _waiving(self, state: State, move: Kind, rules: Waived) -> State:
        """Play a move with some rules waived."""
        return replace(self.play(replace(state, waived=rules), move), waived=())

    def _broken(self, play: Callable[[Waived], State]) -> Waived:
        """Give the rules that a move breaks; none where players cannot have broken one of them."""
        rules: Waived = ()
        while True:
            try:
                play(rules)
            except Illegal as refused:
                if refused.rule not in self.may_happen - set(rules):
                    return ()
                rules = (*rules, refused.rule)
            else:
                return rules

    def _need_broken(self, play: Callable[[Waived], State], rules: Waived) -> None:
        """Refuse a list of broken rules that is not exact."""
        if not set(rules) <= self.may_happen:
            raise Illegal(self.which)
        for at in range(len(rules)):
            try:
                play((*rules[:at], *rules[at + 1 :]))
            except Illegal:
                continue
            raise Illegal(self.kept)
