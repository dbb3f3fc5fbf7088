"""The parts of a question: two questions in one, and what goes on with the question before."""

import re
from functools import cache

from companion.rulebook.questions.small_words import SMALL
from companion.rulebook.questions.stems import flat, words

MOST = 3  # so many parts are answered
SHORTEST = 3  # letters of such a word
LONGEST_ADDED, LONGEST_BARE = 3, 2  # words that mean something in what goes on

STOPS = ".?!;"
FEWEST = 2  # words that mean something in a question without a question word
JOINING = "and|or|plus|a|i|aj|ci|nebo|anebo|alebo|и|или|а"
ASKING = (
    "how|what|when|where|who|which|why|can|may|do|does|is|are|must|should|will"
    "|kolik\\w*|kdy|kde|kdo|co|jak|jaky|jaka|jake|kter\\w+|kam|proc|muz\\w+|smi|smim\\w*|mus\\w+"
    "|kolk\\w*|kedy|kto|ako|aky|aka|ake|ktor\\w+|preco|moz\\w+|smie\\w*"
    "|сколько|когда|где|кто|что|как|какой|какая|какие|куда|зачем|почему|можно|мог\\w+|над[ои]|нужно"
)
JOINERS = "and but so then or a ale i aj nebo anebo alebo ci и а но или ну"
FRAMES = """
    in with without for during after before at even also why when on from if only
    v ve s se bez pro pri po taky take proc kdy u na od kdyz jen
    so pre pocas tiez preco kedy ak ked iba
    в во с со без для при после до даже тоже почему когда у на от если только
"""
ADDING, BARE = frozenset(JOINERS.split()), frozenset(FRAMES.split())


def parts(question: str) -> tuple[str, ...]:
    """Split a question into its parts; most have one, also with a sentence that asks nothing."""
    cut, begun = list[str](), 0
    for found in _between().finditer(flat(question)):
        if _asks(question[begun : found.start()], found.group()):
            cut.append(question[begun : found.start()])
            begun = found.end()
    rest = question[begun:]
    cut = [each.strip() for each in (*cut, rest) if each.strip()]
    whole = len(cut) > MOST or not all(map(meaning, cut))
    return (question,) if whole or not _asks(rest, "?" if "?" in rest else ".") else tuple(cut)


def goes_on(question: str) -> bool:
    """Say whether a question only makes sense behind another one: “in the first turn?”."""
    first = next(iter(words(question)), "")
    return adds(question) or (first in BARE and meaning(question) <= LONGEST_BARE)


def adds(question: str) -> bool:
    """Say whether a question says itself that it goes on: “and in the first turn?”."""
    first = next(iter(words(question)), "")
    added = first in ADDING or bool(_about().match(flat(question)))
    return added and meaning(question) <= LONGEST_ADDED


def subject(question: str, before: str) -> str:
    """Return what was asked altogether, for the question that may go on with it."""
    return f"{before} {question}".strip() if goes_on(question) else question


def meaning(question: str) -> int:
    """Count the words of a question that mean something by themselves."""
    return len({each for each in words(question) if means(each)})


def means(word: str) -> bool:
    """Say whether a folded word means something by itself."""
    return word not in SMALL and (len(word) >= SHORTEST or word.isdigit())


def _asks(part: str, behind: str) -> bool:
    """Say whether a part asks something, by how it begins and what stands behind it."""
    if not set(behind) & set(STOPS) or _asking().match(flat(part)) or adds(part):
        return True
    return "?" in behind and meaning(part) >= FEWEST


@cache
def _asking() -> re.Pattern[str]:
    """Return the pattern of how a question begins."""
    return re.compile(rf"\W*(?:(?:{JOINING})\s+)?(?:{ASKING})\b")


@cache
def _about() -> re.Pattern[str]:
    """Return the pattern of how people ask the same about something else."""
    return re.compile(
        r"\W*(what|how) (about|if)\b|co (kdyz|takhle)\b|co ak\b|что если\b|как насчет\b"
    )


@cache
def _between() -> re.Pattern[str]:
    """Return the pattern of what stands between two questions."""
    return re.compile(rf"[{STOPS}]+\s+|,?\s+(?:{JOINING})\s+(?=(?:{ASKING})\b)")
