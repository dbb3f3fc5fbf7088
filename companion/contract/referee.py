"""The referee that scorekeepers share: rules can be broken on a board, and players accept it."""

from collections.abc import Callable, Set
from dataclasses import dataclass, replace
from functools import partial
from typing import Generic, Self, TypeVar

from companion.contract.move import Move
from companion.core import Illegal, NotUnderstood, Outcome
from companion.untyped import GamesOwn

Waived = tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Waiving:
    """A state of a game in which some rules can be waived, and how the game ended."""

    waived: Waived = ()  # the rules that are waived
    outcome: Outcome | None = None

    def need(self, lawful: bool, rule: str) -> None:
        """Refuse by a rule, unless it is waived."""
        if not lawful and rule not in self.waived:
            raise Illegal(rule)


@dataclass(frozen=True, kw_only=True)
class Checking(Waiving):
    """A state in which some facts are not entered, so that the players check some rules."""

    unchecked: frozenset[str] = frozenset()

    def check(self, facts: object, lawful: Callable[[], bool], rule: str) -> Self:
        """Refuse by a rule; if its facts are not entered, record that it was not checked."""
        if facts is None:
            return replace(self, unchecked=self.unchecked | {rule})
        self.need(lawful(), rule)
        return self


State = TypeVar("State", bound=Waiving)
Kind = TypeVar("Kind", bound=Move)


@dataclass(frozen=True)
class Referee(Generic[State, Kind]):
    """Decides on moves, and on moves that broke rules and are accepted."""

    play: Callable[[State, Kind], State]  # plays a move, or refuses it by a rule
    against: type[
        GamesOwn
    ]  # the kind of move that accepts a breach, made of its rules and its move
    may_happen: Set[str]  # the rules that players can break
    which: str  # refuses a list with any other rule
    kept: str  # refuses a list with a rule that the move does not break
    noted: Callable[[State, Waived], State]  # records, before the move, that it breaks these rules

    def apply(self, state: State, move: GamesOwn) -> State:
        """Play a move, or refuse it by a rule; breaches that players accept are played."""
        if not isinstance(move, self.against):
            return self.play(state, move)
        play: Callable[[Waived], State] = partial(self._waiving, state, move.move)
        self._need_broken(play, move.rules)
        return self._waiving(self.noted(state, move.rules), move.move, move.rules)

    def allowed(self, state: State, move: Kind) -> bool:
        """Say whether the referee takes a move."""
        try:
            self.apply(state, move)
        except (Illegal, NotUnderstood):
            return False
        return True

    def happened(self, state: State, move: Kind) -> GamesOwn:
        """Return the move that accepts a refused one as it happened; None if that is impossible."""
        if isinstance(move, self.against):
            return None
        rules = self._broken(partial(self._waiving, state, move))
        return self.against(rules, move) if rules else None

    def _waiving(self, state: State, move: Kind, rules: Waived) -> State:
        """Play a move while these rules are waived."""
        return replace(self.play(replace(state, waived=rules), move), waived=())

    def _broken(self, play: Callable[[Waived], State]) -> Waived:
        """Return the rules that a move breaks; None if players cannot have broken one of them."""
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
