/** The walk in public: each line judged with the eyes of somebody without the keeper's map
 * (FORMAT.md, part 5, step 3). It stops at the first line with which something is wrong. */

import { base64urlOf } from "./bytes.js";
import { dueFor, isAnswer, isHeard } from "./due.js";
import { labelsOf } from "./facts.js";
import { isHeadSigned } from "./heads.js";
import { moveOf, SECRET_KINDS } from "./moves.js";
import { compareOpenings } from "./openings.js";
import { brokenInPublic } from "./publicrules.js";
import { sha256 } from "./sha256.js";
import { isShare, isSharedByOthers } from "./shares.js";
import { hourOf, named, START } from "./state.js";
import { grow, leafHash, rootOf } from "./tree.js";
import { answerOf, speak } from "./turns.js";
import { after, dueAfter } from "./witness.js";

/** @typedef {import("./evidence.js").Entry} Entry */
/** @typedef {import("./evidence.js").Evidence} Evidence */
/** @typedef {import("./state.js").State} State */
/** @typedef {import("./moves.js").Move} Move */
/** @typedef {import("./witness.js").Game} Game */
/** @typedef {{ line: number, class: string, rule: string }} Finding `line` is 0 where none is to blame */
/** @typedef {{ hour: string, sheet: number, spoken: number }} Turn the line of a sheet, and the first
 *   one that anybody gave behind it */
/** @typedef {{ line: number, hour: number, rests: number[], spoken: number, carriers: number[] }} Answer
 *   `rests` are the lines of the seals and sheets that it rests on, as far as the last sheet stood
 *   behind them, `spoken` is the first line of that turn, `carriers` those with its openings */
/** @typedef {import("./tablelines.js").Part} Part */
/** @typedef {Answer & { parts: Part[] }} Deal the share that was dealt from;
 *   it rests on the line that asked for it */
/** @typedef {{ entry: Entry, move: Move | null, before: State, after: State, counts: boolean }} Step */
/** @typedef {{ evidence: Evidence, game: Game, state: State, steps: Map<number, Step>,
 *   answers: Map<number, Answer>, asked: number | null, deals: Deal[], nonces: Set<string>, labels: Map<string, string>,
 *   seals: Map<string, number>, sheet: { name: string, line: number, root: string } | null,
 *   turns: Turn[], ending: number | null, shares: Part[][], due: { sheet: number | null, head: boolean }, peaks: import("./tree.js").Peak[],
 *   heads: number[], told: number[], ended: boolean, finding: Finding | null }} Walk
 *   `asked` is the line of a deal whose share has not come, `ending` that which ends the game, `labels` by salt, `seals` lines by label and seal, `told` the lines that were heard, shown or opened */

/** An opening that never came is carried by no line, however far a kept head reaches.
 * @param {Evidence} evidence @param {Game} game @param {(part: number) => void} progress
 * @returns {Walk} */
export function walkInPublic(evidence, game, progress) {
    const walk = begun(evidence, game);
    for (const entry of evidence.entries) {
        walk.finding = stepOnto(walk, entry);
        if (walk.finding) break;
        grow(walk.peaks, leafHash(entry.bytes));
        progress(entry.number / evidence.entries.length);
    }
    walk.finding ??= missingAtEnd(walk);
    for (const { answer } of walk.state.pending) walk.answers.get(answer)?.carriers.push(Infinity);
    return walk;
}

/** @param {Evidence} evidence @param {Game} game @returns {Walk} */
function begun(evidence, game) {
    /** @type {Walk} */
    const walk = {
        evidence,
        game,
        state: START,
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
        due: { sheet: null, head: false },
        peaks: [],
        heads: [],
        told: [],
        ended: false,
        finding: null,
    };
    grow(walk.peaks, leafHash(new TextEncoder().encode(evidence.first)));
    return walk;
}

/** @param {Walk} walk @returns {Finding | null} a sheet or head that is still due */
function missingAtEnd({ due, evidence }) {
    const line = evidence.entries.length + 1;
    if (due.sheet !== null) return { line, class: "sheet.due", rule: "" };
    return due.head ? { line, class: "head.due", rule: "" } : null;
}

