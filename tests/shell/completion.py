"""Completion for bash, zsh and fish, written from the declared commands."""

from collections.abc import Iterable, Iterator

from tests.shell.declared import Command, Word

# Declared once: a second time zsh would print what they hold.
ZSH_LOCAL = "    local context state state_descr line; typeset -A opt_args"
MADE = "# Made by `python -m tests.shell` from the declared commands; change those."


def bash(program: Command) -> str:
    """Write it for bash."""
    words = [*program.below, *(each for command in program.below for each in command.below)]
    files, chosen = _flags(words, file=True), {}
    for command in (program, *words):
        for word in command.options:
            if word.choices:
                chosen["|".join(word.flags)] = " ".join(word.choices)
    valued = [f"        {flags}) found='{found}' ;;" for flags, found in sorted(chosen.items())]
    return "\n".join(
        (
            MADE,
            "_companion() {",
            '    local now=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} found=""',
            '    case "$before" in',
            *valued,
            f"        {'|'.join(files)})",
            "            local IFS=$'\\n'; COMPREPLY=($(compgen -f -- \"$now\"))",
            "            return ;;",
            "        *)",
            '            case " ${COMP_WORDS[*]:1:COMP_CWORD-1} " in',
            *_bash_rows(program),
            f"                *) found='{_found(program)} help' ;;",
            "            esac ;;",
            "    esac",
            '    COMPREPLY=($(compgen -W "$found" -- "$now"))',
            "    if ((COMP_CWORD > 1 && ! ${#COMPREPLY[@]})) && [[ $before != -* ]]; then",
            "        local IFS=$'\\n'; COMPREPLY+=($(compgen -f -- \"$now\"))",
            "    fi",
            "}",
            "complete -o filenames -F _companion companion",
            "",
        )
    )


def _bash_rows(program: Command) -> Iterator[str]:
    """Go through what may follow which command."""
    for command in program.below:
        for below in command.below:
            yield f"                *' {command.name} {below.name} '*) found='{_found(below)}' ;;"
        yield f"                *' {command.name} '*) found='{_found(command)}' ;;"


def _found(command: Command) -> str:
    """Name all that may be typed behind a command."""
    flags = (flag for word in command.options for flag in word.flags if flag.startswith("--"))
    alone = (choice for word in command.alone for choice in word.choices)
    return " ".join((*(each.name for each in command.below), *alone, *flags))


def _flags(commands: Iterable[Command], *, file: bool) -> list[str]:
    """Name the options behind which a file stands."""
    options = (word for command in commands for word in command.options)
    return sorted({flag for word in options if word.file == file for flag in word.flags})


def zsh(program: Command) -> str:
    """Write it for zsh."""
    return "\n".join(
        (
            "#compdef companion",
            MADE,
            "_companion() {",
            ZSH_LOCAL,
            *_zsh_of(program, "    "),
            "}",
            '_companion "$@"',
            "",
        )
    )


def _zsh_of(command: Command, indent: str) -> Iterator[str]:
    """Write the words of a command, and what stands below it."""
    words = [_zsh_word(word) for word in command.words]
    if not command.below:
        yield f"{indent}_arguments {' '.join(words)}"
        return
    named = " ".join(_quoted(f"{each.name}:{each.help}") for each in command.below)
    yield f"{indent}_arguments -C {' '.join(words)} '1: :->command' '*:: :->rest'"
    yield f"{indent}case $state in"
    yield f"{indent}    command) local -a named=({named}); _describe command named ;;"
    yield f"{indent}    rest) case $words[1] in"
    for each in command.below:
        yield f"{indent}        {each.name})"
        yield from _zsh_of(each, f"{indent}            ")
        yield f"{indent}            ;;"
    yield f"{indent}    esac ;;"
    yield f"{indent}esac"


def _zsh_word(word: Word) -> str:
    """Write an option or a word that stands alone."""
    told = word.help.replace("[", "(").replace("]", ")").replace(":", "\\:")
    ways = f"({' '.join(word.choices)})" if word.choices else "_files" if word.file else ""
    value = f":{word.value}:{ways}" if word.value else ""
    if not word.flags:
        place = "*" if word.many else ":" if word.optional else ""
        return _quoted(f"{place}:{told or word.value}:{ways}")
    often = "*" if word.many else ""
    return _quoted(f"{often}{word.flags[-1]}[{told}]{value}")


def fish(program: Command) -> str:
    """Write it for fish."""
    rows = [MADE, "complete -c companion -f"]
    rows += [_fish_word("", word) for word in program.options]
    names = " ".join(command.name for command in program.below)
    none = f"not __fish_seen_subcommand_from {names}"
    for command in program.below:
        told = _quoted(command.help)
        rows.append(f"complete -c companion -n '{none}' -a {command.name} -d {told}")
        seen = f"__fish_seen_subcommand_from {command.name}"
        rows += [_fish_word(seen, word) for word in command.options + command.alone]
        for below in command.below:
            told = _quoted(below.help)
            rows.append(f"complete -c companion -n '{seen}' -a {below.name} -d {told}")
            both = f"{seen}; and __fish_seen_subcommand_from {below.name}"
            rows += [_fish_word(both, word) for word in below.options + below.alone]
    return "\n".join([*dict.fromkeys(filter(None, rows)), ""])


def _fish_word(seen: str, word: Word) -> str:
    """Write an option, or where files stand alone."""
    where = f" -n '{seen}'" if seen else ""
    if not word.flags:
        found = f" -a '{' '.join(word.choices)}'" if word.choices else " -F" if word.file else ""
        return f"complete -c companion{where}{found}" if found else ""
    names = "".join(
        f" -l {flag[2:]}" if flag.startswith("--") else f" -s {flag[1:]}" for flag in word.flags
    )
    ways = f" -xa '{' '.join(word.choices)}'" if word.choices else ""
    ways = ways or (" -rF" if word.file else " -x" if word.value else "")
    return f"complete -c companion{where}{names}{ways} -d {_quoted(word.help)}"


def _quoted(text: str) -> str:
    """Write a text so that a shell takes it as it is."""
    return "'" + text.replace("'", "'\\''") + "'"
