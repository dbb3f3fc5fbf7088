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
