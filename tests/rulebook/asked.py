"""What the look-up answers to the batches of questions; run it to see the figures and the misses.

A batch is run once when it is fresh, and keeps what it scored then; its misses become phrases.
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from companion import rulebook

FOLDER = Path(__file__).with_name("questions")
FRESH = ("first", "three", "six", "silent")


@dataclass(frozen=True)
class Question:
    """A question as somebody asks it, and the entries that answer it; without any, none should."""

    asks: str
    answers: frozenset[str]


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
            Question(row["asks"], frozenset(f"{read['game']}.{each}" for each in row["answers"]))
            for row in read["question"]
        )
        yield Batch(path.stem, read["game"], read["language"], read["writer"], read["fresh"], rows)


def score(batch: Batch) -> Score:
    """Ask all questions of a batch."""
    places: list[int] = []
    missed: list[str] = []
    strange = [each for each in batch.questions if not each.answers]
    for question in batch.questions:
        if not question.answers:
            continue
        ids = [hit.entry.id for hit in rulebook.find(question.asks, batch.game, typing=False).hits]
        at = (place for place, rule in enumerate(ids) if rule in question.answers)
        places.append(next(at, 98 if ids else 99))
        if places[-1] > 0:
            missed.append(
                f"{places[-1]:2} {question.asks} → {ids[:3]} ≠ {sorted(question.answers)}"
            )
    sure = [each for each in strange if rulebook.find(each.asks, batch.game, typing=False).sure]
    return Score(
        asked=len(places),
        first=sum(place < 1 for place in places),
        three=sum(place < 3 for place in places),
        six=sum(place < 6 for place in places),
        silent=sum(place == 99 for place in places),
        strangers=len(strange),
        falsely_sure=len(sure),
        missed=(*missed, *(f"falsely sure: {each.asks}" for each in sure)),
    )


def main() -> None:
    """Print the figures of every batch, then what it missed."""
    for batch in batches():
        found = score(batch)
        figures = ", ".join(f"{name} {found.share(getattr(found, name))} %" for name in FRESH)
        strangers = f"falsely sure {found.falsely_sure} of {found.strangers}"
        print(f"{batch.name}: {found.asked} questions: {figures}; {strangers}; fresh {batch.fresh}")
        for each in found.missed:
            print(f"   {each}")


if __name__ == "__main__":
    main()
