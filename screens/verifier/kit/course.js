/** The moves that count: each line adds one, and a retraction removes some. */

import { utf8 } from "./bytes.js";
import { isHeadAsked } from "./levels.js";
import { NOTHING_DUE } from "./referee.js";
import { isSharedByOthers } from "./shares.js";
import { grow, leafHash } from "./tree.js";
import { answerOf, renewTurn } from "./turns.js";

/** @typedef {import("./evidence.js").Entry} Entry */
/** @typedef {import("./evidence.js").Evidence} Evidence */
/** @typedef {import("./referee.js").Referee} Referee */
/** @typedef {import("./tablelines.js").Part} Part */
/** @typedef {import("./walk.js").Walk} Walk */
/** @typedef {import("./walk.js").Step} Step */
/** @typedef {import("./walk.js").Ledger} Ledger */

/** @type {Ledger} */
const EMPTY = Object.freeze({ facts: new Map(), pending: [] });

/** @param {Evidence} evidence @param {Referee | null} referee of a game that is known @returns {Walk} */
export function begun(evidence, referee) {
    /** @type {Walk} */
    const walk = {
        evidence,
        referee,
        state: referee?.start ?? null,
        ledger: EMPTY,
        steps: new Map(),
        answers: new Map(),
        asked: null,
        deals: [],
        nonces: new Set(),
        labels: new Map(),
        seals: new Map(),
        sheet: null,
        turns: [],
        ending: null,
        shares: [],
        unshared: new Map(),
        level: "every",
        due: NOTHING_DUE,
        peaks: [],
        heads: [],
        told: [],
        ended: false,
        finding: null,
    };
    grow(walk.peaks, leafHash(utf8(evidence.line)));
    return walk;
}

/** Take in a line with which nothing is wrong.
 * @param {Walk} walk @param {Entry} entry @param {any} move null for a line about the record */
export function take(walk, entry, move) {
    if (entry.line.nonce) walk.nonces.add(entry.line.nonce);
    if (entry.line.nonce && !isSharedByOthers(walk)) walk.unshared.set(entry.number, Infinity);
    const { state: before, ledger } = walk;
    if (move) takeMove(walk, entry, move);
    else takeTableLine(walk, entry);
    const step = { entry, move, before, after: walk.state, ledger, counts: true };
    walk.steps.set(entry.number, step);
}

/** @param {Walk} walk @param {Entry} entry @param {any} move */
function takeMove(walk, entry, move) {
    const { referee, state: before } = walk;
    renewTurn(walk, { spoken: entry.number });
    if (!referee) return;
    if (referee.secrets) takeSecrets(walk, entry, move);
    const after = referee.after(before, move, entry.number);
    if (referee.isOver(after) && !referee.isOver(before)) walk.ending = entry.number;
    if (referee.isHeard(before, move)) walk.told.push(entry.number);
    const due = referee.secrets?.dueAfter(before, move, after) ?? NOTHING_DUE;
    walk.due = { ...due, head: isHeadAsked(walk.level, due) };
    walk.state = after;
}

/** @param {Walk} walk @param {Entry} entry @param {any} move that may hide, open or ask for something */
function takeSecrets(walk, { number, line }, move) {
    const { referee, state, ledger } = walk;
    const secrets = /** @type {import("./referee.js").Secrets} */ (referee?.secrets);
    const labels = secrets.labelsOf(state, move);
    labels.forEach((label, at) => walk.seals.set(`${label} ${line.seals[at]}`, number));
    if (secrets.isAnswer(move)) walk.answers.set(number, answerOf(walk, number, move));
    if (secrets.isDeal(move)) walk.asked = number;
    /** @type {[string, import("./walk.js").Fact][]} */
    const sealed = labels.map((label, at) => [label, { line: number, seal: line.seals[at] }]);
    const wanted = secrets.opened(state, move).map((each) => ({ ...each, answer: number }));
    walk.ledger = {
        facts: sealed.length ? new Map([...ledger.facts, ...sealed]) : ledger.facts,
        pending: [...ledger.pending, ...wanted],
    };
}

/** @param {Walk} walk @param {Entry} entry */
function takeTableLine(walk, { about, number }) {
    if (about?.kind === "share") takeShare(walk, about.parts, number);
    if (about?.kind === "head") takeHead(walk, number);
    if (about?.kind === "sheet") takeSheet(walk, about, number);
    if (about?.kind === "retract") takeBack(walk, about.from);
    if (about?.kind === "proof") walk.level = about.level;
    if (about?.kind === "stop") takeStop(walk, number);
    if (about?.kind === "end") walk.ended = true;
}

/** @param {Walk} walk @param {Part[]} parts @param {number} line */
function takeShare(walk, parts, line) {
    walk.shares.push(parts);
    for (const [at, since] of walk.unshared) walk.unshared.set(at, Math.min(since, line));
    for (const turn of walk.turns) turn.since = Math.min(turn.since, line);
    if (walk.asked === null) return;
    const hour = walk.referee?.hourOf(walk.state) ?? "";
    walk.deals.push({ line, hour, rests: [walk.asked], spoken: line, carriers: [], parts });
    walk.asked = null;
}

/** @param {Walk} walk @param {number} number */
function takeHead(walk, number) {
    walk.heads.push(number);
    renewTurn(walk, { headed: true });
    walk.due = NOTHING_DUE;
}

/** @param {Walk} walk @param {{ name: string, root?: string }} about @param {number} line */
function takeSheet(walk, { name, root = "" }, line) {
    walk.sheet = { name, root, line };
    const { level, unshared, referee, due } = walk;
    const since = unshared.get(line) ?? line;
    walk.turns.push({ hour: name, sheet: line, level, since, spoken: Infinity, headed: false });
    const head = referee ? due.head : level === "every";
    walk.due = { ...NOTHING_DUE, head };
}

/** @param {Walk} walk @param {number} number */
function takeStop(walk, number) {
    walk.ending = number;
    const head = walk.evidence.signer !== null && walk.level !== "none";
    walk.due = { ...NOTHING_DUE, head };
}

/** @param {Walk} walk @param {number} from */
function takeBack(walk, from) {
    for (const [number, step] of walk.steps) {
        if (number >= from && step.move) {
            step.counts = false;
            walk.answers.delete(number);
        }
    }
    if (walk.ending !== null && from <= walk.ending) walk.ending = null;
    const { before, ledger } = /** @type {Step} */ (walk.steps.get(from));
    walk.state = before;
    walk.ledger = ledger;
    walk.due = NOTHING_DUE;
}
