"""What the first version of Companion did otherwise, by which its records are judged."""

from companion.core import Options
from companion.games.mind_mgmt.moves.base import RECRUITER, SETUP
from companion.games.mind_mgmt.secrets.sealing import Secrets
from companion.games.mind_mgmt.silence import STANDING
from companion.games.mind_mgmt.start import start
from companion.games.mind_mgmt.state import State

STANDS = {**STANDING, "mind-mgmt.dead-end.when": "next-move"}


class FirstSecrets(Secrets):
    """The secrets with the sheet of 05:00 behind the line that begins the game."""

    first_form = True

    def sheet_due(self, before: State, after: State) -> str:
        """Return the name of the sheet due after the Recruiter's turn or the set-up."""
        if before.public.phase != SETUP:
            return super().sheet_due(before, after)
        return f"{after.public.hour:02}" if after.public.phase == RECRUITER else ""


def started(options: Options) -> State:
    """Begin a game in which a dead end counts at the next move, until the players rule."""
    return start(options).decided(standing=STANDS)


FIRST_SECRETS = FirstSecrets()
