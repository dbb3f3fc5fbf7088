"""Whatever the program says can be read in four languages, and its catalogues are whole."""

import ast
from gettext import GNUTranslations

import pytest
from babel.messages.catalog import Catalog, Message

from companion.locale import ENGLISH, read_in
from companion.locale import LANGUAGES as SPOKEN
from companion.locale import _ as say
from tests.catalogues.doubts import doubts, is_said
from tests.catalogues.files import LANGUAGES, compiled, compiled_file, translated
from tests.catalogues.texts import Texts, found_in, home, homes, sources, template

COMPLETE: tuple[str, ...] = (
    "cs",
    "sk",
    "ru",
)  # the languages in which everything is said; translators add theirs
SAYING = {"_", "N_", "counted"}
ANEW = "run `python -m tests.catalogues`"
each_catalogue = pytest.mark.parametrize(
    ("name", "language"), [(name, language) for name in homes() for language in LANGUAGES]
)


def test_each_language_of_the_program_but_english_has_catalogues() -> None:
    assert {ENGLISH, *LANGUAGES} == {*SPOKEN}
    assert set(COMPLETE) <= set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_there_is_nothing_to_say_nothing_is_said(language: str) -> None:
    with read_in(language):
        assert say("") == ""


@each_catalogue
def test_what_the_program_reads_is_what_translators_wrote(name: str, language: str) -> None:
    assert compiled_file(name, language).read_bytes() == compiled(translated(name, language)), ANEW


@each_catalogue
def test_no_translation_is_doubtful(name: str, language: str) -> None:
    assert list(doubts(translated(name, language))) == []


@pytest.mark.parametrize("name", homes())
@pytest.mark.parametrize("language", COMPLETE)
def test_nothing_is_missing_in_a_language_that_is_complete(name: str, language: str) -> None:
    found = translated(name, language)
    said = {key(each) for each in found if each.id and is_said(each)}
    wanted = {key(each) for each in template(name) if each.id}
    assert wanted - said == set(), f"to be said in {language}; {ANEW}"
    assert {key(each) for each in found if each.id} - wanted == set(), f"nobody says it; {ANEW}"


def key(message: Message) -> tuple[object, ...]:
    """Give that by which a text is found in a catalogue."""
    return message.context, message.id


def texts(found: Texts) -> tuple[str, ...]:
    """Give a text, or both of one that has a plural."""
    return (found,) if isinstance(found, str) else found


def test_a_game_says_its_texts_by_its_own_catalogues_and_the_house_by_its_own() -> None:
    for source in (each for each in sources() if each.suffix == ".py"):
        room = "companion" if home(source) == "companion" else f"companion.games.{home(source)}"
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").endswith(".locale"):
                names = {each.name for each in node.names}
                assert node.module == f"{room}.locale" or not SAYING & names, source


def test_no_text_hides_inside_an_f_string_where_no_catalogue_finds_it() -> None:
    for source in (each for each in sources() if each.suffix == ".py"):
        for joined in ast.walk(ast.parse(source.read_text("utf-8"))):
            for node in ast.walk(joined) if isinstance(joined, ast.JoinedStr) else ():
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                    literal = any(isinstance(each, ast.Constant) for each in node.args)
                    assert node.func.id not in SAYING or not literal, f"{source}:{node.lineno}"


def test_no_text_hides_inside_another_call_where_no_catalogue_finds_it() -> None:
    for source in (each for each in sources() if each.suffix == ".py"):
        found = {text for each in found_in(source) for text in texts(each.text)}
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in SAYING:
                said = {each.value for each in node.args if isinstance(each, ast.Constant)}
                assert said <= found | {""}, f"{source}:{node.lineno}"


def doubted(language: str, text: str | tuple[str, str], said: str | tuple[str, ...]) -> list[str]:
    """Say what is doubtful in one translation."""
    catalog = Catalog(locale=language)
    catalog.add(text, said)
    return list(doubts(catalog))


@pytest.mark.parametrize(
    ("text", "said", "why"),
    [
        ("{name} is here", "tady je {jmeno}", "what is filled in differ"),
        ("{name} is here", "tady je {name", "what is filled in differ"),
        ("a cat|a cat's", "kočka|kočky", "a name has 5 cases"),
        ("[b]Now[/b]", "[b]Teď[b]", "marks differ"),
        ("type `look`", "napiš `koukni`", "marks differ"),
        ("Name: ", "Jméno:", "blanks around differ"),
        ("Really?", "Opravdu.", "ends differ"),
        ("the board", "the deska", "English is left over"),
    ],
)
def test_a_doubtful_translation_is_found(text: str, said: str, why: str) -> None:
    (doubt,) = doubted("cs", text, said)
    assert f": {why}" in doubt


def test_what_is_said_well_is_not_doubted() -> None:
    assert doubted("ru", "Type `look keeper`, {name}.", "{name}, введите `look keeper`.") == []
    assert doubted("cs", ("one step", "{n} steps"), ("jeden krok", "{n} kroky", "{n} kroků")) == []


def test_forms_for_numbers_are_all_wanted_and_in_russian_all_with_the_number() -> None:
    assert doubted("cs", ("{n} step", "{n} steps"), ("{n} krok", "", "{n} kroků"))
    assert doubted("ru", ("one step", "{n} steps"), ("один шаг", "{n} шага", "{n} шагов"))


def test_every_language_knows_one_few_and_many() -> None:
    for language in LANGUAGES:
        with compiled_file("companion", language).open("rb") as file:
            found = GNUTranslations(file)
        said = [found.ngettext("{number} second", "{number} seconds", n) for n in (1, 3, 5)]
        assert len(set(said)) == 3, language
