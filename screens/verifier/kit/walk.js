/** The walk in public: each line judged with the eyes of somebody who sees nothing hidden
 * (FORMAT.md, part 5, step 3). It stops at the first line with which something is wrong. */

import { begun, take } from "./course.js";
import { compareOpenings } from "./openings.js";
import { mayFollow } from "./levels.js";
import { byClass } from "./referee.js";
import { isShare, isSharedByOthers } from "./shares.js";
import { isFree, isHeadGenuine, isHeadless, isSeed, missingAtEnd } from "./tabletrouble.js";
import { grow, leafHash } from "./tree.js";

/** @typedef {import("./evidence.js").Entry} Entry */
/** @typedef {import("./evidence.js").Evidence} Evidence */
/** @typedef {import("./referee.js").Referee} Referee */
/** @typedef {import("./referee.js").Trouble} Trouble */
/** @typedef {{ line: number, class: string, rule: string }} Finding `line` is 0 where none is to blame */
/** @typedef {{ line: number, seal: string }} Fact where a sealed fact stands in the record */
/** @typedef {import("./referee.js").Wanted & { answer: number }} Owed an opening that has not come, and the
 *   line of the answer that asks for it */
/** @typedef {{ facts: ReadonlyMap<string, Fact>, pending: readonly Owed[] }} Ledger what is sealed, by its
 *   label, and what is to be opened */
/** @typedef {{ hour: string, sheet: number, level: import("./levels.js").Level, since: number,
 *   spoken: number, headed: boolean }} Turn the line of a sheet, how much proof the table asked for, that
 *   line or the one of the share which came only behind it, the first one that anybody gave behind it,
 *   and whether a head was shown before that */
/** @typedef {{ line: number, hour: string, rests: number[], spoken: number, carriers: number[] }} Answer
 *   `rests` are the lines of the seals and sheets that it rests on, as far as the last sheet stood
 *   behind them, `spoken` is the first line of that turn, `carriers` those with its openings */
/** @typedef {import("./tablelines.js").Part} Part */
/** @typedef {Answer & { parts: Part[] }} Deal the share that was dealt from;
 *   it rests on the line that asked for it */
/** @typedef {{ entry: Entry, move: any, before: any, after: any, ledger: Ledger, counts: boolean }} Step
 *   `before` and `after` are states of the game, `ledger` is that before the line */
/** @typedef {{ evidence: Evidence, referee: Referee | null, state: any, ledger: Ledger,
 *   steps: Map<number, Step>, answers: Map<number, Answer>, asked: number | null, deals: Deal[],
 *   nonces: Set<string>, labels: Map<string, string>, seals: Map<string, number>,
 *   sheet: { name: string, line: number, root: string } | null, turns: Turn[], ending: number | null,
 *   shares: Part[][], unshared: Map<number, number>, level: import("./levels.js").Level, due: import("./referee.js").Due, peaks: import("./tree.js").Peak[],
 *   heads: number[], told: number[], ended: boolean, finding: Finding | null }} Walk
 *   `asked` is the line of a deal whose share has not come, `ending` that which ends the game, `labels`
 *   by salt, `unshared` are lines that were sealed before any share, by that share, `seals` lines by label and seal, `told` the lines that were heard, shown or opened */

/** An opening that never came is carried by no line, however far a kept head reaches.
 * @param {Evidence} evidence @param {Referee} referee @param {(part: number) => void} progress
 * @returns {Walk} */
export function walkInPublic(evidence, referee, progress) {
    const walk = begun(evidence, referee);
    const judge = referee.secrets ? stepOnto : stepInTheOpen;
    for (const entry of evidence.entries) {
        const wrong = judge(walk, entry);
        if (wrong) {
            walk.finding = { line: entry.number, ...wrong };
            break;
        }
        grow(walk.peaks, leafHash(entry.bytes));
        progress(entry.number / evidence.entries.length);
    }
    walk.finding ??= missingAtEnd(walk);
    for (const { answer } of walk.ledger.pending) walk.answers.get(answer)?.carriers.push(Infinity);
    return walk;
}

/** Judge one line, and take it in where nothing is wrong with it.
 * @param {Walk} walk @param {Entry} entry @returns {Trouble | null} */
function stepOnto(walk, entry) {
    const move = moveIn(walk, entry);
    const trouble = troubleWithPlace(walk, entry) ?? troubleInLine(walk, entry, move);
    if (trouble) return trouble;
    take(walk, entry, move);
    const wrong = compareOpenings(walk, entry);
    return wrong ? byClass(wrong) : null;
}

