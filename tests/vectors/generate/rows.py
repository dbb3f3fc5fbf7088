"""Openings, moves in clear and boards in another spelling, or where none may stand."""

from tests.vectors.generate.spelled import BASE64, REMARK, changed, told
from tests.vectors.generate.vector import Vector, garbage
from tests.vectors.generate.written import Written


def vectors() -> list[Vector]:
    """Write them all."""
    return [*_openings(), *_clear(), *_files()]


def opening_of(written: Written) -> str:
    """Give the opening of the start, as it stands in the evidence."""
    return str(written.entries[written.at("shown B4 1") - 1].shown[0])


def sheet_opening_of(written: Written) -> str:
    """Give the opening of the capture, with its way to the root."""
    return str(written.entries[written.at("answer yes") - 1].shown[0])


def _openings() -> list[Vector]:
    """Spell openings differently."""
    written = told()
    one, other = opening_of(written), sheet_opening_of(written)
    salt = one.split('"')[1]
    first = other.split(" ")[1]
    another = f"{first[:-1]}{BASE64[BASE64.index(first[-1]) + 1]}"
    cases = (
        ("value-leading-zero", "A value has a leading zero.", one, one.replace(",19]", ",019]")),
        ("value-sign", "A value has a sign.", one, one.replace(",19]", ",+19]")),
        ("value-negative", "A value is below nought.", one, one.replace(",19]", ",-19]")),
        ("value-point", "A value has a point.", one, one.replace(",19]", ",19.0]")),
        ("value-power", "A value is written as a power.", one, one.replace(",19]", ",1.9e1]")),
        ("value-text", "A value is a text.", one, one.replace(",19]", ',"19"]')),
        (
            "value-2147483648",
            "A value is 2 to the power of 31.",
            one,
            one.replace(",19]", ",2147483648]"),
        ),
        (
            "value-huge",
            "A value has hundreds of digits.",
            one,
            one.replace(",19]", f",{'9' * 400}]"),
        ),
        (
            "label-escaped",
            "A letter of a label is escaped.",
            one,
            one.replace('"hour', '"\\u0068our'),
        ),
        (
            "label-slash-escaped",
            "The slash of a label is escaped.",
            one,
            one.replace("hour/", "hour\\/"),
        ),
        ("label-empty", "A label is empty.", one, one.replace("hour/01", "")),
        ("label-too-long", "A label has 41 characters.", one, one.replace("hour/01", "h" * 41)),
        (
            "label-letter",
            "A label has a letter that none may have.",
            one,
            one.replace("hour/01", "hour_01"),
        ),
        (
            "salt-in-capitals",
            "The digits of a salt are capitals.",
            one,
            one.replace(salt, salt.upper()),
        ),
        ("salt-too-short", "A salt lacks a digit.", one, one.replace(salt, salt[1:])),
        ("blank", "A blank stands in an opening.", one, one.replace(",19]", ", 19]")),
        ("blank-behind", "A blank stands behind an opening.", one, f"{one} "),
        ("four-values", "An opening has a fourth value.", one, one.replace(",19]", ",19,0]")),
        (
            "hash-padded",
            "A hash of a way to the root is padded.",
            other,
            other.replace(first, f"{first}="),
        ),
        (
            "hash-last-character",
            "The last character of a hash has bits that say nothing.",
            other,
            other.replace(first, another),
        ),
        (
            "hash-too-short",
            "A hash of a way to the root lacks a character.",
            other,
            other.replace(first, first[1:]),
        ),
        (
            "hash-two-blanks",
            "Two blanks stand before a hash.",
            other,
            other.replace(f" {first}", f"  {first}"),
        ),
        (
            "hash-comma",
            "A comma stands between two hashes.",
            other,
            other.replace(f"{first} ", f"{first}, "),
        ),
    )
    return changed(cases, "opening-spelled")


