/** What could be known of a revealed game, and what decided it, in sentences. */

/** @type {Record<string, string>} */
export const KNOWN_TEXTS = {
    "known.working": "What everybody could have worked out is being counted: {percent} %",
    "known.now": "Possible places then, for everybody else: {places}. Paths that fitted: {trails}.",
    "known.uncounted": "More than {most} paths fitted then. This page counts no further.",
    "known.stopped":
        "From {hour} on more than {most} paths fitted. This page counts no further: from there on it shows no possible" +
        " places, and it does not say which questions and answers decided.",
    "known.untrue": "Something that was told cannot be true.",
    "known.title": "How many places were possible, hour by hour",
    "known.curve": "Possible places by hour, as a curve; the numbers stand in the table below it.",
    "known.legend":
        "In how many places the Recruiter could have been, of all paths that fitted what everybody knew. A circle: a" +
        " question. The full one with an exclamation mark told most.",
    "known.torn": "{hour}: the trail was lost most, from {before} to {after} possible places.",
    "known.table": "These numbers as a table",
    "known.begin": "Places before the questions",
    "known.end": "Places at the end",
    "known.asked": "Questions",
    "known.near": "How near each agent came, hour by hour",
    "known.near.how": "In locations, diagonals included; a dash where it was not entered.",
    "moments.title": "What decided the game",
    "moment.show": "On the board",
    "moment.told-most": "The question that told most",
    "moment.saved": "The answer that saved",
    "moment.missed": "The nearest miss",
    "moment.nobody-asked": "What nobody asked",
    "moment.cost": "The error that cost",
    "moment.change":
        "Possibilities before it: {before}, after it: {after}. Possible places: {places}, then {left}.",
    "moment.nothing": "It told nothing: as many possibilities before it as after it, {number}.",
    "moment.or": "Possibilities after it: {after}. Another true answer would have left {left}: {other}",
    "moment.never": "{question} Nobody asked that in the whole game.",
    "moment.would": "Possibilities then: {before}; a true answer would have left {after} at most.",
    "could.asks": "{agent} could have asked: {feature}?",
    "could.reveals": "{agent} could have asked on {place}: when was the Recruiter here?",
    "could.senses": "{agent} could have asked on {place}: is the Recruiter within 2 in a straight line?",
    "could.shakes-down": "{agent} could have asked an Immortal: does the Recruiter have {feature}?",
    "moment.here": "{agent} was on {place}, and the Recruiter was there, too.",
    "moment.near": "{agent} was on {place}; the Recruiter was on {there}, distance {number}.",
    "moment.there": "The Recruiter was on {there}, distance {number}.",
};
