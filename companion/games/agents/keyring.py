"""Where the four keys can be, as far as everybody saw them move."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import product

from companion.games.agents.box import HIDEOUTS

SUPPLY = -1
Keyring = tuple[int, ...]  # who has each of the four keys: a player by number, or the supply
Keyrings = frozenset[Keyring]  # all that are possible; each key that is shown is at one place only
NONE_TAKEN: Keyrings = frozenset({(SUPPLY,) * len(HIDEOUTS)})
Held = tuple[tuple[int, frozenset[int]], ...]  # of each player: how many are hidden, which shown


@lru_cache(maxsize=1024)
def fitting(held: Held) -> Keyrings:
    """Return all keyrings in which each player has so many hidden keys, and shows these."""
    holders = range(SUPPLY, len(held))
    every: Iterable[Keyring] = product(holders, repeat=len(HIDEOUTS))
    return frozenset(each for each in every if _fits(each, held))


def _fits(keyring: Keyring, held: Held) -> bool:
    """Say whether a keyring gives each player these keys."""
    for player, (hidden, open_keys) in enumerate(held):
        there = {hideout for hideout, holder in _named(keyring) if holder == player}
        if not open_keys <= there or len(there) != len(open_keys) + hidden:
            return False
    return True


def _named(keyring: Keyring) -> Iterable[tuple[int, int]]:
    """Go through the keys with their holders."""
    return zip(HIDEOUTS, keyring, strict=True)


def having(keyrings: Keyrings, hideout: int, holder: int) -> Keyrings:
    """Return those in which this holder has the key of a hideout."""
    return frozenset(each for each in keyrings if each[hideout - 1] == holder)


def given(keyrings: Keyrings, hideout: int, holder: int) -> Keyrings:
    """Return them after the key of a hideout went to this holder."""
    at = hideout - 1
    return frozenset((*each[:at], holder, *each[at + 1 :]) for each in keyrings)


def given_hidden(keyrings: Keyrings, giver: int, holder: int, shown: Iterable[int]) -> Keyrings:
    """Return them after one key that nobody saw went from a giver to a holder."""
    hidden = [hideout for hideout in HIDEOUTS if hideout not in set(shown)]
    return frozenset(
        moved
        for hideout in hidden
        for moved in given(having(keyrings, hideout, giver), hideout, holder)
    )


def given_all(keyrings: Keyrings, giver: int) -> Keyrings:
    """Return them after all keys of a player went back to the supply."""
    return frozenset(
        tuple(SUPPLY if holder == giver else holder for holder in each) for each in keyrings
    )
