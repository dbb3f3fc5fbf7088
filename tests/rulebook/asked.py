"""What the look-up answers to the batches of questions; run it to see the figures and the misses.

A batch is run once when it is fresh, and keeps what it scored then; its misses become phrases.
"""

import sys
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from companion import rulebook

MISSED, NOTHING = 98, 99  # places of what is not among the hits
FOLDER = Path(__file__).with_name("questions")
TOLD = {
    "first": "right first",
    "three": "among the first three",
    "sure": "sure",
    "wrongly_sure": "wrongly sure",
    "no_rule": "falsely nothing",
}
STRANGE = ("falsely_sure", "strangers")
FRESH = ("first", "three", "six", "silent")  # silent: nothing at all was found


@dataclass(frozen=True)
class Question:
    """A question as somebody asks it, and the entries that answer it; without any, none should.

    `before` is what was asked before, where the question goes on.
    """

    asks: str
    answers: frozenset[str]
    before: str = ""


@dataclass(frozen=True)
class Batch:
    """Questions in one language, and what they scored when they were fresh, in per cent."""

    name: str
    game: str
    language: str
    writer: str
    fresh: dict[str, int]
    questions: tuple[Question, ...]


@dataclass(frozen=True)
class Score:
    """How many of a batch's questions found their answer, and what went wrong with the others."""

    asked: int
    first: int
    three: int
    six: int
    silent: int
    sure: int
    wrongly_sure: int
    no_rule: int
    strangers: int
    falsely_sure: int
    missed: tuple[str, ...]

    def share(self, number: int) -> int:
        """Give a number in per cent of the questions that have an answer."""
        return round(100 * number / self.asked)


def batches() -> Iterator[Batch]:
    """Read all batches of the games that stand on the shelf."""
    for path in sorted(FOLDER.glob("*.toml")):
        read = tomllib.loads(path.read_text("utf-8"))
        if read["game"] not in rulebook.games():
            continue
        rows = tuple(
            Question(
                row["asks"],
                frozenset(f"{read['game']}.{each}" for each in row["answers"]),
                row.get("before", ""),
            )
            for row in read["question"]
        )
        yield Batch(path.stem, read["game"], read["language"], read["writer"], read["fresh"], rows)


def score(batch: Batch) -> Score:
    """Ask all questions of a batch."""
    asked = [(each, _found(each, batch.game)) for each in batch.questions]
    known = [(_place(found, each), found, each) for each, found in asked if each.answers]
    strange = [(each, found) for each, found in asked if not each.answers]
    places = [place for place, _found, _each in known]
    wrongly = [each for place, found, each in known if found.sure and place]
    return Score(
        asked=len(known),
        first=sum(place < 1 for place in places),
        three=sum(place < 3 for place in places),
        six=sum(place < 6 for place in places),
        silent=sum(place == NOTHING for place in places),
        sure=sum(found.sure for _place, found, _each in known),
        wrongly_sure=len(wrongly),
        no_rule=sum(bool(place and (found.silent or not found.hits)) for place, found, _ in known),
        strangers=len(strange),
        falsely_sure=sum(found.sure for _each, found in strange),
        missed=(
            *(_miss(place, found, each) for place, found, each in known if place),
            *(f"wrongly sure: {each.asks}" for each in wrongly),
            *(f"falsely sure: {each.asks}" for each, found in strange if found.sure),
        ),
    )


def _found(question: Question, game: str) -> rulebook.SearchResult:
    """Ask a question."""
    return rulebook.find(question.asks, game, typing=False, before=question.before)


def _place(found: rulebook.SearchResult, question: Question) -> int:
    """Give the place of the first entry that answers."""
    ids = [hit.entry.id for hit in found.hits]
    at = (place for place, rule in enumerate(ids) if rule in question.answers)
    return next(at, MISSED if ids else NOTHING)


def _miss(place: int, found: rulebook.SearchResult, question: Question) -> str:
    """Say where the answer stood, and what stood before it."""
    ids = [hit.entry.id for hit in found.hits[:3]]
    return f"{place:2} {question.asks} → {ids} ≠ {sorted(question.answers)}"


def together(scores: Iterable[Score]) -> str:
    """Tell the figures of several batches as one, in per cent of their questions."""
    found = list(scores)
    asked = sum(each.asked for each in found)
    figures = (
        f"{told} {100 * sum(getattr(each, name) for each in found) / asked:.1f} %"
        for name, told in TOLD.items()
    )
    falsely, strangers = (sum(getattr(each, n) for each in found) for n in STRANGE)
    return f"{asked} questions: {', '.join(figures)}; falsely sure {falsely} of {strangers}"


def main() -> None:
    """Print the figures of every batch, or of those named, then what it missed, then of all.

    A number names all batches of a round.
    """
    named = sys.argv[1:]
    scores = list[Score]()
    for batch in batches():
        if named and batch.name not in named and batch.name.rpartition("-")[2] not in named:
            continue
        found = score(batch)
        scores.append(found)
        figures = ", ".join(f"{name} {found.share(getattr(found, name))} %" for name in FRESH)
        strangers = f"falsely sure {found.falsely_sure} of {found.strangers}"
        sure = f"sure {found.share(found.sure)} %, wrongly {found.share(found.wrongly_sure)} %"
        none = f"falsely nothing {found.share(found.no_rule)} %"
        told = f"{batch.name}: {found.asked} questions: {figures}; {sure}; {none}; {strangers}"
        print(f"{told}; fresh {batch.fresh}")
        for each in found.missed:
            print(f"   {each}")
    print(together(scores))


if __name__ == "__main__":
    main()
