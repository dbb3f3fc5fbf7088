"""What can be wrong with a record: the classes of FORMAT.md, part 6."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Finding:
    """Something wrong with a record: its class, the number of the line or 0, and perhaps a rule."""

    line: int
    kind: str
    rule: str = ""


class Wrong(Exception):
    """The error that the current line is wrong."""

    def __init__(self, kind: str, rule: str = "") -> None:
        """Keep the class of the error, and the rule that was broken, if any."""
        super().__init__(kind, rule)
        self.kind = kind
        self.rule = rule

    def at(self, line: int) -> Finding:
        """Return the finding for this line number."""
        return Finding(line, self.kind, self.rule)