def _clear() -> list[Vector]:
    """Put moves in clear where none stand, or leave them out."""
    written = told()
    text = written.text
    opening = opening_of(written)
    number = written.at("act", 5)
    shown = f"{written.lines[number - 1]}\n"
    early = written.cut(number)
    rows = text.split("\n")
    first, step = (rows.index(f"= {move}") + 1 for move in ("card pipe-girl", "step D3"))
    cases = (
        ("missing", "After the end one move does not stand in clear.", "= step D3\n", ""),
        ("twice", "A move stands in clear twice.", "= step D3\n", "= step D3\n= step D3\n"),
        ("empty", "A move in clear is empty.", "= step D3\n", "=\n"),
        ("blank-alone", "A move in clear is a blank.", "= step D3\n", "= \n"),
        ("two-blanks-inside", "A move in clear holds two blanks.", "= step D3\n", "= step  D3\n"),
        ("blank-at-the-end", "A move in clear ends with a blank.", "= step D3\n", "= step D3 \n"),
        (
            "behind-an-opening",
            "A move in clear stands behind an opening, and not directly below its line.",
            "= step D3\n",
            f"{opening}\n= step D3\n",
        ),
        (
            "with-the-seed-by-the-players",
            "The seed is shown by the players, who have none, and moves stand in clear.",
            "table end seed=",
            "public end seed=",
        ),
        ("two-blanks", "Two blanks stand before a move in clear.", "= step D3\n", "=  step D3\n"),
        ("no-blank", "No blank stands before a move in clear.", "= step D3\n", "=step D3\n"),
        (
            "below-an-open-line",
            "An open line stands in clear once more.",
            f"{REMARK}\n",
            f"{REMARK}\n= {REMARK}\n",
        ),
        (
            "below-a-sheet",
            "Words in clear stand below a sheet.",
            _line(written, written.sheet("06")),
            f"{_line(written, written.sheet('06'))}= sheet 06\n",
        ),
        (
            "below-an-opening",
            "A move in clear stands below an opening.",
            f"{opening}\n",
            f"{opening}\n= shown B4 1\n",
        ),
        (
            "below-the-first-line",
            "A move in clear stands below the first line.",
            f"{written.lines[0]}\n",
            f"{written.lines[0]}\n= step D3\n",
        ),
    )
    return [
        *changed(
            cases,
            "clear",
            missing=step - 1,
            behind_an_opening=step + 1,
            with_the_seed_by_the_players=first,
        ),
        garbage(
            "clear-before-the-end",
            "A move stands in clear before the end.",
            f"{early.text}= step D3\n",
            early.text.count("\n") + 1,
        ),
        garbage(
            "clear-without-the-seed",
            "All moves stand in clear, and the seed is not shown.",
            text[: text.index("table end seed=")],
            first,
        ),
        garbage(
            "clear-missing-everywhere",
            "The seed is shown, and no move stands in clear.",
            "".join(f"{row}\n" for row in text.split("\n")[:-1] if not row.startswith("= ")),
            first - 1,
        ),
        *changed(
            (
                (
                    "of-no-line",
                    "A move in clear stands before its line.",
                    shown,
                    f"= step D3\n{shown}",
                ),
            ),
            "clear",
        ),
    ]


def _line(written: Written, number: int) -> str:
    """Give a line as it stands in the evidence."""
    return f"{written.lines[number - 1]}\n"


def _files() -> list[Vector]:
    """Change where the board stands, and how."""
    written = told()
    text, opening = written.text, opening_of(written)
    first = _line(written, 1)
    board = "".join(f"{row}\n" for row in text.split("\n") if row.startswith("|"))
    cases = (
        ("missing", "The board of the first line is not there.", board, ""),
        (
            "before-the-first-line",
            "The board stands before the first line.",
            f"{first}{board}",
            f"{board}{first}",
        ),
        (
            "below-the-second-line",
            "The board stands below the second line.",
            f"{board}public recruiter Eva\n",
            f"public recruiter Eva\n{board}",
        ),
        (
            "at-the-end",
            "A line of the board stands at the end.",
            f"{_line(written, len(written.lines))}",
            f"{_line(written, len(written.lines))}|\n",
        ),
        (
            "no-blank",
            "No blank stands behind the bar of a line of the board.",
            '| id = "zanzibar"',
            '|id = "zanzibar"',
        ),
        (
            "another-sign-for-the-blank",
            "Behind the bar of a line of the board stands another sign than a blank.",
            '| id = "zanzibar"',
            '|_id = "zanzibar"',
        ),
        ("blank-alone", "An empty line of the board has a blank.", "|\n", "| \n"),
        (
            "blank-at-the-end",
            "A line of the board ends with a blank.",
            '"zanzibar"\n',
            '"zanzibar" \n',
        ),
        (
            "opening-below",
            "An opening stands below the board.",
            f"{board}public",
            f"{board}{opening}\npublic",
        ),
    )
    return changed(cases, "board", missing=1, below_the_second_line=3)
