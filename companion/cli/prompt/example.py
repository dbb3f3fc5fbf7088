"""The example evening of a game, told move by move; nothing of it is kept."""

from companion.cli.desk.desk import Desk
from companion.cli.prompt.voices import ALOUD, DUE
from companion.locale import _
from companion.play.example import example_evening


def told(game: str, desk: Desk) -> None:
    """Say one move after the other, until all are said or somebody stops."""
    evening = example_evening(game)
    for number, move in enumerate(evening, 1):
        if number > 1 and (desk.ask(_("Enter: the next move. `quit`: stop ")) or "").strip():
            return
        unseen = _(" (unseen by the others)") if move.unseen else ""
        desk.say(f"{move.stamp}: {move.sentence}{unseen}")
        if move.heard and move.heard.aloud:
            desk.say(f"{_(ALOUD)}: {move.heard.aloud}")
        desk.say(f"{_(DUE)}: {move.due}")
    desk.say(_("This was the example."))
