"""Whatever a file holds, it is only read: nothing of it runs, and nothing freezes the page."""

import hashlib
from base64 import urlsafe_b64encode
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.screens.verifier.vectors import evidence, vector, verified

MARKUP = (
    "<img src=x onerror=alert(1)>",
    "<script>alert(1)</script>",
    "</script><script>alert(1)</script>",
    "<svg/onload=alert(1)>",
    '"><iframe srcdoc=x>',
    "<a href=javascript:alert(1)>x</a>",
    "<style>*(display:none)</style>",
    "$& $1 $$ (alert(1))",
)
KEY = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a"


def spelled(data: bytes) -> str:
    """Spell bytes in base64url without padding."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def record(board: str, *lines: str) -> str:
    """Write the evidence of a record that nobody has to sign."""
    first = (
        f"table companion/1 mind-mgmt board={spelled(hashlib.sha256(board.encode()).digest())}"
        f" edition=zanzibar id=0123456789abcdef key={spelled(bytes.fromhex(KEY))} mode=full"
        f" players=Eva,O'Neil seed={spelled(bytes(32))}"
    )
    file = [f"| {line}" if line else "|" for line in board.splitlines()]
    return "".join(f"{line}\n" for line in (first, *file, *lines))


def printed() -> str:
    """Read the printed board out of a vector."""
    lines = evidence(vector("training-short")).decode().splitlines()
    return "".join(line[2:] + "\n" for line in lines if line.startswith("|"))


@pytest.mark.parametrize("text", MARKUP)
def test_markup_in_every_free_field_is_shown_as_it_is_typed(page: Page, text: str) -> None:
    name = text.replace('"', "'")
    board = printed().replace('en = "Bird"', f'en = "{name}"')
    lines = (
        "public recruiter Eva",
        f"public remark {text}",
        f"public note A1 {text}",
        f"public override mind-mgmt.step.next {text}",
    )
    page.get_by_label("Or paste its text").fill(record(board, *lines))
    page.get_by_label("All your receipts").fill(text)
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_role("region", name="Did they cheat?")).to_be_visible()
    for summary in page.locator("summary").all():
        summary.click()
    for line in lines[1:]:
        expect(page.get_by_text(line, exact=True)).to_be_visible()
    expect(page.get_by_text(f"Remark: {text}", exact=True)).to_be_visible()
    strange = page.locator("#page :is(script, img, iframe, a, style, svg)")
    expect(strange).to_have_count(0)


def test_markup_where_it_may_not_stand_is_named_and_not_repeated(page: Page) -> None:
    page.get_by_label("Or paste its text").fill("<img src=x onerror=alert(1)>\n")
    page.get_by_role("button", name="Check").click()
    verdict = page.get_by_role("region", name="Did they cheat?")
    expect(verdict).to_contain_text("evidence must begin with the first line of a record")
    expect(page.locator("#page img")).to_have_count(0)


@pytest.mark.parametrize("size", [1_000_001, 100_000_000])
def test_a_file_that_is_too_large_is_refused_unread(page: Page, tmp_path: Path, size: int) -> None:
    with (tmp_path / "large.txt").open("wb") as file:
        file.truncate(size)
    page.evaluate(
        "() => { Blob.prototype.arrayBuffer = () => { throw new Error('it was read'); } }"
    )
    page.get_by_label("Choose the evidence file").set_input_files(tmp_path / "large.txt")
    expect(page.get_by_text(f"This has {size} bytes")).to_contain_text("It was not read.")
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_text("Choose the evidence first.")).to_be_visible()


def test_a_text_of_100_megabytes_is_refused_before_it_reaches_the_field(page: Page) -> None:
    prevented = page.evaluate("""() => {
        const carried = new DataTransfer();
        carried.setData("text/plain", "x".repeat(100000000));
        const paste = new ClipboardEvent("paste", { clipboardData: carried, cancelable: true });
        document.querySelector("textarea").dispatchEvent(paste);
        return paste.defaultPrevented;
    }""")
    assert prevented is True
    expect(page.get_by_text("This has 100000000 bytes")).to_be_visible()


def test_too_much_is_unreadable_for_programs_too(page: Page) -> None:
    report = page.evaluate("window.companion.verify('x'.repeat(100000000))")
    assert (report["exit"], report["why"]["key"]) == (2, "large")


UNENDING = """() => {
    const Ending = window.Worker;
    window.Worker = class extends Ending {
        set onmessage(take) {
            super.onmessage = (event) => event.data.report || take(event);
        }
    };
    window.ending = () => { window.Worker = Ending; };
}
"""


def test_the_page_stays_alive_while_it_works_and_can_be_stopped(page: Page) -> None:
    found = vector("kept-words")
    spoken = found["kept"][0]
    page.evaluate(UNENDING)
    page.get_by_label("Or paste its text").fill(evidence(found).decode())
    for number in range(2):
        page.get_by_role("button", name="Help me spell receipt words").click()
        page.get_by_label("Hour").nth(number).fill(spoken["words"][:2])
        page.get_by_label("Six receipt words").nth(number).fill(spoken["words"][4:])
        page.get_by_label("Your words, or their numbers").nth(number).fill(spoken["share"])
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_text("Working out six words (1)")).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_text("Stopped.")).to_be_visible()
    page.evaluate("window.ending()")
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_text("Checked.")).to_be_visible()


def test_ten_thousand_lines_are_too_many(page: Page) -> None:
    report = verified(page, record(printed(), *["public done"] * 9999).encode(), [])
    assert (report["exit"], report["why"]["key"]) == (2, "lines")


def test_the_most_lines_and_the_most_heads_that_a_file_can_hold_come_to_an_end(page: Page) -> None:
    heads = [f"table head {'A' * 86}"] * 9998
    report = verified(page, record(printed(), *heads).encode(), [])
    assert report["findings"] == [{"line": 2, "class": "signature", "rule": ""}]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda text: text.replace("\n", "\r\n"), "blanks"),
        (lambda text: "\ufeff" + text, "blanks"),
        (lambda text: text[:-1], "unfinished"),
        (lambda text: text + "\n", "shape"),
        (lambda text: text.replace("public", "public ", 1), "blanks"),
        (lambda text: text.replace("public", "pub\u202elic", 1), "unseen"),
        (lambda text: text.replace("recruiter", "recruite\u0301r", 1), "composed"),
        (lambda text: text.replace("companion/1", "companion/2", 1), "version"),
        (lambda text: text + f"public remark {'x' * 2048}\n", "long"),
        (lambda text: text + '["00","card",1]\n', "opening"),
        (lambda text: text + f'["{"0" * 64}","card",2147483648]\n', "opening"),
        (lambda text: text + f'["{"0" * 64}","card",01]\n', "opening"),
        (lambda text: text + "= card karl-box\n", "clear"),
    ],
)
def test_there_is_one_spelling_of_each_file(page: Page, change: object, reason: str) -> None:
    assert callable(change)
    text = record(printed(), "public recruiter Eva")
    assert verified(page, text.encode(), [])["exit"] == 3
    report = verified(page, change(text).encode(), [])
    assert (report["exit"], report["why"]["key"]) == (2, reason)
    line = report["why"]["at"]
    assert report["findings"] == [{"line": line, "class": "unreadable", "rule": ""}]
    assert line > 0


def test_what_is_no_utf_8_is_refused(page: Page) -> None:
    report = verified(page, record(printed()).encode() + b"\xff\n", [])
    assert (report["exit"], report["why"]["key"]) == (2, "utf8")
