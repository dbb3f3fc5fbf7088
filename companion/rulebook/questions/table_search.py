"""Questions at a table: searches the rules, with the current moment in mind."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from itertools import pairwise

from companion.rulebook.book import games
from companion.rulebook.questions import beyond, search
from companion.rulebook.questions.game_names import meant
from companion.rulebook.questions.moment import leant
from companion.rulebook.questions.parts import adds, goes_on, meaning, parts
from companion.rulebook.questions.search import Hit, SearchResult

PLAIN = 0.38  # from this score on, a part of a question is answered by itself
KNOWN = 0.55  # from this score on, the rulebook itself tells about packs
BARE = 2  # a part with so few words that mean something may go on with the part before it
NEAREST = 3  # so many hits may be the question itself, in an entry of the box


def prepare(game: str | None = None) -> None:
    """Load what answers need, so that the first one is as fast as the others."""
    search.prepare(game)
    meant("")


def find(
    question: str,
    game: str | None = None,
    *,
    table: str | None = None,
    typing: bool = True,
    leaning: Collection[str] = (),
    before: str = "",
) -> SearchResult:
    """Return the entries that answer a question, best first; while `typing`, its end is open.

    The search covers this `game`, or else the one that the question names, or else that of the open
    `table`. `leaning` holds the entries about the moment there, as far as the asker may know it,
    and `before` is what was asked before, with which a question may go on.
    """
    asked = meant(question)
    if asked.game and game in (None, asked.game):
        question, game = asked
    game = game or table
    found = _answered(question, game, typing=typing, before=before)
    if leaning:
        found = _leaning(found, leaning)
    return _within_the_box(found, question, game) if beyond.is_beyond(question) else found


def _leaning(found: SearchResult, moment: Collection[str]) -> SearchResult:
    """Put what the moment is about first; then the answer is no longer sure, only probable."""
    if found.parts > 1:
        return found
    hits = leant(found.hits, moment)
    return replace(found, hits=hits, sure=found.sure and hits[0] == found.hits[0])


def _answered(question: str, game: str | None, *, typing: bool, before: str) -> SearchResult:
    """Return what answers a question as a whole, or the answers of its parts before that."""
    first, *others = parts(question)
    known = before if goes_on(first) else ""
    answers = [search.find(first, game, typing=typing and not others, before=known)]
    for each, other in pairwise((first, *others)):
        open_end = typing and other == others[-1]
        answer = search.find(other, game, typing=open_end, before=each if adds(other) else "")
        if not answer.sure and meaning(other) <= BARE:
            answer = search.find(other, game, typing=open_end, before=each)
        answers.append(answer)
    return _together(answers, search.find(question, game, typing=typing)) if others else answers[0]


def _together(answers: Sequence[SearchResult], whole: SearchResult) -> SearchResult:
    """Put the best hits of the parts of a question before what answers it as a whole."""
    best = {each.hits[0].entry.id: each.hits[0] for each in answers if each.hits}
    weak = min((each.hits[0].score if each.hits else 0.0) for each in answers)
    if len(best) < len(answers) or weak < PLAIN:
        return whole
    others = (hit for hit in whole.hits if hit.entry.id not in best)
    return SearchResult((*best.values(), *others), all(each.sure for each in answers), len(best))


def _within_the_box(found: SearchResult, question: str, game: str | None) -> SearchResult:
    """Put the entry about unknown packs first where a question names a pack no entry knows."""
    if any(hit.just for hit in found.hits[:NEAREST]):
        return found
    if found.hits and found.hits[0].score >= KNOWN and beyond.tells(found.hits[0].entry):
        return found
    within = [found.hits[0].entry.game] if found.hits else games() if game is None else [game]
    said = [entry for each in within for entry in beyond.unknown(each)]
    if not said:
        return found
    others = (hit for hit in found.hits if hit.entry not in said)
    return SearchResult((*(Hit(each, 1.0, question.strip()) for each in said), *others), sure=True)
