"""A decision in the players' own words at a silent point, as a remark of the record."""

import re
from dataclasses import dataclass

from companion.rulebook.book import LANGUAGES
from companion.rulebook.lookup import entries, entry, title

REMARK = re.compile(r"(?P<said>.*) \((?P<rule>[a-z.-]+)\)", re.DOTALL)


@dataclass(frozen=True)
class OwnRuling:
    """A decision about the silent point with this id."""

    rule: str
    words: str

    @property
    def text(self) -> str:
        """Return it as a remark: after the title of its point, and before its id."""
        return f"{title(entry(self.rule))}: {self.words} ({self.rule})"

    @classmethod
    def read(cls, text: str, game: str) -> "OwnRuling | None":
        """Return the decision in a remark; None if it is another remark.

        The title may be in any language.
        """
        found = REMARK.fullmatch(text)
        if found is None or found["rule"] not in {each.id for each in entries(game)}:
            return None
        point, said = entry(found["rule"]), found["said"]
        titles = (f"{title(point, language)}: " for language in LANGUAGES)
        return cls(point.id, said.removeprefix(next(filter(said.startswith, titles), "")))
