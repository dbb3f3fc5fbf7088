/** What the page says of MIND MGMT, in one table, beside what it says of every game. */

import { sayer, TEXTS } from "../../../page/texts.js";
import { KNOWN_TEXTS } from "./knowntexts.js";
import { SENTENCE_TEXTS } from "./sentencetexts.js";

/** Says a text of this game, or of the page. */
export const said = sayer({
    ...TEXTS,
    ...SENTENCE_TEXTS,
    ...KNOWN_TEXTS,
    "game.title": "MIND MGMT",
    "game.keeper": "the Recruiter|the Recruiter's",
    "agent.meru": "Meru",
    "agent.henry": "Henry",
    "agent.bill": "Bill",
    "agent.dusty": "Dusty",
    "card.karl-box": "Karl Box, the ad man",
    "card.pipe-girl": "The girl with the pipe",
    "won.capture": "The agents. At {hour}:00 {agent} captured the Recruiter{place}.",
    "won.place": " on {place}",
    "won.cornered": "The agents. The Recruiter could not move any more, at {hour}:00.",
    "won.mistake": "The agents, by the ruling on a mistake, at {hour}:00.",
    "won.recruits": "The Recruiter{name}. All recruits were made by {hour}:00.",
    "won.time": "The Recruiter{name}. Nobody captured them until {hour}:00.",
    "won.name": ", {name}",
    "next.cards": "Compare the real cards with these:",
    "next.card": "Recruiter card: {card}",
    "next.features": "Features: {features}",
    "claims.walls": "Mayhem on the board",
    "claims.tokens": "Tokens and notes that were shown",
    "claims.board": "This board is not the printed one in",
    "claims.printed": "The board is the printed one, as this page knows it.",
    "path.title": "The Recruiter's path, hour by hour",
    "path.part": "The Recruiter's path, as far as it could be checked",
    "path.first": "To the beginning",
    "path.back": "Back",
    "path.play": "Play",
    "path.pause": "Pause",
    "path.next": "On",
    "path.last": "To the end",
    "path.where": "Where in the game",
    "path.by": "Go by",
    "path.by.line": "lines",
    "path.by.turn": "turns",
    "path.by.hour": "hours",
    "path.keys":
        "Keys: ← → by hours, ↑ ↓ by turns, comma and full stop by lines; Home, End; the space bar plays.",
    "path.now": "{hour}:00. The Recruiter is in {place} ({features}).",
    "path.start": "It begins there.",
    "path.step": "A step.",
    "path.slip": "A Mind Slip.",
    "path.visited": "Before: {path}.",
    "path.quiet": "Nothing was asked in this hour.",
    "path.temple": "temple",
    "path.board": "The board, with the path up to {hour}:00",
    "path.legend":
        "Circles with hours: the path. A square: a step token. A square with an hour: a confirmed note." +
        " A diamond: the second Mind Slip token. A zigzag: mayhem. Hatched: possible places for everybody else.",
    "path.agents": "Letters: the agents.",
    "near.who": "Nearest in this hour: {agent} in {place}, distance {number}.",
    "near.title": "How near the agents came, hour by hour",
    "near.picture": "How near the agents came up to {hour}:00",
    "near.legend":
        "The higher the column, the farther away the nearest agent stood, in locations, diagonals included;" +
        " ? is a question.",
    "limits.entered":
        "As far as the agents' locations were entered, and you checked the rest yourselves: {sentence}",
});
