"""Lines in another spelling, or of no shape: there is one spelling for all that is said."""

from tests.vectors.generate.spelled import BASE64, REMARK, changed, told
from tests.vectors.generate.vector import Vector, changed_line, garbage


def vectors() -> list[Vector]:
    """Write them all."""
    return [*_bytes(), *_characters(), *_lines(), *_seals()]


def _bytes() -> list[Vector]:
    """Change the bytes around and between the lines."""
    text = told().text
    data = text.encode()
    end = text.index("\n", text.index("public begin"))
    kun = "kůň".encode()
    return [
        garbage(f"spelling-{name}", shows, changed, changed_line(data, changed))
        for name, shows, changed in (
            ("carriage-returns", "Lines end as Windows ends them.", data.replace(b"\n", b"\r\n")),
            (
                "carriage-return",
                "One line ends with a carriage return.",
                f"{text[:end]}\r{text[end:]}",
            ),
            ("byte-order-mark", "The file begins with a byte order mark.", f"\ufeff{text}"),
            ("no-last-line-feed", "The last line has no line feed.", text[:-1]),
            ("blank-line", "There is an empty line.", f"{text[:end]}\n{text[end:]}"),
            ("blank-line-at-the-end", "There is an empty line at the end.", f"{text}\n"),
            (
                "two-wrong-lines",
                "One line holds a bell, and a later one is no UTF-8: the first is named.",
                data.replace(b"public begin", b"public \abegin") + b"\xff\n",
            ),
            (
                "a-wrong-line-and-no-end",
                "One line holds a bell, and the last one has no line feed: the first is named.",
                f"{text[:end]}\a{text[end:-1]}",
            ),
            ("trailing-byte", "Behind the last line stands one byte.", f"{text}x"),
            ("trailing-zero-byte", "Behind the last line stands a zero byte.", f"{text}\0"),
            (
                "trailing-words",
                "Behind the last line stand words.",
                f"{text}end\n",
            ),
            (
                "latin-2",
                "One letter is in another encoding than UTF-8.",
                data.replace(kun, b"k\xf9\xf2"),
            ),
            (
                "overlong",
                "A letter is written in UTF-8 with a byte too many.",
                data.replace(kun, b"\xc1\xab\xc5\xaf\xc5\x88"),
            ),
            (
                "surrogate",
                "Half a pair of UTF-16 is written as if it were UTF-8.",
                data.replace(kun, b"\xed\xa0\x80"),
            ),
            ("nothing", "The file is empty.", b""),
            ("only-a-line-feed", "The file is one empty line.", b"\n"),
        )
    ]


def _characters() -> list[Vector]:
    """Put characters in that no line may hold."""
    signs = (
        ("control", "a bell", "\a"),
        ("escape", "the escape that steers terminals", "\x1b"),
        ("tab", "a tab", "\t"),
        ("vertical-tab", "a vertical tab", "\v"),
        ("next-line", "the control character for a next line", "\x85"),
        ("direction", "a sign that turns the direction", "\u202e"),
        ("invisible", "an invisible blank of no width", "\u200b"),
        ("soft-hyphen", "a soft hyphen", "\u00ad"),
        ("mark-inside", "a byte order mark", "\ufeff"),
        ("line-separator", "a line separator", "\u2028"),
        ("paragraph-separator", "a paragraph separator", "\u2029"),
        ("private", "a character of private use", "\ue000"),
        ("no-character", "a number that is no character", "\uffff"),
        ("hard-blank", "a blank that does not break", "\u00a0"),
        ("wide-blank", "a wide blank", "\u3000"),
        ("two-blanks", "a second blank", " "),
        ("tag", "an invisible letter", "\U000e0041"),
    )
    found = changed(
        tuple(
            (name, f"In a remark stands {what}.", "remark žluťoučký ", f"remark žluťoučký {sign}")
            for name, what, sign in signs
        ),
        "spelling",
    )
    apart = "z\u030clut\u030couc\u030cky\u0301"
    cases = (
        (
            "letters-in-two-pieces",
            "Letters are written apart from their accents.",
            "žluťoučký",
            apart,
        ),
        (
            "angstrom",
            "A letter is written by a sign that stands for another.",
            "žluťoučký",
            "\u212b",
        ),
        ("blank-at-the-end", "A line ends with a blank.", f"{REMARK}\n", f"{REMARK} \n"),
        (
            "blank-at-the-beginning",
            "A line begins with a blank.",
            "public remark",
            " public remark",
        ),
    )
    return [*found, *changed(cases, "spelling")]


