"""Players at the screen: they look for words, press the key that stands beside them, and no more.

They also keep the heads, with a camera, as players do.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from playwright.async_api import async_playwright, expect
from textual import events

from companion.telling.verdict.words import ANSWERS
from screens.verifier import page as text_of_page
from tests.screens.camera import codes
from tests.screens.doing import paste
from tests.screens.stage import Stage
from tests.screens.verifier import conftest
from tests.store.evening import PIN, told

PATIENCE = 50  # so often somebody looks again before something is missed
PROVEN, WHY = ANSWERS["proven"]
PLACE = re.compile("[A-F][1-7]")
KEYS = "k7"
WORDS, NEW_WORDS = "appl rive bott zoo", "abil tige cand zoo"
SPELLED = {"space": " "}
SIGNS = {"⏎": "enter", "⌫": "backspace", "esc": "escape"}
# Where to look for what is not in sight: later, behind the tabs, farther down, in the help.
ELSEWHERE = ("", "tab", "tab", "tab", "tab", "up", "tab", "up")
HELP = ("f1", "pagedown", "end")
BLANK = r"(?: | *│\n.*│ +| *\n *)"  # also where a row goes on below
# Where a key may stand before the words: in a list, on a page, and at the foot of the screen.
ROWS = (
    r"│ *(?P<key>[^\s│]+) +{words}(?: *│|  .*│)",
    r"^ *(?P<key>[^\s─-╿]+) +(?:(?P<code>[a-z]{{3}}) )?{words}(?: *$|  )",
    r"(?P<key>\S+) {words}(?:  .*)?\Z",
    r"(?P<key>\S+) +{words}:",
)


class Players:
    """Everybody at one table; what they kept they have on a telephone, whatever happens here."""

    def __init__(self, stage: Stage, telephone: Path) -> None:
        """Sit down at the running app."""
        self.stage = stage
        self._telephone = telephone

    async def press(self, *keys: str) -> None:
        """Press keys, as fast as they come."""
        for key in keys:
            sign = SPELLED.get(key, key if len(key) == 1 else None)
            self.stage.app.post_message(events.Key(key, sign))
        await self._settle()

    async def _settle(self) -> None:
        """Wait until what was begun is done."""
        await self.stage.settle()
        await self.stage.pilot.wait_for_animation()

    def _seen(self, panel: str) -> str:
        """Read a panel in lines of its own, and then the whole screen."""
        found = [each.region for each in self.stage.app.screen.query(panel) if each.display]
        strips = self.stage.strips
        rows = (s.crop(r.x, r.right) for r in found for s in strips[r.y : r.bottom])
        return "\n".join(each.text.rstrip() for each in (*rows, *strips))

    async def choose(self, *wishes: str) -> None:
        """Choose one thing after the other: locations by their names, all else as it reads."""
        for wish in wishes:
            if PLACE.fullmatch(wish):
                await self.press(*wish.lower())
            else:
                await self.press(*await self._keys(wish))

    async def _keys(self, words: str) -> tuple[str, ...]:
        """Find the keys of what reads so; farther down, behind the tabs, or in the help."""
        before = self.stage.text
        if found := next(self._found(words), None):
            return found
        for key in (*ELSEWHERE, *HELP):
            await self.press(*filter(None, [key]))
            if found := next(self._found(words), None):
                return ("escape", *found) if key in HELP else found
        raise AssertionError(f"{words!r} cannot be chosen here:\n{before}")

    def _found(self, words: str) -> Iterator[tuple[str, ...]]:
        """Go through the keys that stand before these words."""
        seen, wrapped = self._seen("#list"), BLANK.join(map(re.escape, words.split(" ")))
        for row in ROWS:
            for found in re.finditer(row.format(words=wrapped), seen, re.MULTILINE):
                yield _pressed(found["key"])

    async def tap(self, place: str) -> None:
        """Tap a location, found by its column and its row."""
        if "a tap: the board." in self.stage.text:
            await self.click("a tap: the board.")
        rows = self.stage.text.splitlines()
        heads = next(row for row in rows if re.match(" +A +B +C", row))
        down = next(at for at, row in enumerate(rows) if row.startswith(place[1]))
        await self._click(heads.index(place[0]), down)

    async def click(self, words: str) -> None:
        """Click on what reads so, as soon as it does."""
        await self.reads(words)
        rows = self.stage.text.splitlines()
        down = next(at for at, row in enumerate(rows) if words in row)
        await self._click(rows[down].index(words), down)

    async def _click(self, across: int, down: int) -> None:
        """Click on a cell."""
        await self.stage.pilot.click(offset=(across, down))
        await self.stage.settle()

    async def reads(self, *sentences: str) -> None:
        """Read something on the screen, wherever its lines break, and however wide it is set."""
        for sentence in sentences:
            for _moment in range(PATIENCE):
                if self._shows(sentence):
                    break
                await self._settle()
            assert self._shows(sentence), f"{sentence!r} is not to be read:\n{self.stage.text}"

    def _shows(self, sentence: str) -> bool:
        """Say whether something can be read now."""
        shown = "".join(re.sub("[│╭╮╰╯─]", "", self._seen("#beside")).split())
        return "".join(sentence.split()) in shown

    async def leave_until(self, sentence: str) -> None:
        """Leave what is shown, and what draws itself before, until something can be read."""
        while not self._shows(sentence):
            await self.choose("Leave")

    async def type(self, text: str, *keys: str) -> None:
        """Type a text, and press keys behind it."""
        await self.press(*("space" if sign == " " else sign for sign in text), *keys)

    async def lift(self) -> None:
        """Call the keeper; whoever is asked for a share gives it."""
        if self._shows("Enter: the hidden side.") or self._shows("Enter asks for them."):
            await self.press("enter")
        else:
            await self.choose("Secret")
        if self._shows("So that nobody can prepare"):
            await self.say(WORDS)
        await self.reads("Only the Recruiter looks now")
        await self.unlock()
        await self.reads("SECRET")

    async def say(self, words: str) -> None:
        """Say words, and confirm them."""
        await self.type(words)
        await self.reads("Are these your words?")
        await self.press("enter")

    async def come_back(self) -> None:
        """Take the table up again with its PIN; the others say new words at once."""
        await self.press("enter")
        await self.type(PIN, "enter")
        await self.reads("You came back")
        await self.say(NEW_WORDS)

    async def unlock(self) -> None:
        """Type the two keys where they do, else the PIN; who is asked for two keys chooses them."""
        if self._shows("Your two keys."):
            await self.type(KEYS)
            return
        await self.type(PIN, "enter")
        if self._shows("Choose two keys"):
            await self.type(KEYS)
            await self.reads("The same two keys once more.")
            await self.type(KEYS)

    async def keeper(self, *wishes: str) -> None:
        """Let the keeper choose, behind the curtain."""
        await self.lift()
        await self.choose(*wishes)

    async def keep(self) -> None:
        """Take a picture of the head that is shown, and go on."""
        await self.reads("Kept")
        [head] = codes(self.stage)
        with self._telephone.open("a", encoding="utf-8") as kept:
            kept.write(f"{head}\n")
        await self.press("enter")

    async def save(self, evidence: Path) -> None:
        """Save the evidence, and leave."""
        await self.choose("Evidence")
        await self.press("ctrl+u")
        await paste(self.stage, str(evidence), "enter")
        await self.reads("written")
        await self.choose("Leave")


def _pressed(shown: str) -> tuple[str, ...]:
    """Give the keys that are meant by what stands on the screen; two letters are two keys."""
    if shown in SIGNS:
        return (SIGNS[shown],)
    if shown.startswith("^"):
        return (f"ctrl+{shown[1:]}",)
    return (shown,) if shown[1:].isdigit() else tuple(shown)


async def accepted(evidence: Path, telephone: Path) -> None:
    """Let both verifiers judge the evidence by the heads that the players kept."""
    code, said = told(evidence.parent, "verify", evidence, "--head", telephone)
    assert (code, f"{PROVEN} {WHY}" in said) == (0, True), said
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=conftest.chromium(), args=conftest.ARGUMENTS
        )
        page = await browser.new_page(offline=True)
        await page.set_content(text_of_page())
        await page.get_by_label("Choose the evidence file").set_input_files(evidence)
        await page.get_by_label("All your receipts").fill(telephone.read_text("utf-8"))
        await page.get_by_role("button", name="Check").click()
        verdict = page.get_by_role("region", name="Did they cheat?")
        await expect(verdict).to_contain_text(PROVEN, timeout=conftest.PATIENCE)
        await browser.close()