/** @param {Entry} entry @param {string} kind @param {string} [rule] @returns {Finding} */
function finding(entry, kind, rule = "") {
    return { line: entry.number, class: kind, rule };
}

/** Judge one line, and take it in where nothing is wrong with it.
 * @param {Walk} walk @param {Entry} entry @returns {Finding | null} */
function stepOnto(walk, entry) {
    const { line } = entry;
    const move = line.seat === "table" ? null : moveOf(line.seat, line.text);
    const trouble = troubleWithPlace(walk, entry) ?? troubleInLine(walk, entry, move);
    if (trouble) return trouble;
    if (line.nonce) walk.nonces.add(line.nonce);
    move ? takeMove(walk, entry, move) : takeTableLine(walk, entry);
    const wrong = compareOpenings(walk, entry);
    return wrong ? finding(entry, wrong) : null;
}

/** Nothing stands behind the end, or where another line is due; behind the head of a deal a share is.
 * @param {Walk} walk @param {Entry} entry @returns {Finding | null} */
function troubleWithPlace({ ended, due, heads, asked }, entry) {
    const kind = entry.about?.kind;
    if (ended) return finding(entry, "line");
    if (due.sheet !== null) return kind === "sheet" ? null : finding(entry, "sheet.due");
    const headless = kind === "end" && !heads.includes(entry.number - 1);
    if (headless || (due.head && kind !== "head")) return finding(entry, "head.due");
    const wordless = asked !== null && !due.head && kind !== "share";
    return wordless ? finding(entry, "share") : null;
}

/** @param {Walk} walk @param {Entry} entry @param {Move | null} move @returns {Finding | null} */
function troubleInLine(walk, entry, move) {
    const { about, line } = entry;
    if (!about && !isSaidRightly(walk, line.seat, move)) return finding(entry, "line");
    if (about?.kind === "sheet" && line.seals.length !== 1) return finding(entry, "line");
    if (move && line.nonce && !isSharedByOthers(walk)) return finding(entry, "share");
    if (line.nonce && walk.nonces.has(line.nonce)) return finding(entry, "nonce");
    return move ? troubleWithMove(walk, entry, move) : troubleWithTableLine(walk, entry);
}

/** In his turn it is the keeper who says `done`, otherwise it is all of them.
 * @param {Walk} walk @param {string} seat @param {Move | null} move @returns {boolean} */
function isSaidRightly({ state }, seat, move) {
    const turn = state.phase === "recruiter" ? "keeper" : "public";
    return move !== null && (move.kind !== "done" || Boolean(move.token) || seat === turn);
}

/** @param {Walk} walk @param {Entry} entry @param {Move} move @returns {Finding | null} */
function troubleWithMove({ state, game }, entry, move) {
    const unknown = move.feature !== undefined && !game.board.features.includes(move.feature);
    if (unknown) return finding(entry, "line");
    const rule = brokenInPublic(state, move, game);
    if (rule) return finding(entry, "rule", rule);
    const hidden = SECRET_KINDS.includes(move.kind) ? labelsOf(move.kind, state, game).length : 0;
    return entry.line.seals.length === hidden ? null : finding(entry, "seals");
}

/** @param {Walk} walk @param {Entry} entry @returns {Finding | null} */
function troubleWithTableLine(walk, entry) {
    const { about, number } = entry;
    if (about?.kind === "share") return isShare(walk, about.parts) ? null : finding(entry, "share");
    if (about?.kind === "retract")
        return isFree(walk, about.from) ? null : finding(entry, "retract");
    if (about?.kind === "stop") return walk.state.over ? finding(entry, "line") : null;
    if (about?.kind === "end") return troubleWithSeed(walk, entry, about.seed);
    if (about?.kind === "sheet")
        return about.name === named(walk.due.sheet ?? -1) ? null : finding(entry, "sheet.due");
    if (about?.kind !== "head") return null;
    const signed = isHeadSigned(
        walk.evidence.options,
        number - 1,
        rootOf(walk.peaks),
        about.signature,
    );
    return signed ? null : finding(entry, "signature");
}

