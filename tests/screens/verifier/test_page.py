"""The page is one file, the same each time, that nothing can be added to and nothing leaves."""

import hashlib
import re
from base64 import b64encode
from html.parser import HTMLParser
from pathlib import Path

import pytest
from mnemonic import Mnemonic
from playwright.sync_api import Page

from companion.bootstrap import ROOT
from companion.telling.verdict.words import ANSWERS, CLASSES, QUESTION
from screens.verifier import fingerprint, page
from screens.verifier.inlining import IMPORT, beside, bundled, inlined, modules
from tests.cli.commands import companion

FOLDER = ROOT / "screens" / "verifier"
TEXTS = "".join(path.read_text("utf-8") for path in sorted(FOLDER.glob("**/*texts.js")))
JOINED = re.sub(r'"\s*\+\s*"', "", re.sub(r'"\s*\+\s*\n\s*"', "", TEXTS))
SAID = JOINED.replace("{keeper}", "the Recruiter")
GENERATED = {"kit/generated.js", "games/mind_mgmt/generated.js"}
PATHS = re.compile(r'from "([^"]+)"|import\("[^"]+"\)')
GAME_WORDS = re.compile(
    r"mayhem|immortal|recruit|henry|meru|dusty|\bbill\b|dolphin|shakedown|shaken|mind.?slip"
    r"|mind.?mgmt|\bagents?\b|capture|\bcards?\b",
    re.IGNORECASE,
)
RECOMPUTED = "decision"  # the class that the page never finds
FORMAT = (ROOT / "companion/seal/FORMAT.md").read_text("utf-8")


