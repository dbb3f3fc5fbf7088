/** The moves of MIND MGMT as lines of a record spell them (NOTATION.md). */

import { around, beside, numberOf, PLACES } from "./board.js";

/** @typedef {{ kind: string, place?: string, places?: string[], feature?: string, way?: string,
 *   other?: string, agent?: string, name?: string, number?: number, rule?: string, choice?: string,
 *   token?: string, said?: string, words?: string[] }} Move */
/** @typedef {{ features: string[], players: string[] }} Names what a board and a table know */
/** @typedef {[RegExp, (hit: string[]) => Move]} Form what a line looks like, and what it says */

const P = "([A-F][1-7])";
const WAY = "([A-F][1-7]-[A-F][1-7])";
const WORD = "([a-z0-9-]+)";
const HOUR = "([1-9]|1[0-9])";
const COUNT = "(0|[1-9][0-9]?)";
const RULE = "([a-z][a-z0-9.-]*)";
const AGENT = "(meru|henry|bill|dusty)";
const THING = "(?:board|time|actions|supplies|hours|map|marks|slip|potentials|ally)";

/** @param {string} pattern @returns {RegExp} */
const whole = (pattern) => new RegExp(`^${pattern}$`, "u");

/** What only the keeper says.
 * @type {Form[]} */
const BY_KEEPER = [
    [whole("(card|features|start|act|stuck|mended)"), ([kind]) => ({ kind })],
    [
        whole(`shown ${P} ${HOUR}`),
        ([place, hour]) => ({ kind: "shown", place, number: Number(hour) }),
    ],
    [whole(`recruits ${COUNT}`), ([count]) => ({ kind: "recruits", number: Number(count) })],
    [whole(`immortal ${P}`), ([place]) => ({ kind: "immortal", place })],
    [whole(`immortal ${WAY}`), ([way]) => ({ kind: "immortal", way })],
    [whole(`immortal ${WAY} for ${P}`), ([way, place]) => ({ kind: "extra", way, place })],
    [whole(`recruit ${WORD}`), ([feature]) => ({ kind: "recruit", feature })],
    [whole(`draw ${WORD}`), ([feature]) => ({ kind: "draw", feature })],
    [whole("done slip (first|second)"), ([token]) => ({ kind: "done", token })],
    [whole("answer (none|yes|no)"), ([said]) => ({ kind: "answer", said })],
    [whole(`answer ${HOUR}`), ([hour]) => ({ kind: "answer", number: Number(hour) })],
    [
        whole("answer ([A-F][1-7](?: [A-F][1-7])*)"),
        ([list]) => ({ kind: "answer", places: list.split(" ") }),
    ],
    [whole(`mistake ${HOUR}(?: .+)?`), ([hour]) => ({ kind: "mistake", number: Number(hour) })],
];

/** What only the players together say.
 * @type {Form[]} */
const BY_PUBLIC = [
    [whole("recruiter (\\S+)"), ([name]) => ({ kind: "recruiter", name })],
    [whole(`lay ${THING}`), () => ({ kind: "lay" })],
    [whole(`mayhem (\\S+) ${WAY}`), ([name, way]) => ({ kind: "mayhem", name, way })],
    [whole("supply [0-9]{1,2}"), () => ({ kind: "supply" })],
    [whole(`control ${AGENT} (\\S+)`), () => ({ kind: "control" })],
    [whole(`agent ${AGENT} ${P}`), ([agent, place]) => ({ kind: "agent", agent, place })],
    [whole(`agent ${AGENT} \\?`), ([agent]) => ({ kind: "agent", agent })],
    [whole(`token ${P}`), ([place]) => ({ kind: "token", place })],
    [whole("(begin|dolphin)"), ([kind]) => ({ kind })],
    [
        whole(`${AGENT} moves ([A-F][1-7](?:-[A-F][1-7])*|\\?)`),
        ([agent, walk]) => ({ kind: "moves", agent, way: walk }),
    ],
    [
        whole(`${AGENT} (asks|shakes-down) ${WORD}`),
        ([agent, kind, feature]) => ({ kind, agent, feature }),
    ],
    [
        whole(`${AGENT} (reveals|captures|senses) ${P}`),
        ([agent, kind, place]) => ({ kind, agent, place }),
    ],
    [whole(`${AGENT} (?:pushes|shoves) (?:${WAY}|\\?)`), ([agent]) => ({ kind: "acts", agent })],
    [
        whole(`${AGENT} leads ${AGENT} (?:[A-F][1-7](?:-[A-F][1-7])*|\\?)`),
        ([agent]) => ({ kind: "acts", agent }),
    ],
    [whole(`${AGENT} rests`), ([agent]) => ({ kind: "acts", agent })],
    [whole(`correct mayhem ${WAY} ${WAY}`), ([way, other]) => ({ kind: "moved", way, other })],
    [whole(`correct immortal ${P} ${P}`), () => ({ kind: "correct" })],
    [whole(`correct agent ${AGENT} ${P}`), () => ({ kind: "correct" })],
    [whole(`correct token ${P}`), ([place]) => ({ kind: "correct-token", place })],
];

