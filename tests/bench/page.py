"""What the page of the second verifier costs in Chromium: its size, a full game, six words."""

import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from companion import games
from companion.record.head import head_of
from companion.seal import first, words
from companion.seal.checking.kept_heads import KeptHead, KeptWords, shown_heads
from companion.seal.checking.verdict import CLEAN, judged
from companion.seal.evidence import of_bytes
from screens.verifier import page as text_of_page
from tests.bench.measure import in_turns, tell
from tests.bench.seal import evidence
from tests.games.mind_mgmt.watched import watched
from tests.screens.verifier.conftest import ARGUMENTS
from tests.screens.verifier.vectors import verified

TURNS = 9
MANY = 9000


def main() -> None:
    """Open the page and measure it, where there is a browser."""
    chromium = shutil.which("chromium")
    if chromium is None:
        print("the page: there is no chromium here")
        return
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as home:
        file = Path(home) / "verifier.html"
        file.write_text(text_of_page(), encoding="utf-8", newline="\n")
        print(f"the page: {file.stat().st_size} bytes")
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        page = browser.new_page()
        page.goto(file.as_uri())
        beside_the_program(page)
        browser.close()


def beside_the_program(page: Page) -> None:
    """Verify a full game in the page and in the program: with all its heads, and with six words."""
    data = str(evidence(watched("full", "curious", 2))).encode()
    found = of_bytes(data)
    table = first.bare(found.lines[0]).table
    shown = shown_heads(found.lines)
    heads = [KeptHead("", head_of(table, found.lines[: each.size])) for each in shown]
    told = [{"head": h.head.short(s.hour)} for h, s in zip(heads, shown, strict=True)]
    assert judged(games.take, found, heads).code == verified(page, data, told)["exit"] == CLEAN
    tell(
        "verifying a full game in the page",
        "the program",
        *in_turns(
            lambda: verified(page, data, told),
            lambda: judged(games.take, of_bytes(data), heads),
            TURNS,
        ),
    )
    many = [told[at % len(told)] for at in range(MANY)]
    kept = [heads[at % len(heads)] for at in range(MANY)]
    tell(
        f"the same with {MANY} receipts",
        "the program",
        *in_turns(
            lambda: verified(page, data, many),
            lambda: judged(games.take, of_bytes(data), kept),
            TURNS,
        ),
    )
    share = shown[-1].share
    spoken = words.spoken(heads[-1].head, share)
    heard = [KeptWords(shown[-1].hour, spoken, share)]
    typed = {
        "words": f"{shown[-1].hour}: {words.read_out(spoken, 'en')}",
        "share": " ".join(map(str, share)),
    }
    tell(
        "the same with six words instead of heads",
        "the program",
        *in_turns(
            lambda: verified(page, data, [typed]),
            lambda: judged(games.take, of_bytes(data), heard),
            TURNS,
        ),
    )


if __name__ == "__main__":
    main()