class Parts(HTMLParser):
    """What stands in the page: tags, the policy, script and style."""

    def __init__(self, text: str) -> None:
        """Take the page apart."""
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.open = ""
        self.inside: dict[str, str] = {}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Remember a tag."""
        self.tags.append((tag, dict(attrs)))
        self.open = tag

    def handle_endtag(self, tag: str) -> None:
        """Leave a tag."""
        self.open = "" if tag == self.open else self.open

    def handle_data(self, data: str) -> None:
        """Remember what stands in a tag."""
        self.inside[self.open] = self.inside.get(self.open, "") + data

    @property
    def policy(self) -> dict[str, str]:
        """Read the content policy."""
        (policy,) = [
            attrs["content"] or ""
            for tag, attrs in self.tags
            if tag == "meta" and attrs.get("http-equiv") == "Content-Security-Policy"
        ]
        return dict(part.strip().split(" ", 1) for part in policy.split(";"))


def hashed(part: str) -> str:
    """Hash a part as a content policy names it."""
    return f"'sha256-{b64encode(hashlib.sha256(part.encode()).digest()).decode()}'"


def test_the_same_sources_give_the_same_page() -> None:
    assert inlined() == inlined() == page()


def test_the_fingerprint_is_the_hash_of_the_bytes_that_are_written(tmp_path: Path) -> None:
    said = companion("verifier", "v.html", folder=tmp_path)
    written = (tmp_path / "v.html").read_bytes()
    assert said.code == 0
    assert hashlib.sha256(written).hexdigest() == fingerprint()
    assert said.out.endswith(f": {fingerprint()}\n")


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "v.html").write_text("mine")
    said = companion("verifier", "v.html", folder=tmp_path)
    assert (said.code, said.out) == (2, "")
    assert said.err == "v.html exists already; choose another name\n"
    assert (tmp_path / "v.html").read_text() == "mine"


def test_the_policy_allows_the_pages_own_script_and_style_and_nothing_else() -> None:
    parts = Parts(page())
    assert parts.policy == {
        "default-src": "'none'",
        "script-src": hashed(parts.inside["script"]),
        "style-src": hashed(parts.inside["style"]),
        "worker-src": "blob:",
        "base-uri": "'none'",
        "form-action": "'none'",
    }


def test_the_page_names_no_other_file_and_no_address() -> None:
    parts = Parts(page())
    named = {name for _, attrs in parts.tags for name in attrs} & {
        "src",
        "href",
        "srcset",
        "action",
    }
    assert named == set()
    assert [tag for tag, _ in parts.tags if tag in {"script", "style"}] == ["style", "script"]
    addresses = set(re.findall(r"\b(?:https?|wss?|ftp):[^\s\"']*", page()))
    assert addresses == {"http://www.w3.org/2000/svg"}, "a name, which is never fetched"


def test_modules_see_of_each_other_only_what_they_import(bare: Page) -> None:
    script = bundled(
        {
            "one.js": "const own = 1;\nexport const told = () => own;\n",
            "two.js": 'import { told as heard } from "./one.js";\n\n'
            "const own = 2;\nconst told = own;\nglobalThis.found = [own, told, heard()];\n",
        }
    )
    assert bare.evaluate(f"() => {{ {script}; return globalThis.found; }}") == [2, 2, 1]


def test_every_module_is_in_the_page_behind_what_it_imports() -> None:
    names = list(modules("page/main.js"))
    written = {path.relative_to(FOLDER).as_posix() for path in FOLDER.glob("**/*.js")}
    assert set(names) == written | GENERATED
    for name in written:
        for imported in IMPORT.finditer((FOLDER / name).read_text("utf-8")):
            assert names.index(beside(name, imported["path"])) < names.index(name)


def test_the_kit_knows_no_game() -> None:
    kit = {path.name: path.read_text("utf-8") for path in (FOLDER / "kit").glob("*.*")}
    assert len(kit) > 20
    assert {name: found for name, text in kit.items() if (found := GAME_WORDS.findall(text))} == {}
    assert [name for name in kit if "/games/" in "".join(PATHS.findall(kit[name]))] == []


def test_the_page_knows_games_by_their_list_alone() -> None:
    page = {path.name: path.read_text("utf-8") for path in (FOLDER / "page").glob("*.js")}
    assert {name: found for name, text in page.items() if (found := GAME_WORDS.findall(text))} == {}
    named = {path for text in page.values() for path in PATHS.findall(text) if "/games/" in path}
    assert named == {"../games/shelf.js"}


def test_no_module_has_more_lines_than_a_short_sitting_can_read() -> None:
    lengths = {path.name: path.read_text("utf-8").count("\n") for path in FOLDER.glob("**/*.*s")}
    assert lengths
    assert {name: length for name, length in lengths.items() if length >= 300} == {}


@pytest.mark.parametrize("language", ["czech", "russian", "english"])
def test_the_word_lists_are_those_that_the_format_pins(language: str) -> None:
    words = Mnemonic(language).wordlist
    assert f'"{" ".join(words)}"' in page()
    assert hashlib.sha256(("\n".join(words) + "\n").encode()).hexdigest() in FORMAT


def test_the_verdict_stands_there_in_the_words_of_the_program() -> None:
    # Where the receipts were given, the program judges its own evening: the page is elsewhere.
    # It never works out what a level decides, so it says that of each evening in words of its own.
    others = {"here", "lawful"}
    answers = (text for name, pair in ANSWERS.items() if name not in others for text in pair)
    held = (text.replace("{holder}", "the Recruiter") for text in answers)
    classes = (text for name, text in CLASSES.items() if name != RECOMPUTED)
    spoken = [QUESTION, *classes, *held]
    assert [text for text in spoken if text not in SAID] == []


def test_every_class_of_the_format_has_its_words() -> None:
    classes = re.findall(r"^\| `([a-z.]+)` \|", FORMAT.partition("## Part 6")[2], re.MULTILINE)
    assert len(classes) > 25
    classes.remove(RECOMPUTED)
    assert [name for name in classes if f'"class.{name}":' not in TEXTS] == []


def test_every_text_that_is_asked_for_is_in_the_table() -> None:
    keys = set(re.findall(r'^ +"?([\w.-]+)"?:', TEXTS, re.MULTILINE))
    asked = {
        key
        for path in FOLDER.glob("**/*.js")
        for key in re.findall(r'said\(\s*"([\w.]+)"', path.read_text("utf-8"))
    }
    assert asked
    assert asked - keys == set()


def test_every_reason_of_the_readers_is_in_the_table() -> None:
    keys = set(re.findall(r'"why\.(\w+)":', TEXTS))
    demanded = {
        key
        for path in FOLDER.glob("**/*.js")
        for key in re.findall(r'demand\((?:[^;]*?), "(\w+)"', path.read_text("utf-8"))
    }
    assert len(demanded) > 10
    assert demanded - keys == set()


def test_the_page_shows_the_hash_of_the_file_it_came_from(page: Page) -> None:
    assert page.locator("#sum").text_content() == fingerprint()


def test_nothing_else_can_run_or_be_fetched(attacked: Page, file: Path) -> None:
    attacked.goto(file.as_uri())
    tried = attacked.evaluate("""async () => {
        const script = document.createElement("script");
        script.textContent = "window.ran = true";
        document.body.append(script);
        const outcomes = [];
        const attempts = [() => new Function("return 1")(), () => fetch("data:,x")];
        await new Promise((done) => setTimeout(done));
        for (const attempt of attempts) {
            try { await attempt(); outcomes.push("done"); } catch (e) { outcomes.push(e.name); }
        }
        return outcomes;
    }""")
    assert tried == ["EvalError", "TypeError"]
    assert attacked.evaluate("window.ran") is None
