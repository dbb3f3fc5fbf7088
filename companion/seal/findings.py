"""What can be wrong with a record: a class of FORMAT.md, part 6, where it stands, and a rule."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Finding:
    """Something that is wrong, at a line of the record; 0 where no line is to blame."""

    line: int
    kind: str
    rule: str = ""


class Wrong(Exception):
    """What is wrong with the line at hand."""

    def __init__(self, kind: str, rule: str = "") -> None:
        """Name the class, and the rule where one forbids it."""
        super().__init__(kind, rule)
        self.kind = kind
        self.rule = rule

    def at(self, line: int) -> Finding:
        """Make a finding of it."""
        return Finding(line, self.kind, self.rule)