def _lines() -> list[Vector]:
    """Write lines that have no shape."""
    cases = (
        ("too-long", "A line has more than 2,048 characters.", REMARK, f"remark {'a' * 2035}"),
        ("seat-alone", "A line has a seat and no words.", f"public {REMARK}", "public"),
        ("seat-too-long", "A seat has 25 characters.", f"public {REMARK}", f"{'a' * 25} {REMARK}"),
        (
            "seat-with-a-hyphen-first",
            "A seat begins with a hyphen.",
            f"public {REMARK}",
            f"-Eva {REMARK}",
        ),
        ("seat-with-a-slash", "A seat holds a slash.", f"public {REMARK}", f"Eva/Adam {REMARK}"),
        ("brace", "A remark holds a brace.", REMARK, f"{REMARK} {{"),
        (
            "brackets",
            "A line begins with a bracket and is no opening.",
            f"public {REMARK}",
            f"[public {REMARK}",
        ),
        ("braces-with-nothing", "Braces hold nothing.", REMARK, f"{REMARK} {{}}"),
        (
            "braces-with-a-nonce-alone",
            "Braces hold a nonce and no seal.",
            REMARK,
            f"{REMARK} {{{'a' * 32}}}",
        ),
    )
    return changed(cases, "shape")


def _seals() -> list[Vector]:
    """Spell nonces and seals differently."""
    written = told()
    line = written.lines[written.at("card") - 1]
    seal = line.seals[0]
    another = f"{seal[:-1]}{BASE64[BASE64.index(seal[-1]) + 1]}"
    plain = next(each for each in written.lines if any(set("-_") & set(s) for s in each.seals))
    dashed = next(each for each in plain.seals if set("-_") & set(each))
    cases = (
        ("padded", "A seal is padded.", f"{seal}}}", f"{seal}=}}"),
        (
            "last-character",
            "The last character of a seal has bits that say nothing.",
            seal,
            another,
        ),
        (
            "other-alphabet",
            "A seal is in the other alphabet of base64.",
            dashed,
            dashed.replace("-", "+").replace("_", "/"),
        ),
        ("too-short", "A seal lacks a character.", f"{seal}}}", f"{seal[:-1]}}}"),
        (
            "nonce-in-capitals",
            "The digits of a nonce are capitals.",
            line.nonce,
            line.nonce.upper(),
        ),
        ("nonce-too-short", "A nonce lacks a digit.", line.nonce, line.nonce[:-1]),
        ("nonce-too-long", "A nonce has one digit more.", line.nonce, f"{line.nonce}0"),
        (
            "two-blanks",
            "Between nonce and seal stand two blanks.",
            f"{line.nonce} ",
            f"{line.nonce}  ",
        ),
        (
            "blank-inside",
            "A blank stands inside the braces.",
            f"{{{line.nonce}",
            f"{{ {line.nonce}",
        ),
        ("no-blank", "No blank stands before the braces.", f" {{{line.nonce}", f"{{{line.nonce}"),
        ("words-behind", "Words stand behind the braces.", f"{seal}}}", f"{seal}}} twice"),
        (
            "twice",
            "A line has two pairs of braces.",
            f"{seal}}}",
            f"{seal}}} {{{line.nonce} {seal}}}",
        ),
    )
    return changed(cases, "seal-spelled")
