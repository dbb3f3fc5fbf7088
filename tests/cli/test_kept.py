"""What players kept, as they give it to `companion verify`: texts, files of photos, words."""

from pathlib import Path

import pytest

from tests.cli.judging import Evening, facts, kept_evening, verify


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    """Play an evening, and keep all there is to keep."""
    return kept_evening(tmp_path_factory.mktemp("evening"))


def test_heads_are_given_as_text_as_a_note_and_as_a_file_of_photos(
    evening: Evening, tmp_path: Path
) -> None:
    for at, (before, between, after) in enumerate(
        (("", "\n", ""), ("\ufeff", "\r\n", "\r\n\r\n"), ("\n\n  ", "  \n\n", "\n"))
    ):
        text = f"{before}{between.join(evening.heads)}{after}"
        path = tmp_path / f"photos {at}.txt"
        path.write_bytes((text.lower() if at else text).encode())
        said = verify(evening.whole, "--head", path)
        assert said.code == 0, said
        assert f"  Receipt at 05:00 (photos {at}.txt): fits; " in said.out
    assert verify(evening.whole, "--head", "\n".join(evening.heads)).code == 0
    assert verify(evening.whole, "--head", evening.note).code == 5
    (tmp_path / "note").write_text(evening.note, encoding="utf-8")
    assert verify(evening.whole, "--head", tmp_path / "note", *evening.all).code == 0


def test_several_receipts_of_one_hour_are_told_apart_by_their_number(evening: Evening) -> None:
    first, last = evening.heads[-2:]
    said = verify(evening.whole, "--head", first, "--head", f"{last[:-9]}AAAAAAAAA")
    assert "\n  Receipt at 09:00: fits; it covers the lines 1 to" in said.out
    assert "\n  Receipt at 09:00, number 2: this receipt covers other lines" in said.out
    assert "\n  Receipt at 09:00, number 2: does not fit; see what was found" in said.out


def test_words_are_given_with_one_share_or_each_with_its_own(evening: Evening) -> None:
    spoken, share = evening.spoken, evening.share
    more = ("--share", share)
    said = verify(evening.whole, "--words", spoken, *more, *evening.all[:-2])
    assert (said.code, "words of 09:00, number 2: fits; it covers the lines 1 to" in said.out) == (
        0,
        True,
    )
    twice = ("--words", spoken, "--words", spoken.replace(" ·", ":"))
    for shares in (more, more + more):
        assert verify(evening.whole, *twice, *shares).code == 5
    for wrong in ((), ("--share", share) * 3):
        refused = verify(evening.whole, *twice, *wrong)
        assert (refused.code, refused.out) == (2, "")
        assert "`--words`: give `--share` once for all of them, or once for each" in refused.err


def test_words_and_codes_that_are_given_for_one_another_are_told_where_they_belong(
    evening: Evening,
) -> None:
    for given, said in (
        (("--head", evening.spoken), "these are receipt words, and not the code of a receipt;"),
        (("--head", "osada jindy kino"), "give that with `--words`"),
        (("--words", evening.heads[0], "--share", "1 2 3 4"), "give that with `--head`"),
        (("--words", evening.spoken, "--share", evening.spoken), "what you yourselves had said"),
    ):
        refused = verify(evening.whole, *given)
        assert (refused.code, refused.out, refused.err.count("\n")) == (2, "", 1)
        assert said in refused.err


def test_words_that_do_not_fit_are_findings(evening: Evening) -> None:
    spoken, share = evening.spoken, evening.share
    five = f"{spoken.rpartition(' ')[0]} 7"
    four = f"{five.rpartition(' 7')[0].rpartition(' ')[0]} 8 7"
    for said, given, kind in (
        (five, share, "words.misheard"),
        (four, share, "words"),
        (f"05{spoken[2:]}", share, "words"),
        (spoken, "1 2 3 4", "words.share"),
    ):
        found = facts(evening.whole, "--words", said, "--share", given)
        assert (found["exit"], [each["class"] for each in found["findings"]]) == (1, [kind])


def test_a_misheard_word_accuses_nobody_unless_something_else_is_wrong(
    evening: Evening, tmp_path: Path
) -> None:
    five = f"{evening.spoken.rpartition(' ')[0]} 7"
    kept = ("--words", five, "--share", evening.share)
    said = verify(evening.whole, *kept)
    assert (said.code, "Yes, here" in said.out) == (1, False)
    assert "…): probably misheard" in said.out
    assert "because receipt words were probably misheard." in said.out
    text = evening.whole.read_text("utf-8").replace("no graffiti by 6", "nothing")
    (tmp_path / "changed.txt").write_text(text, encoding="utf-8", newline="\n")
    said = verify(tmp_path / "changed.txt", *kept)
    assert (said.code, "were probably misheard" in said.out) == (1, False)
    assert "\nDid they cheat? Yes, here: " in said.out


@pytest.mark.parametrize(
    ("option", "text"),
    [
        ("--head", "09 0123"),
        ("--head", ""),
        ("--head", "x" * 500),
        ("--head", "x" * 5000),
        ("--head", "~nobody-of-this-name/head.txt"),
        ("--head", "nowhere.txt"),
        ("--head", "/"),
        ("--head", "\u2014 companion"),
        ("--head", "\x1b[2J"),
        ("--words", "soon: a b c d e f"),
        ("--words", "09: abandon abandon"),
        ("--words", "09: abandon abandon abandon abandon abandon xyzzy"),
        ("--words", ""),
        ("--share", "xyzzy"),
        ("--share", "9" * 5000),
    ],
    ids=lambda text: text[:12].strip("\x1b"),
)
def test_what_was_kept_and_cannot_be_read_is_named_by_its_option(
    evening: Evening, option: str, text: str
) -> None:
    more = {"--words": ("--share", "1 2 3 4"), "--share": ("--words", evening.spoken), "--head": ()}
    said = verify(evening.whole, option, text, *more[option])
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert said.err.startswith(f"{option}: ")
    assert said.err.rstrip("\n").isprintable()
    assert len(said.err) < 300
    found = facts(evening.whole, option, text, *more[option])
    unread = [{"line": 0, "class": "unreadable", "rule": ""}]
    assert found == {"exit": 2, "findings": unread, "reason": said.err.rstrip("\n")}


def test_a_file_of_heads_that_cannot_be_read_is_named_by_its_option(
    evening: Evening, tmp_path: Path
) -> None:
    path = tmp_path / "heads.txt"
    for data in (b"", b"\xff\xfe", b"x" * 2_000_000, f"{evening.heads[0]}\nand so on\n".encode()):
        path.write_bytes(data)
        said = verify(evening.whole, "--head", path)
        assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
        assert said.err.startswith("--head: ")
