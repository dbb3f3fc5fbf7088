"""What players decide in their own words where a rulebook is silent, as a remark of the record."""

import re
from dataclasses import dataclass

from companion.rulebook.book import LANGUAGES
from companion.rulebook.lookup import entries, entry, title

REMARK = re.compile(r"(?P<said>.*) \((?P<rule>[a-z.-]+)\)", re.DOTALL)


@dataclass(frozen=True)
class Decision:
    """What was decided about the silent point with this id."""

    rule: str
    words: str

    @property
    def text(self) -> str:
        """Write it as a remark: behind the title of its point, and before its id."""
        return f"{title(entry(self.rule))}: {self.words} ({self.rule})"

    @classmethod
    def read(cls, text: str, game: str) -> "Decision | None":
        """Read a decision of a game from a remark; nothing where that is another one.

        The title in front may stand there in any language.
        """
        found = REMARK.fullmatch(text)
        if found is None or found["rule"] not in {each.id for each in entries(game)}:
            return None
        point, said = entry(found["rule"]), found["said"]
        titles = (f"{title(point, language)}: " for language in LANGUAGES)
        return cls(point.id, said.removeprefix(next(filter(said.startswith, titles), "")))
