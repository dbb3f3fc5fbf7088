"""Evidence as strategies: made by its grammar, of no game at all, or put together from pieces."""

import unicodedata
from base64 import urlsafe_b64encode

from hypothesis import strategies as st

from companion.core import ABOUT
from companion.record.line import Line
from companion.seal.evidence import Evidence, EvidenceLine, ShownOpening
from tests.strategies import is_plain
from tests.strategies import names as seats


def words(longest: int) -> st.SearchStrategy[str]:
    """Make words of a line, of letters of many scripts."""
    signs = st.characters(exclude_categories=["C", "Z"], exclude_characters="{}")
    word = st.text(signs, min_size=1, max_size=longest)
    return word.map(lambda said: unicodedata.normalize("NFC", said)).filter(is_plain)


def base64(length: int) -> st.SearchStrategy[str]:
    """Make bytes as a record writes them."""
    written = st.binary(min_size=length, max_size=length).map(urlsafe_b64encode)
    return written.map(lambda found: found.decode().rstrip("="))


texts = st.lists(words(12), min_size=1, max_size=5).map(" ".join)
line_texts = texts.filter(lambda text: text[0] != "[")
sealed = st.lists(base64(32), max_size=3).map(tuple)
nonces = st.binary(min_size=16, max_size=16).map(bytes.hex)
shown = st.builds(
    ShownOpening,
    st.binary(min_size=32, max_size=32).map(bytes.hex),
    st.from_regex("[A-Za-z0-9/-]{1,40}", fullmatch=True),
    st.integers(0, 2**31 - 1),
    st.lists(base64(32), max_size=3).map(tuple),
)
held = st.lists(texts | st.just(""), max_size=4)


@st.composite
def lines(draw: st.DrawFn) -> Line:
    """Make a line of a record, sealed or not."""
    seals = draw(sealed)
    return Line(draw(seats), draw(line_texts), draw(nonces) if seals else "", seals)


@st.composite
def evidences(draw: st.DrawFn) -> Evidence:
    """Make evidence by its grammar, of no game whatever."""
    record = draw(st.lists(lines(), min_size=1, max_size=6))
    if ended := draw(st.booleans()):
        record.append(Line(ABOUT, f"end seed={draw(base64(32))}"))
    entries = [
        EvidenceLine(
            line,
            draw(texts) if ended and line.seals and line.seat != ABOUT else "",
            draw(st.lists(shown, max_size=3).map(tuple)) if number else (),
        )
        for number, line in enumerate(record)
    ]
    return Evidence("".join(f"{row}\n" for row in draw(held)), tuple(entries))


def mutated(samples: list[bytes]) -> st.SearchStrategy[bytes]:
    """Take pieces of evidence apart and put them together otherwise."""
    rows = [row for data in samples for row in data.split(b"\n")]
    row = st.sampled_from(rows)
    piece = row | st.binary(max_size=3) | st.text(max_size=3).map(str.encode)
    place = st.integers(0, max(map(len, samples)))
    edit = st.tuples(place, st.integers(0, 200), st.lists(piece, max_size=2))
    whole_rows = st.tuples(place, st.integers(0, 2), st.lists(row, max_size=2))

    def cut(data: bytes, edits: list[tuple[int, int, list[bytes]]], *, by: bytes) -> bytes:
        parts = data.split(by) if by else [data[n : n + 1] for n in range(len(data))]
        for at, drop, new in edits:
            parts[at % len(parts) : at % len(parts) + drop] = new
        return by.join(parts)

    return st.builds(
        lambda data, bytewise, rowwise: cut(cut(data, rowwise, by=b"\n"), bytewise, by=b""),
        st.sampled_from(samples),
        st.lists(edit, max_size=1),
        st.lists(whole_rows, max_size=2),
    )