/** Where nothing is sealed, nothing is signed, shared or opened.
 * @param {Walk} walk @param {Entry} entry @returns {Trouble | null} */
function stepInTheOpen(walk, entry) {
    const { about, line, openings } = entry;
    const move = moveIn(walk, entry);
    const known = move !== null || about?.kind === "retract" || about?.kind === "stop";
    if (!known || line.nonce) return byClass("line");
    const trouble = move
        ? walk.referee?.troubleWith(walk.state, move)
        : troubleWithTableLine(walk, entry);
    if (trouble) return trouble;
    take(walk, entry, move);
    return openings.length ? byClass("opening.superfluous") : null;
}

/** @param {Walk} walk @param {Entry} entry @returns {any} the move, null where it is none here */
function moveIn({ state, referee }, { line }) {
    return line.seat === "table" ? null : referee?.moveOf(state, line.seat, line.text);
}

/** Nothing stands behind the end, or where another line is due; behind the head of a deal a share is.
 * @param {Walk} walk @param {Entry} entry @returns {Trouble | null} */
function troubleWithPlace(walk, entry) {
    const { ended, due, asked } = walk;
    const kind = entry.about?.kind;
    if (ended) return byClass("line");
    if (due.sheet !== null) return kind === "sheet" ? null : byClass("sheet.due");
    if (isHeadless(walk, entry) || (due.head && kind !== "head")) return byClass("head.due");
    const wordless = asked !== null && !due.head && kind !== "share";
    return wordless ? byClass("share") : null;
}

/** @param {Walk} walk @param {Entry} entry @param {any} move @returns {Trouble | null} */
function troubleInLine(walk, entry, move) {
    const { about, line } = entry;
    if (!about && !move) return byClass("line");
    if (about?.kind === "sheet" && line.seals.length !== 1) return byClass("line");
    if (move && line.nonce && isShareMissing(walk)) return byClass("share");
    if (line.nonce && walk.nonces.has(line.nonce)) return byClass("nonce");
    return move ? troubleWithMove(walk, entry, move) : troubleWithTableLine(walk, entry);
}

/** @param {Walk} walk @param {Entry} entry @param {any} move @returns {Trouble | null} */
function troubleWithMove({ state, referee }, { line }, move) {
    const trouble = referee?.troubleWith(state, move);
    if (trouble) return trouble;
    const hidden = referee?.secrets?.labelsOf(state, move).length;
    return line.seals.length === hidden ? null : byClass("seals");
}

/** @param {Walk} walk @param {Entry} entry @returns {Trouble | null} */
function troubleWithTableLine(walk, { about, number }) {
    const over = walk.referee?.isOver(walk.state);
    if (about?.kind === "share") return isShare(walk, about.parts) ? null : byClass("share");
    if (about?.kind === "retract") return isFree(walk, about.from) ? null : byClass("retract");
    if (about?.kind === "stop") return over ? byClass("line") : null;
    if (about?.kind === "proof")
        return mayFollow(walk.level, about.level, number) ? null : byClass("proof");
    if (about?.kind === "end") return troubleWithSeed(walk, about.seed, number, Boolean(over));
    if (about?.kind === "sheet" && about.name !== walk.due.sheet) return byClass("sheet.due");
    if (about?.kind === "sheet") return isShareMissing(walk) ? byClass("share") : null;
    if (about?.kind !== "head") return null;
    return isHeadGenuine(walk, about.signature) ? null : byClass("signature");
}

/** A table that asks for no proof may seal without a share; the first version asked for one once.
 * @param {Walk} walk @returns {boolean} */
function isShareMissing(walk) {
    const once = walk.referee?.secrets?.firstForm && walk.shares.length;
    return walk.level !== "none" && !once && !isSharedByOthers(walk);
}

/** The seed of a game that is not over stands directly behind the stop and its head, if it has one. In the
 * first version nothing said that the players stop.
 * @param {Walk} walk @param {Uint8Array} seed @param {number} number @param {boolean} over
 * @returns {Trouble | null} */
function troubleWithSeed(walk, seed, number, over) {
    const last = number - 1;
    const stopped = walk.ending === last - Number(walk.heads.includes(last));
    const silent = walk.referee?.secrets?.firstForm;
    if (!over && !stopped && !silent) return byClass("line");
    return isSeed(walk, seed) ? null : byClass("seed");
}
