"""The program as the Recruiter at the prompt: no PIN, no hidden side, and a proof in the end."""

from pathlib import Path

from tests.cli.commands import Said, companion

BEGIN = ("--mode", "training", "--players", "Eva", "--option", "program=recruiter/easy")
LAID = "".join(f"lay {thing}\n" for thing in ("board", "time", "actions", "supplies", "hours"))
SET_UP = (
    f"recruiter companion\nprogram\nshare 1 2 3 4\n{LAID}supply 9\nprogram\n"
    "control meru Eva\ncontrol henry Eva\ncontrol bill Eva\ncontrol dusty Eva\n"
    "agent meru B1\nagent henry F1\nagent bill A7\nagent dusty F7\nlay potentials\nbegin\n"
)
ASKED = "program\nmeru asks cafe\nundo\nmeru asks cafe\nprogram\nhenry rests\ndone\n"
ROUNDS = "program\nbill rests\ndusty rests\ndone\nprogram\nmeru rests\nhenry rests\ndone\n" * 5
HIDDEN = ("card ", "start ", "step ", "slip ", "features ")


def play(home: Path, typed: str, *words: str | Path) -> Said:
    """Play from a pipe, to which no PIN is given."""
    return companion("play", "mind-mgmt", *words, typed=typed, COMPANION_HOME=str(home))


def test_a_whole_training_mission_without_a_pin_is_proven(tmp_path: Path) -> None:
    begun = play(tmp_path, SET_UP + ASKED, *BEGIN, "--table", "evening")
    assert begun.code == 0
    assert "  answer " in begun.out
    evidence = tmp_path / "evidence.txt"
    ended = play(
        tmp_path, f"share 5 6 7 8\n{ROUNDS}end\nevidence {evidence}\n", "--table", "evening"
    )
    assert "everything is revealed" in ended.out
    said = begun.out + ended.out
    assert not [row for row in said.split("\n") if row.partition("  ")[2].startswith(HIDDEN)]
    receipts = [row.partition(": ")[2] for row in said.split("\n") if row.startswith("Receipt ")]
    kept = [word for receipt in receipts for word in ("--head", receipt)]
    verdict = companion("verify", evidence, *kept)
    assert verdict.code == 0
    assert "that its level recruiter/easy-1 makes" in verdict.out


def test_no_command_shows_what_the_program_hides(tmp_path: Path) -> None:
    play(tmp_path, SET_UP, *BEGIN, "--table", "evening")
    said = play(tmp_path, "keeper\nlook keeper\nhelp\nlook\nundo list\n", "--table", "evening")
    assert "PIN" not in said.out
    assert said.out.count("type `look`") == 1
    assert not any(word in said.out for word in ("Path", "Karl Box", "with the pipe"))
    clear = companion(
        "tables", "export", "evening", str(tmp_path / "game.txt"), COMPANION_HOME=str(tmp_path)
    )
    assert clear.code == 2
    assert not (tmp_path / "game.txt").exists()


def test_a_program_with_nothing_to_do_says_what_is_due(tmp_path: Path) -> None:
    said = play(tmp_path, "program\n", *BEGIN)
    assert "the program has nothing to do now" in said.out + said.err


def test_an_unknown_level_is_refused_before_a_table_is_made(tmp_path: Path) -> None:
    said = play(tmp_path, "", *BEGIN[:-1], "program=recruiter/odd-9")
    assert said.code == 2
    assert "recruiter/easy-1" in said.err + said.out