/** What anybody may say.
 * @type {Form[]} */
const BY_ANYBODY = [
    [whole("done"), () => ({ kind: "done" })],
    [whole("remark .+"), () => ({ kind: "remark" })],
    [whole(`(?:note|lift) ${P}(?: .+)?`), () => ({ kind: "note" })],
    [whole(`ruling ${RULE} ${WORD}`), ([rule, choice]) => ({ kind: "ruling", rule, choice })],
    [whole(`override ${RULE} .+`), ([rule]) => ({ kind: "override", rule })],
    [whole(`restore ${RULE}`), ([rule]) => ({ kind: "restore", rule })],
];

/** The secret moves, in clear.
 * @type {Form[]} */
const IN_CLEAR = [
    [whole("card (\\S+)"), ([choice]) => ({ kind: "card", choice })],
    [whole("features (.+)"), ([list]) => ({ kind: "features", words: list.split(" ") })],
    [whole(`start ${P}`), ([place]) => ({ kind: "start", place })],
    [whole(`step ${P}`), ([place]) => ({ kind: "step", place })],
    [whole(`slip ${P} (first|second)`), ([place, token]) => ({ kind: "slip", place, token })],
];

/** The first words under which secret moves stand in public. */
export const SECRET_KINDS = ["card", "features", "start", "act"];

/** Read a public line, or null where it is no line of the game or is said by the wrong seat.
 * @param {string} seat @param {string} text @param {Names} names @returns {Move | null} */
export function moveOf(seat, text, names) {
    const own = { keeper: BY_KEEPER, public: BY_PUBLIC }[seat];
    const move = own ? firstFitting([...own, ...BY_ANYBODY], text) : null;
    return move && isKnown(move, names) ? move : null;
}

/** @param {string} text @returns {Move | null} */
export function clearMoveOf(text) {
    return firstFitting(IN_CLEAR, text);
}

/** @param {Move} move in clear @returns {string} what a line shows of it */
export function shownOf(move) {
    return move.kind === "step" || move.kind === "slip" ? "act" : move.kind;
}

/** @param {Form[]} forms @param {string} text @returns {Move | null} */
function firstFitting(forms, text) {
    for (const [pattern, made] of forms) {
        const hit = pattern.exec(text);
        if (hit) return made(hit.slice(1));
    }
    return null;
}

/** Only names of this table, features of this board, and ways that exist.
 * @param {Move} move @param {Names} names @returns {boolean} */
function isKnown(move, names) {
    const { feature, name, places, way, other } = move;
    if (feature !== undefined && !names.features.includes(feature)) return false;
    if (name !== undefined && !names.players.includes(name)) return false;
    if (places && !inBoardOrder(places)) return false;
    if (move.kind === "mayhem" || move.kind === "moved")
        return [way, other].every((each) => !each || isBorder(each));
    return move.kind === "moves" || !way || isWay(way);
}

/** @param {string[]} places @returns {boolean} */
function inBoardOrder(places) {
    return places.every((place, at) => at === 0 || numberOf(places[at - 1]) < numberOf(place));
}

/** @param {string} way @returns {boolean} */
function isBorder(way) {
    const [from, to] = way.split("-");
    return beside(from, to) && numberOf(from) < numberOf(to);
}

/** @param {string} way @returns {boolean} */
function isWay(way) {
    const [from, to] = way.split("-");
    return PLACES.includes(from) && around(from, to);
}
