"""Where a table stands, as the list of tables keeps it: plain data that everybody may know."""

from typing import Any

from companion.core import PUBLIC
from companion.game import Game
from companion.viewjson import as_json

KEPT = ("mode", "phase", "setup", "turn", "players", "outcome")


def summary(game: Game[Any, Any, Any], state: Any) -> dict[str, Any]:
    """Give what there is of that in a game's public view, by its names in JSON."""
    public = as_json(game.rules.view(state, PUBLIC), game.notation.format)
    return {name: public[name] for name in KEPT if name in public}
