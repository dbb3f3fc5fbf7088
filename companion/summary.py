"""Where a table stands, as the list of tables keeps it: plain data that everybody may know."""

from typing import Any

from companion.core import Options
from companion.game import Game


def summary(game: Game[Any, Any, Any], options: Options, state: Any) -> dict[str, Any]:
    """Give who plays what, at which hour or round this is, how it ended, and what a game adds."""
    outcome, listed = game.rules.outcome(state), game.rules.listed
    return {
        "mode": options.get("mode", ""),
        "players": options.get("players", "").split(),
        "stamp": game.rules.stamp(state),
        "outcome": outcome and {"winner": " ".join(outcome.winners), "rule": outcome.rule},
        **(listed(state) if listed else {}),
    }
