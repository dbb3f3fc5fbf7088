"""The state of a game in two parts: the public one, and the Recruiter's secrets."""

from dataclasses import dataclass, replace

from companion.core import Illegal, Outcome, Ruled, Undecided
from companion.games.mind_mgmt.public import Public
from companion.games.mind_mgmt.silence import SILENT
from companion.games.mind_mgmt.world import World
from companion.trail.world import TrailState
from companion.untyped import Changes


@dataclass(frozen=True)
class State(TrailState[Public, World]):
    """The state of a game at one moment; it is immutable."""

    def need(self, lawful: bool, rule: str) -> None:
        """Refuse by a rule, unless the players have set it aside."""
        if not lawful and rule not in self.public.decisions.overrides:
            raise Illegal(rule)

    def check(self, lawful: bool | None, rule: str) -> "State":
        """Refuse by a rule; None, from places that are not entered, is recorded as unchecked."""
        if lawful is None:
            talk = self.public.decisions
            return self.decided(unchecked=talk.unchecked.and_then(rule))
        self.need(lawful, rule)
        return self

    def decided(self, **changes: Changes) -> "State":
        """Return the state with other decisions."""
        return self.openly(decisions=replace(self.public.decisions, **changes))

    def ruled(self, rule: str) -> str:
        """Return the players' decision about a silent point, or wait for it."""
        decisions = self.public.decisions
        choice = decisions.rulings.get(rule) or decisions.standing.get(rule)
        if not choice:
            raise Undecided(rule, SILENT[rule].choices)
        return choice

    def need_ruled(self, rule: str, choice: str) -> None:
        """Refuse what the players decided against."""
        chosen = self.ruled(rule)
        if chosen != choice:
            raise Ruled(rule, chosen)

    def won(self, winner: str, rule: str) -> "State":
        """End the game."""
        return self.openly(outcome=Outcome((winner,), rule))
