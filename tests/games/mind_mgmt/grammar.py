"""The grammar that stands in a page: read from there, it matches lines and makes them."""

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from itertools import groupby

from hypothesis import strategies as st

from companion.text.plaintext import shows

TOKEN = re.compile(r'\s*(?:("[^"]*")|([A-Za-z]+)|(\d*)\*(\d*)|([/()\[\]…]))')
RULE = re.compile(r"^(\w+) += (.*(?:\n +[/ ].*)*)$", re.MULTILINE)
ENDLESS = 6  # how often something is written that may stand there as often as one likes


def is_letter(sign: str) -> bool:
    """Say whether this is a letter, by its category."""
    return unicodedata.category(sign).startswith("L")


def is_digit(sign: str) -> bool:
    """Say whether this is a digit, by its category."""
    return unicodedata.category(sign) == "Nd"


def is_sign(sign: str) -> bool:
    """Say whether this can stand in a text."""
    return shows(sign) and sign not in " {}"


KINDS = {"letter": is_letter, "digit": is_digit, "sign": is_sign}


@cache
def class_of(kind: str) -> str:
    """Write all characters of a kind as a class of regular expressions."""
    fits = KINDS[kind]
    runs = groupby(range(0x110000), lambda code: fits(chr(code)))
    codes = (list(run) for is_one, run in runs if is_one)
    return "".join(f"{re.escape(chr(run[0]))}-{re.escape(chr(run[-1]))}" for run in codes)


Strategy = st.SearchStrategy[str]


class Grammar:
    """Rules by their names, each as a regular expression and as a way to make what it matches."""

    def __init__(self, page: str) -> None:
        """Read the grammar of a page."""
        block = page.split("```grammar\n")[1].split("```")[0]
        plain = re.sub(r" *;.*", "", block)
        self._rules = {found[1]: list(_tokens(found[2])) for found in RULE.finditer(plain)}
        self._known: dict[str, tuple[str, Strategy]] = {
            kind: (f"[{class_of(kind)}]", st.characters().filter(fits))
            for kind, fits in KINDS.items()
        }
        self._known["SP"] = (" ", st.just(" "))

    def __iter__(self) -> Iterator[str]:
        """Go through the names of the rules."""
        return iter(self._rules)

    def pattern(self, name: str) -> str:
        """Give a rule as a regular expression."""
        return self._rule(name)[0]

    def made(self, name: str) -> Strategy:
        """Make what a rule matches."""
        return self._rule(name)[1]

    def _rule(self, name: str) -> tuple[str, Strategy]:
        """Take a rule apart once."""
        if name not in self._known:
            left = list(self._rules[name])
            self._known[name] = self._either(left)
            assert not left, f"{name}: {left}"
        return self._known[name]

    def _either(self, left: list[str]) -> tuple[str, Strategy]:
        """Read what is parted by slashes."""
        found = [self._together(left)]
        while left and left[0] == "/":
            left.pop(0)
            found.append(self._together(left))
        return f"(?:{'|'.join(one for one, _make in found)})", st.one_of([m for _one, m in found])

    def _together(self, left: list[str]) -> tuple[str, Strategy]:
        """Read what stands one behind the other."""
        found = []
        while left and left[0] not in ("/", ")", "]"):
            found.append(self._one(left))
        made = st.tuples(*(make for _one, make in found)).map("".join)
        return "".join(one for one, _make in found), made

    def _one(self, left: list[str]) -> tuple[str, Strategy]:
        """Read one thing: a quoted one, a range, a repetition, a bracket, a name."""
        token = left.pop(0)
        if token in ("(", "["):
            one, make = self._either(left)
            assert left.pop(0) == {"(": ")", "[": "]"}[token]
            return (one, make) if token == "(" else (f"{one}?", st.just("") | make)
        if "*" in token:
            least, most = token.split("*")
            one, make = self._one(left)
            longest = int(most) if most else int(least or 0) + ENDLESS
            several = st.lists(make, min_size=int(least or 0), max_size=longest)
            return f"(?:{one}){{{least or 0},{most}}}", several.map("".join)
        if left[:1] == ["…"]:
            left.pop(0)
            first, last = token[1:-1], left.pop(0)[1:-1]
            return f"[{first}-{last}]", st.characters(
                min_codepoint=ord(first), max_codepoint=ord(last)
            )
        if token.startswith('"'):
            return re.escape(token[1:-1]), st.just(token[1:-1])
        return self._rule(token)


def _tokens(text: str) -> Iterator[str]:
    """Take the text of a rule apart."""
    at = 0
    while text[at:].strip():
        found = TOKEN.match(text, at)
        assert found, text[at:]
        quoted, name, least, most, sign = found.groups()
        yield quoted or name or sign or f"{least}*{most}"
        at = found.end()
