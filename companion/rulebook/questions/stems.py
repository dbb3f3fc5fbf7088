"""Words reduced for comparing: no capitals, accents or endings, and numbers as figures."""

import re
import unicodedata
from functools import cache, lru_cache

LETTERS = 5
GROUPS = (3, 4)  # letters in a group; words with common groups are similar, whatever their endings
RUNNING = (2, 3)  # letters in a group of a whole text
SHORTEST, VOWELS = 4, "aeiouyаеиоуыэюяйь"
SHORT = 6  # longer words are cut instead of losing their endings
WORD = re.compile(r"\w+")
ENDING = re.compile(
    r"(?<=...)(ing|ed|es|e?m|om|um|am|ami|ach|ech|ich|ou|mi|ov|s|[aeiouy]"
    r"|ами|ах|ям|ям|ой|ей|ов|ев|ом|ем|ам|ет|ут|ют|[аеиоуыэюяйь])$"
)
NUMBERS = (
    "0 zero nula nuly ноль",
    "1 one jeden jedna jedno jednu jednoho jedného один одна одну одно",
    "2 two dva dve dvou dvoch dvaja dvema два две двух",
    "3 three tri tří troch třech три трех",
    "4 four ctyri čtyř styri štyri štyroch четыре четырех",
    "5 five pet piati piatich päť пять пяти",
    "6 six sest šesť šesti шесть",
    "7 seven sedm sedem семь",
    "8 eight osm osem восемь",
    "9 nine devet deväť devíti девять девяти",
    "10 ten deset desať deseti десять десяти",
    "12 twelve dvanact dvanásť dvanácti dvanástich двенадцать двенадцати",
    "14 fourteen ctrnact štrnásť четырнадцать",
    "15 fifteen patnact pätnásť patnácti пятнадцать",
    "16 sixteen sestnact šestnásť шестнадцать",
)


class Bare(dict[int, str]):
    """Each letter without its accent, by its code, worked out when it is first needed."""

    def __missing__(self, code: int) -> str:
        """Work out a letter without its accent."""
        letter = chr(code)
        signs = letter if "Ѐ" <= letter <= "ӿ" else unicodedata.normalize("NFKD", letter)
        self[code] = "".join(sign for sign in signs if not unicodedata.combining(sign))
        return self[code]


BARE = Bare({ord("ё"): "е"})


def folded(text: str) -> str:
    """Remove capitals and accents; Cyrillic letters stay as they are, but ё becomes е."""
    letters = unicodedata.normalize("NFC", text.casefold())
    return letters if letters.isascii() else letters.translate(BARE)


def flat(text: str) -> str:
    """Fold a text sign by sign, so that all places stay the same as in the text."""
    return "".join((folded(sign) or " ")[0] for sign in text)


def words(text: str) -> list[str]:
    """Split a text into folded words, with numbers as figures."""
    figures = _numbers()
    return [figures.get(word, word) for word in WORD.findall(folded(text))]


@cache
def key(word: str) -> str:
    """Return the key of a folded word: the word without its ending."""
    return (ENDING.sub("", word) if len(word) <= SHORT else word)[:LETTERS]


@lru_cache(1024)
def groups(word: str, *, begun: bool = False) -> tuple[str, ...]:
    """Split a word into groups of letters with its edges marked; an unfinished word has no end."""
    edged = f"^{word}" if begun else f"^{word}$"
    cut = (edged[at : at + size] for size in GROUPS for at in range(len(edged) - size + 1))
    return tuple(dict.fromkeys(cut))


@lru_cache(4096)
def running(text: str) -> frozenset[str]:
    """Split a text into short groups of letters, also across the ends of its words."""
    line = f" {' '.join(words(text))} "
    return frozenset(line[at : at + size] for size in RUNNING for at in range(len(line) - size + 1))


def alike(some: frozenset[str], others: frozenset[str]) -> float:
    """Return how many groups two texts have in common, from 0 to 1."""
    return 2 * len(some & others) / (len(some) + len(others))


def stem(word: str) -> str:
    """Return the common part of a folded word's forms, without cutting it short."""
    return word[:-1] if len(word) > SHORTEST and word[-1] in VOWELS else word


@cache
def _numbers() -> dict[str, str]:
    """Return the figures for each number that is written as a word."""
    rows = (row.split() for row in NUMBERS)
    return {folded(word): row[0] for row in rows for word in row[1:]}