/** The seed of a game that is not over stands directly behind the stop and its head.
 * @param {Walk} walk @param {Entry} entry @param {Uint8Array} seed @returns {Finding | null} */
function troubleWithSeed(walk, entry, seed) {
    if (!walk.state.over && walk.ending !== entry.number - 2) return finding(entry, "line");
    return isSeed(walk, seed) ? null : finding(entry, "seed");
}

/** May everything from this line on be taken back?
 * @param {Walk} walk @param {number} from @returns {boolean} */
function isFree({ steps, heads, told }, from) {
    const target = steps.get(from);
    const reached = [...heads, ...told].some((line) => line >= from);
    return Boolean(target?.move && target.counts && !reached);
}

/** @param {Walk} walk @param {Uint8Array} seed @returns {boolean} */
function isSeed(walk, seed) {
    return base64urlOf(sha256(seed)) === walk.evidence.options.seed;
}

/** @param {Walk} walk @param {Entry} entry @param {Move} move */
function takeMove(walk, entry, move) {
    const before = walk.state;
    const labels = labelsOf(move.kind, before, walk.game);
    labels.forEach((label, at) => walk.seals.set(`${label} ${entry.line.seals[at]}`, entry.number));
    const sealed = labels.map((label, at) => {
        /** @type {[string, import("./state.js").Fact]} */
        const fact = [label, { line: entry.number, seal: entry.line.seals[at] }];
        return fact;
    });
    const pending = dueFor(before, move, walk.game).map((due) => ({
        ...due,
        answer: entry.number,
    }));
    const next = {
        ...after(before, move, walk.game, entry.number),
        facts: sealed.length ? new Map([...before.facts, ...sealed]) : before.facts,
        pending: [...before.pending, ...pending],
    };
    speak(walk, entry.number);
    if (isAnswer(move)) walk.answers.set(entry.number, answerOf(walk, entry.number, move));
    if (move.kind === "deal") walk.asked = entry.number;
    if (next.over && !before.over) walk.ending = entry.number;
    if (isHeard(before, move)) walk.told.push(entry.number);
    walk.due = dueAfter(before, move, next);
    walk.state = next;
    walk.steps.set(entry.number, { entry, move, before, after: next, counts: true });
}

/** @param {Walk} walk @param {Entry} entry */
function takeTableLine(walk, entry) {
    const { about, number } = entry;
    const before = walk.state;
    if (about?.kind === "share") takeShare(walk, about.parts, number);
    if (about?.kind === "head") takeHead(walk, number);
    if (about?.kind === "sheet") takeSheet(walk, about, number);
    if (about?.kind === "retract") takeBack(walk, about.from);
    if (about?.kind === "stop") takeStop(walk, number);
    if (about?.kind === "end") walk.ended = true;
    walk.steps.set(number, { entry, move: null, before, after: walk.state, counts: true });
}

/** @param {Walk} walk @param {Part[]} parts @param {number} line */
function takeShare(walk, parts, line) {
    walk.shares.push(parts);
    if (walk.asked === null) return;
    const hour = hourOf(walk.state);
    walk.deals.push({ line, hour, rests: [walk.asked], spoken: line, carriers: [], parts });
    walk.asked = null;
}

/** @param {Walk} walk @param {number} number */
function takeHead(walk, number) {
    walk.heads.push(number);
    walk.due = { sheet: null, head: false };
}

/** @param {Walk} walk @param {{ name: string, root?: string }} about @param {number} line */
function takeSheet(walk, { name, root = "" }, line) {
    walk.sheet = { name, root, line };
    walk.turns.push({ hour: name, sheet: line, spoken: Infinity });
    walk.due = { sheet: null, head: walk.due.head };
}

/** @param {Walk} walk @param {number} number */
function takeStop(walk, number) {
    walk.ending = number;
    walk.due = { sheet: null, head: true };
}

/** @param {Walk} walk @param {number} from */
function takeBack(walk, from) {
    for (const [number, step] of walk.steps) {
        if (number >= from && step.move) {
            step.counts = false;
            walk.answers.delete(number);
        }
    }
    walk.state = /** @type {Step} */ (walk.steps.get(from)).before;
    walk.due = { sheet: null, head: false };
}
