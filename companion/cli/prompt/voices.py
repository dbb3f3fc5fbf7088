"""Who speaks first in a line of the plain mode, so that one finds it again."""

from companion.locale import N_, _
from companion.text.spoken import spoken

TABLE, DUE, REFUSED, ALOUD = N_("Table"), N_("Due"), N_("Refused"), N_("Aloud")
TO_DO = N_("To do")


class Voices:
    """Says who speaks at the beginning of each answer, where lines are said plainly."""

    def __init__(self, *, plain: bool) -> None:
        """Begin; without `plain` no line says who speaks."""
        self._plain = plain
        self._begun = False

    def anew(self) -> None:
        """Begin another answer: its first line says again who speaks."""
        self._begun = False

    def told(self, line: str, who: str = "") -> str:
        """Return a line after who speaks; the table does where nobody is named."""
        first, self._begun = not self._begun, True
        if not self._plain or not (who or first):
            return line
        return f"{who or _(TABLE)}: {spoken(line)}"
