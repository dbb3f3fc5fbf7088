"""Words that belong to one boxed game, and where they stand in a source."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

from companion import games
from companion.rulebook.book import FOLDER, GLOSSARY

# Words of boxes that a program for any game needs, too; whatever else a game names is its own.
HOUSE = """ability advanced all ally ask basic begin black board box break capture card
    cards catch certain check claim connection control count cover czech dark dealt deck
    detail device die discard double draw easy edge edition even evidence extra facts figure file
    first fourteen full game give half hard help home hour key language light likely map mind
    mistake mode moved name neighbour note notes offer out pack paper penalty people players pool
    printed program push results reveal screen secret security segment sense sheet side slip space
    spaces spot start stay step system target the through throw time token trouble turn twin walk"""
ENDINGS = (("ies", "y"), ("es", ""), ("s", ""), ("ed", ""), ("ing", ""))
# Lines of games begin with these, too; they are English that a program for any game needs.
ORDINARY = """act answer asks back begin card cards case checks claims connect control correct
    deal detail die discard done draw drop enter file happened holds joined kept key lay leads
    help lift light link looks meets mended mistake move moves name note offer open override passes
    prepared remark
    restore rests result reveals right ruling scores set shown shows slip start starts stays step
    stuck supply take takes target token took turn won wrong"""
SMALL = "are at by for from has in is of on to was with"  # words of any sentence
ALONE = (
    "back draw enter kept note open turn"  # keys, commands and actions of the house are called so
)
CUT = {"startswith", "endswith", "partition", "rpartition", "removeprefix", "removesuffix", "split"}


def beginnings() -> set[str]:
    """Give the first word of each line that some game of the shelf knows."""
    found = set()
    for game in map(games.take, games.SHELF):
        spellings = [game.notation, game.record, *([game.notes.spelling] if game.notes else [])]
        texts = (kind.text for spelling in spellings for kind in spelling.kinds)
        plain = (re.sub(r"\{.*?\}", " ", text).split() for text in texts)
        found |= {words[0].partition("-")[0] for words in plain if words}
    return found - {*SMALL.split()}


def belongings(name: str) -> set[str]:
    """Give what a game calls its own things: in its glossary, its options and its editions."""
    game, folder = games.take(name), games.folder(name)
    glossary = tomllib.loads((folder / FOLDER / GLOSSARY).read_text("utf-8"))
    named = [name, games.SHELF[name].title, *(row["en"] for row in glossary.values())]
    named += [word for each in game.options for word in (each.name, *each.values)]
    editions = folder / "editions"
    for file in editions.iterdir() if editions.is_dir() else ():
        if file.name.endswith(".toml"):
            named += [file.name[:-5], *_keys(tomllib.loads(file.read_text("utf-8")))]
    return {word for each in named for word in re.findall("[a-z]{3,}", each.lower())}


def _keys(tables: object) -> Iterator[str]:
    """Go through the names of tables and what stands in them."""
    for key, below in tables.items() if isinstance(tables, dict) else ():
        yield key
        yield from _keys(below)


BEGINNINGS = beginnings()
NOUNS = {word for name in games.SHELF for word in belongings(name)} - {*HOUSE.split()}
VERBS = BEGINNINGS - {*ORDINARY.split()}


def found(path: Path) -> set[tuple[str, str]]:
    """Give each line of a file that belongs to one game, with the word by which it does."""
    text = path.read_text("utf-8")
    lines = text.splitlines()
    places = {(at, word) for at, line in enumerate(lines, 1) for word in _nouns(line)}
    if path.suffix == ".py":
        places |= {*_spoken(ast.parse(text)), *_read(ast.parse(text))}
    if path.suffix == ".js":
        places |= {(at, word) for at, line in enumerate(lines, 1) for word in _quoted(line)}
    return {(lines[number - 1].strip(), word) for number, word in places}


def split(text: str) -> set[str]:
    """Split names at `_` and at capitals, and give all words in small letters."""
    return {word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", text)}


def _nouns(line: str) -> Iterator[str]:
    """Go through the words of a line that name a thing of a game, in any of their forms."""
    for word in split(line):
        forms = (word[: -len(end)] + stem for end, stem in ENDINGS if word.endswith(end))
        if not NOUNS.isdisjoint((word, *forms)):
            yield word


def _quoted(line: str) -> Iterator[str]:
    """Go through beginnings of lines in the literals of a script, most of them only where glued."""
    for literal in re.finditer(r"""["'`]([a-z]+)(?: (["'`$])|["'`\s])""", line):
        if literal[1] in (BEGINNINGS if literal[2] else VERBS):
            yield literal[1]


def _spoken(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Go through beginnings of lines in names, literals and texts; a docstring is plain English."""
    docs = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if node not in docs:
            yield from ((_line(node), word) for word in split(_name(node)) & VERBS)


def _name(node: ast.AST) -> str:
    """Give the name or the text of a node; most have none."""
    match node:
        case ast.Constant(value=str(text)) | ast.Name(id=text) | ast.Attribute(attr=text):
            return text
        case ast.arg(arg=text) | ast.keyword(arg=str(text)) | ast.alias(name=text):
            return text
        case ast.FunctionDef(name=text) | ast.AsyncFunctionDef(name=text) | ast.ClassDef(name=text):
            return text
    return ""


def _read(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Go through beginnings of lines that a text is compared with, cut from, or glued to."""
    for node in ast.walk(tree):
        for part in _parts(node):
            for each in (part, *getattr(part, "elts", ())):
                text = _name(each) if isinstance(each, ast.Constant) else ""
                word = text.partition(" ")[0]
                if word in BEGINNINGS and text not in ALONE.split():
                    yield _line(each), word


def _parts(node: ast.AST) -> list[ast.expr]:
    """Give what a node compares, cuts or glues."""
    match node:
        case ast.Compare(left=left, comparators=others):
            return [left, *others]
        case ast.Call(func=ast.Attribute(attr=name), args=given) if name in CUT:
            return given
        case ast.MatchValue(value=value):
            return [value]
        case ast.JoinedStr(values=values):
            return values[:1]
        case ast.BinOp(op=ast.Add(), left=left):
            return [left]
    return []


def _line(node: ast.AST) -> int:
    """Give the number of a node's line."""
    number: int = getattr(node, "lineno", 0)
    return number
