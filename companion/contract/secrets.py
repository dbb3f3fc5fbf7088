"""What a game with a hidden seat gives to the house: what it seals, opens and lets others see."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Generic, TypeVar

from companion.contract.knowledge import Heard, Knowledge
from companion.core import KEEPER, Chance, Fact, Outcome, Seat
from companion.text.notation import Shaped, Spelling
from companion.untyped import GamesOwn

State = TypeVar("State")
Kind = TypeVar("Kind", bound=Shaped)


class Secrets(Generic[State, Kind]):
    """What a game with a hidden seat seals and opens; a game writes what is its own."""

    seat: Seat = KEEPER
    record: Spelling[Kind]  # the lines of the record, where hidden parts are left out
    red_hours: bool = False  # whether it has hours after which proof is often asked for
    first_form: bool = False  # whether it is written as the first version did: FORMAT.md, part 5

    def veil(self, move: Kind, /) -> Kind:
        """Return the part of a move that the others see."""
        raise NotImplementedError

    def facts(self, state: State, move: Kind, /) -> tuple[Fact, ...]:
        """Return what a hidden move seals: labels with values; the state is the one before it."""
        raise NotImplementedError

    def labels(self, state: State, move: Kind, /) -> tuple[str, ...]:
        """Return the labels of the seals in the line of a move, from what is public alone."""
        raise NotImplementedError

    def places(self, state: State, /) -> tuple[str, ...]:
        """Return the labels of a sheet, in order, the same all through a game."""
        raise NotImplementedError

    def sheet(self, state: State, /) -> tuple[int, ...]:
        """Return the values of a sheet, in the same order."""
        raise NotImplementedError

    def coming(self, state: State, /) -> Mapping[str, int]:
        """Return what the next sheet will surely hold, by its places: all, unless less is known."""
        return dict(zip(self.places(state), self.sheet(state), strict=True))

    def sheet_due(self, before: State, after: State, /) -> str:
        """Return the name of the sheet that is due after a move; empty where none is."""
        raise NotImplementedError

    def unseen(self, state: State, /) -> State:
        """Return a state as the others know it."""
        raise NotImplementedError

    def sharers(self, state: State, /) -> tuple[str, ...]:
        """Return the players who have to say words."""
        raise NotImplementedError

    def unknown(self, start: State, /) -> Knowledge[GamesOwn] | None:
        """Return what can be known before the first line; None if nobody works that out."""
        return None

    def help(self, state: State, /) -> str:
        """Return how much of what can be known the others agreed to be shown; empty for none."""
        return ""

    def heard(self, number: int, move: Kind, before: State, after: State, /) -> Heard[GamesOwn]:
        """Return a line as everybody has it, for whoever works out what can be known."""
        raise NotImplementedError

    def ended(self, state: State, move: Kind, /) -> Sequence[tuple[Kind, State, State]]:
        """Return a hidden move and what would end the turn, each with the states around it.

        There is nothing after it where the game ends so, or where no turn of the others follows.
        """
        return ()

    def askable(self, state: State, /) -> Iterator[tuple[Kind, ...]]:
        """Go through what the others can ask in a turn that begins, wherever they can get in it.

        Each is a question, with whatever can be asked on top of it.
        """
        return iter(())

    def asked_at(self, state: State, place: str, /) -> Iterator[tuple[Kind, ...]]:
        """Go through what can be asked about a place, whoever of the others gets there."""
        return iter(())

    def truths(self, state: State, asked: Sequence[Kind], /) -> Sequence[Kind]:
        """Return all true answers to a question that is not asked yet."""
        return ()

    def claims(self, move: Kind, /) -> bool:
        """Say whether a public move tells something hidden."""
        raise NotImplementedError

    def opened(self, state: State, move: Kind, /) -> tuple[Fact, ...]:
        """Return what a public move opens, from what is public alone."""
        raise NotImplementedError

    def rests(self, state: State, move: Kind, /) -> tuple[str, ...]:
        """Return the labels that show whether a public move is true, opened or not."""
        return tuple(label for label, _value in self.opened(state, move))

    def doubts(
        self, played: Sequence[tuple[State, Kind]], outcome: Outcome | None, /
    ) -> Iterator[tuple[int, str]]:
        """Go through what a revealed game shows to be wrong: numbers of moves, ids of rules.

        `played` are the moves that count; without an outcome the players stopped.
        """
        return iter(())

    def lost(self, state: State, /) -> str:
        """Return the rule by which the hidden seat has lost and must say so; else nothing.

        Where it has, nobody can stop the game instead.
        """
        return ""

    def answers(self, state: State, /) -> Sequence[Kind]:
        """Return what the secrets answer to a question of the others; nothing where none waits."""
        return ()

    def own(self, view: GamesOwn, /) -> object:
        """Return the part of a view that only this seat knows."""
        raise NotImplementedError

    def is_red(self, before: State, after: State, /) -> bool:
        """Say whether the move between these states passes a red hour."""
        return False

    def deal_due(self, before: State, after: State, /) -> bool:
        """Say whether the move between these states asked the program to deal."""
        return False

    def dealt(self, state: State, chance: Chance, /) -> State:
        """Return the state after a deal."""
        return state

    def taken(self, state: State, /) -> Kind | None:
        """Return the move by which what was dealt comes to the table, if that comes next.

        Where the program plays the hidden seat, the move that asks for its deal, too.
        """
        return None
