"""The state of a table for the list of tables: public plain data."""

from companion.contract.game import AnyGame
from companion.contract.player_names import names
from companion.core import Options


def summary(game: AnyGame, options: Options, state: object) -> dict[str, object]:
    """Return the players, the hour or round, the outcome, and what the game adds."""
    outcome = game.rules.outcome(state)
    return {
        "mode": options.get("mode", ""),
        "players": list(names(options)),
        "stamp": game.rules.stamp(state),
        "outcome": outcome and {"winner": " ".join(outcome.winners), "rule": outcome.rule},
        **game.rules.listed(state),
    }
