"""More games, each of which tells one thing that can happen at a table."""

from tests.vectors.generate.scripts import (
    AGENTS,
    FULL_TABLE,
    PARADE,
    READY,
    TABLE,
    TRAINED,
)

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
BEHIND_THE_STEPS = f"""{FULL_TABLE.replace("D1-E1", "A1-B1")}
card pipe-girl
start D3
features pool dogs umbrella
step C3
step B2
step A2
step A1
"""
ANEW_BEHIND_THE_STEPS = f"""{BEHIND_THE_STEPS}
ruling mind-mgmt.setup.stuck anew
stuck
step D4
step D5
step E5
step F5
recruits 2
immortal B3
immortal E2
immortal C6
immortal E4
{AGENTS}lay ally
token D2
draw bus
draw palm
begin
step F6
done
henry captures F6
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
CORNER = f"""{FULL_TABLE}
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
"""
WAITING = "ruling mind-mgmt.dead-end.when next-move\n"
CORNERED_AT_ONCE = f"{CORNER}slip A1 first\n"
ON_FROM_THE_CORNER = "done slip first\nmeru rests\nhenry rests\ndone\n"
CORNERED_AT_SEVEN = f"{CORNER}{WAITING}slip A1 first\n{ON_FROM_THE_CORNER}"
CORNERED = f"{CORNERED_AT_SEVEN}stuck\nend\n"
STOPPED = f"{TRAINED}step D3\ndone\nmeru asks palm\nanswer D3\nstop\nend\n"
STOPPED_EARLY = f"{TABLE}stop\nend\n"
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
ENOUGH_NOTES = f"""{SHORT_OF_NOTES.replace("agents-win", "enough")}
step D2
done
recruits 0
bill rests
dusty captures D2
answer yes
end
"""
REMARKED_AT_THE_END = CORNERED.replace("end\n", "remark a short evening\nhead\nend\n")

# What ends a game at once, after the Recruiter's action of 06:00.
SLIPPED = f"""{TRAINED}
slip F6 first
done slip first
meru rests
henry rests
done
step F5
done
recruits 1
bill rests
dusty rests
done
"""
SHAKEN = f"""{READY}
step D3
done
meru rests
dusty shakes-down pool
answer yes
done
step C3
done
recruits 0
henry rests
bill shakes-down pool
answer no
done
"""
REVEALED = f"""{TRAINED}
step D3
undo
step D3
done
meru asks palm
answer D3
henry rests
done
step D2
done
recruits 0
bill reveals D3
answer 6
dusty captures D2
answer yes
end
"""
ANEW_ON_THE_SAME_WAY = f"""{TABLE}
card pipe-girl
start A2
shown A2 1
features pool dogs umbrella
ruling mind-mgmt.setup.stuck anew
step B2
step B1
step A1
stuck
step B2
step C2
step C3
step B4
recruits 1
{AGENTS}begin
step B5
done
meru asks dogs
answer B2
henry rests
done
step A5
done
recruits 0
bill reveals B2
answer 2
dusty captures A5
answer yes
end
"""
FORKED = f"""{PARADE[: PARADE.index("slip E7 second")]}step D6
done
recruits 0
bill rests
dusty moves ?
dusty captures D6
answer yes
end
"""
