"""What people read of MIND MGMT, in one phrasebook for the app, the prompt and the evidence."""

from collections.abc import Callable, Mapping
from typing import Any

from companion.core import Words
from companion.games.mind_mgmt.moves.base import Move
from companion.games.mind_mgmt.words.names import Names, feature_names
from companion.games.mind_mgmt.words.points import way
from companion.games.mind_mgmt.words.sentences import row, sentence


def names(view: Mapping[str, Any], rule: Callable[[str], str]) -> Names:
    """Give the names at a table; `rule` says in a few words what a rule is about."""
    return Names(feature_names(view["names"]), rule)


WORDS: Words[Move] = Words(names=names, sentence=sentence, row=row, ruling=way)
