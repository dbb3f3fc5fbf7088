"""The games that the vectors tell, line by line; `share`, `head`, `undo` and `end` are marks."""

TRAINING = {"mode": "training", "players": "Eva Adam"}
FULL = {"mode": "full", "players": "Eva Adam"}

TABLE = """
recruiter Eva
lay board
lay time
lay actions
lay supplies
lay hours
supply 9
lay map
lay slip
share
"""
PATH = """
card pipe-girl
start B4
shown B4 1
features pool dogs umbrella
step B5
step C5
step C4
step D4
recruits 3
"""
AGENTS = """
control meru Adam
control henry Adam
control bill Adam
control dusty Adam
agent meru ?
agent henry ?
agent bill ?
agent dusty ?
lay potentials
"""
TRAINED = f"{TABLE}{PATH}{AGENTS}begin\n"

FULL_TABLE = """
recruiter Eva
lay board
mayhem Eva D4-E4
mayhem Adam A6-B6
mayhem Eva B2-B3
mayhem Adam E6-E7
mayhem Eva D1-E1
lay time
lay actions
lay supplies
supply 12
lay map
lay marks
lay slip
share
"""
FULL_PATH = """
card karl-box
start B4
features pool dogs umbrella
step B5
step C5
step C4
step D4
recruits 3
immortal B2
immortal E2
immortal C6
immortal E4
"""
FULL_AGENTS = f"""{AGENTS}
lay ally
token D3
draw bus
draw palm
begin
"""
READY = f"{FULL_TABLE}{FULL_PATH}{FULL_AGENTS}"

SHORT = f"""{TRAINED}
step D3
done
meru asks palm
answer D3
henry captures D3
answer yes
end
"""


def caught(place: str, *, slip: str = "") -> str:
    """End a turn and the game: the Recruiter is captured where he has just gone."""
    return f"done{slip and f' slip {slip}'}\nhenry captures {place}\nanswer yes\nend\n"


# Every kind of question, with a yes and a no to each; a mistake that costs a note.
PARADE = f"""{READY}
step D3
done
meru senses B6
answer no
henry asks garden
answer none
done

slip D5 first
immortal C6-C7
done slip first
recruits 0
bill asks cafe
answer B5
dusty captures C4
answer no
done

step E5
immortal B2-A2
immortal E2-E3 for E5
done
meru moves ?
meru senses E6
answer yes
mistake 7 a step was announced too loud
shown C5 3
henry reveals B5
answer 2
done

slip E7 second
done slip second
recruits 1
bill asks umbrella
dolphin
answer D4
dusty moves ?
dusty shakes-down bus
answer no
done

step D7
done
meru rests
dusty moves ?
dusty shakes-down dogs
answer yes
done

step D6
done
recruits 1
bill moves ?
bill captures B3
answer no
henry moves ?
henry captures D6
answer yes
end
"""

RETRACTED = f"""{TRAINED}
step D5
undo
remark the wrong figure was moved
step D3
undo
step E4
undo
step D3
done
meru asks palm
answer D3
henry moves ?
undo
henry captures D3
answer yes
end
"""
RENEWED = f"""{TRAINED}
step D3
done
meru rests
henry rests
done
share
step D2
done
recruits 0
bill asks palm
answer D3
dusty captures D2
answer yes
end
"""
REPENTED = f"""{TRAINED}
mistake 5 one recruit too many was said
mended
step D3
done
meru rests
henry rests
done
step D2
mistake 5 the second note lay in a wrong place
shown C5 3
shown D2 7
done
recruits 0
bill asks palm
answer D3
dusty captures D2
answer yes
end
"""
ANEW = f"""{TABLE}
card pipe-girl
start A2
shown A2 1
features pool dogs umbrella
ruling mind-mgmt.setup.stuck anew
step B2
step B1
step A1
stuck
step A3
step B3
step B4
step B5
recruits 2
{AGENTS}begin
step A5
done
meru asks torches
answer A3
henry rests
done
step A6
done
recruits 0
bill reveals A3
answer 2
dusty captures A6
answer yes
end
"""
LOST_IN_SETUP = f"""{TABLE}
card pipe-girl
start A2
shown A2 1
features pool dogs umbrella
step B2
step B1
step A1
ruling mind-mgmt.setup.stuck agents-win
stuck
end
"""
SET_ASIDE = f"""{TRAINED}
override mind-mgmt.step.diagonal a card of an expansion
ruling mind-mgmt.dead-end.when at-once
step E3
restore mind-mgmt.step.diagonal
done
meru rests
henry captures E3
answer yes
remark a good evening
head
end
"""
RECRUITED = f"""{FULL_TABLE}
card karl-box
start A1
features billboard cafe palm
step B1
step C1
step D1
step D2
recruits 5
immortal E2
immortal D6
immortal C6
immortal B2
{AGENTS}lay ally
token D6
draw bus
draw courier
begin
ruling mind-mgmt.immortals.recruit.decline may
recruit bus
recruit courier
step D3
draw dogs
draw pool
done
meru rests
henry rests
done
step C3
immortal C6-C5
done
recruits 1
bill rests
dusty rests
done
step B4
done
meru rests
henry rests
done
step B5
done
recruits 3
bill rests
dusty rests
done
recruit dogs
end
"""
CORNERED_AT_SEVEN = f"""{FULL_TABLE}
card karl-box
start C1
features dogs idol pool
step B1
step B2
step A2
step A3
recruits 2
immortal C2
immortal D2
immortal C3
immortal D3
{AGENTS}lay ally
token D4
draw bus
draw palm
begin
slip A1 first
done slip first
meru rests
henry rests
done
"""
CORNERED = f"{CORNERED_AT_SEVEN}stuck\nend\n"
NOTES = "\n".join(f"note {column}{row}" for row in (1, 2, 3) for column in "ABCDEF")
SHORT_OF_NOTES = f"""{TRAINED}
ruling mind-mgmt.notes.full refused
ruling mind-mgmt.mistake.short agents-win
step D3
done
meru rests
henry rests
done
mistake 5 a step was told wrongly
shown B5 2
{NOTES[: 13 * 8]}
mended
"""
