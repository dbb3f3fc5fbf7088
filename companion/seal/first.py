"""The first line of a record: the options of its game, and what it commits to."""

import re
from dataclasses import dataclass, replace

from companion.core import ABOUT, NotUnderstood, Options
from companion.locale import _
from companion.record.line import Line
from companion.record.signature import strict_key
from companion.seal import seals
from companion.seal.checking.findings import Wrong
from companion.text.plaintext import GAME

KEY = re.compile("[a-z]{1,16}")
TABLE = re.compile("[0-9a-f]{16}")
COMMITS = ("id", "key", "seed")


@dataclass(frozen=True)
class First:
    """The game, its options, and the table's id, public key and hash of the seed.

    A game that seals nothing has none of these three. `file` is the hash of the option that is a
    file, where there is one.
    """

    game: str
    options: Options
    table: str
    key: bytes
    seed: str
    file: str = ""

    def check(self) -> None:
        """Refuse a weak key, and a file whose hash is not the one in the line."""
        if self.table and not strict_key(self.key):
            raise Wrong("key")
        if self.file and self.file not in map(seals.hash_of, self.options.values()):
            raise Wrong("board")

    def filed(self, option: str, file: str) -> "First":
        """Return the first line's content with the text of the file in place of its hash."""
        if bool(file) != (option in self.options):
            raise NotUnderstood(
                _("the board must stand right below the first line, and only there")
            )
        if not file:
            return self
        return replace(self, options={**self.options, option: file}, file=self.options[option])


def written(game: str, options: Options, **committed: str) -> Line:
    """Return the first line: the format, the game, its options and what it commits to."""
    said = {key: _in_one_word(value) for key, value in options.items()} | committed
    words = (f"{key}={said[key]}" for key in sorted(said))
    return Line(ABOUT, " ".join((seals.FORMAT, game, *words)))


def _in_one_word(value: str) -> str:
    """Return an option as one word; a whole file becomes its hash."""
    return seals.hash_of(value) if "\n" in value else ",".join(value.split())


def read(line: Line, file: str, option: str) -> First:
    """Read the first line of a sealed record; `option` is the one that holds a file."""
    first = bare(line)
    if not first.table:
        raise _committing_nothing()
    return first.filed(option, file)


def bare(line: Line) -> First:
    """Read the first line alone, and refuse what is wrong in every game."""
    version, game, words = _words(line)
    if version != seals.FORMAT:
        raise NotUnderstood(_("this record has another format version; update Companion"))
    options = {name: said.replace(",", " ") for name, said in words.items() if name not in COMMITS}
    if len(options) == len(words):
        return First(game, options, "", b"", "")
    if not all(name in words for name in COMMITS) or not TABLE.fullmatch(words["id"]):
        raise _committing_nothing()
    key, seed = (seals.bytes_of(words[name], 32) for name in ("key", "seed"))
    if key is None or seed is None:
        raise _committing_nothing()
    return First(game, options, words["id"], key, words["seed"])


def _committing_nothing() -> NotUnderstood:
    """Return the error that the first line lacks an id, key or seed."""
    return NotUnderstood(_("the first line promises no table, key and seed"))


def commits(line: str) -> bool:
    """Say whether a first line commits to secrets; a game that hides nothing has none."""
    return any(f" {name}=" in line for name in COMMITS)


def _words(line: Line) -> tuple[str, str, dict[str, str]]:
    """Return the version, the game and the options in the first line."""
    parts = line.text.split(" ")
    if line.seat != "table" or line.seals or len(parts) < 2 or not GAME.fullmatch(parts[1]):
        raise NotUnderstood(_("evidence must begin with the first line of a record"))
    pairs = [part.partition("=") for part in parts[2:]]
    names = [name for name, _is, _said in pairs]
    if not all(KEY.fullmatch(name) and is_ for name, is_, _said in pairs) or names != sorted(
        set(names)
    ):
        raise NotUnderstood(_("the first line must name each option once, in alphabetical order"))
    if not all(word for _name, _is, said in pairs for word in said.split(",")):
        raise NotUnderstood(_("the options of the first line must have one comma between words"))
    return parts[0], parts[1], {name: said for name, _is, said in pairs}
