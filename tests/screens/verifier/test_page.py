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
from companion.telling.verdict_words import ANSWERS, CLASSES, QUESTION
from screens.verifier import fingerprint, page
from screens.verifier.inlining import bundled, inlined, modules
from tests.cli.commands import companion

TEXTS = "".join(
    path.read_text("utf-8") for path in (ROOT / "screens/verifier/page").glob("*texts.js")
)
JOINED = re.sub(r'"\s*\+\s*"', "", re.sub(r'"\s*\+\s*\n\s*"', "", TEXTS))
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


def test_two_modules_cannot_use_one_name() -> None:
    with pytest.raises(ValueError, match=r"one\.js and two\.js: told"):
        bundled({"one.js": "const told = 1;\n", "two.js": "export function told() {}\n"})


def test_every_module_is_in_the_page_behind_what_it_imports() -> None:
    names = list(modules("page/main.js"))
    folder = ROOT / "screens" / "verifier"
    written = {path.relative_to(folder).as_posix() for path in folder.glob("**/*.js")}
    assert set(names) == written | {"checks/generated.js"}
    for name in written:
        for imported in re.findall(r'from "[./\w]+/(\w+\.js)"', (folder / name).read_text()):
            (home,) = [each for each in names if each.endswith(f"/{imported}")]
            assert names.index(home) < names.index(name)


def test_no_module_has_more_lines_than_a_short_sitting_can_read() -> None:
    folder = ROOT / "screens" / "verifier"
    lengths = {path.name: path.read_text("utf-8").count("\n") for path in folder.glob("**/*.*s")}
    assert lengths
    assert {name: length for name, length in lengths.items() if length >= 300} == {}


@pytest.mark.parametrize("language", ["czech", "russian", "english"])
def test_the_word_lists_are_those_that_the_format_pins(language: str) -> None:
    words = Mnemonic(language).wordlist
    assert f'"{" ".join(words)}"' in page()
    assert hashlib.sha256(("\n".join(words) + "\n").encode()).hexdigest() in FORMAT


def test_the_verdict_stands_there_in_the_words_of_the_program() -> None:
    spoken = [QUESTION, *CLASSES.values(), *(text for pair in ANSWERS.values() for text in pair)]
    assert [text for text in spoken if text not in JOINED] == []


def test_every_class_of_the_format_has_its_words() -> None:
    classes = re.findall(r"^\| `([a-z.]+)` \|", FORMAT.partition("## Part 6")[2], re.MULTILINE)
    assert len(classes) > 25
    assert [name for name in classes if f'"class.{name}":' not in TEXTS] == []


def test_every_text_that_is_asked_for_is_in_the_table() -> None:
    keys = set(re.findall(r'^ +"?([\w.]+)"?:', TEXTS, re.MULTILINE))
    folder = ROOT / "screens" / "verifier" / "page"
    asked = {
        key
        for path in folder.glob("*.js")
        for key in re.findall(r'said\(\s*"([\w.]+)"', path.read_text("utf-8"))
    }
    assert asked
    assert asked - keys == set()


def test_every_reason_of_the_readers_is_in_the_table() -> None:
    keys = set(re.findall(r'"why\.(\w+)":', TEXTS))
    folder = ROOT / "screens" / "verifier" / "checks"
    demanded = {
        key
        for path in folder.glob("*.js")
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
