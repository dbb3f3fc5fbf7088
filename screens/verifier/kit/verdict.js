/** The whole check: from evidence and what was kept to a report of plain data. */

import { audited, countedIn } from "./audit.js";
import { bound, hoursKept } from "./binding.js";
import { walkBlindly } from "./blindwalk.js";
import { base64urlOf, utf8 } from "./bytes.js";
import { strictPoint } from "./ed25519.js";
import { evidenceOf } from "./evidence.js";
import { isReadable, judgeKept, shownReceipts } from "./kept.js";
import { sha256 } from "./sha256.js";
import { linesOf, tableOf } from "./story.js";
import { unansweredIn } from "./unanswered.js";
import { demand, Unreadable } from "./unreadable.js";
import { walkInPublic } from "./walk.js";

/** @typedef {import("./evidence.js").Evidence} Evidence */
/** @typedef {import("./walk.js").Finding} Finding */
/** @typedef {import("./walk.js").Walk} Walk */
/** @typedef {import("./audit.js").Audit} Audit */
/** @typedef {import("./kept.js").Kept} Kept */
/** @typedef {import("./referee.js").Referee} Referee */
/** @typedef {import("./referee.js").Shelf} Shelf */
/** @typedef {(stage: "walk" | "audit" | "words", part: number, number: number) => void} Progress */
/** @typedef {(work: import("./referee.js").Work | null) => void} Later gets what is worked out behind the report */
/** @typedef {import("./binding.js").Bound & { parts: import("./tablelines.js").Part[] }} Dealt */
/** @typedef {{ line: number, held: boolean }} Ending the line that ends the game, or by which the
 *   players stop, and whether a kept head holds it */
/** @typedef {{ answers: import("./binding.js").Bound[], deals: Dealt[],
 *   hours: import("./binding.js").Hour[], ending: Ending | null, last: number,
 *   unplayed: boolean }} Binding `last` is the last line that a kept head holds, `unplayed` says that the players
 *   stopped before anybody could ask */
/** @typedef {Binding & { exit: number, findings: Finding[],
 *   why: { key: string, at: number | null } | null, kept: import("./kept.js").Judged[],
 *   receipts: import("./kept.js").Shown[], known: boolean,
 *   firstForm: boolean, table: import("./story.js").Table | null, lines: import("./story.js").Told[], shown: any,
 *   won: any, headed: boolean, chosen: boolean, unanswered: import("./unanswered.js").Unanswered[] }} Report `known` says whether the game is, `firstForm`
 *   whether it was judged as a record of the first version, `headed` whether
 *   any head was shown, `chosen` whether the table said how much proof it asks for; `shown` and `won` are
 *   the game's own */

/** @type {Binding} */
const UNBOUND = { answers: [], deals: [], hours: [], ending: null, last: 0, unplayed: false };

/** @param {Uint8Array} bytes @param {Kept[]} things @param {Shelf} shelf @param {Progress} progress
 * @param {Later} later @returns {Report} */
export function verified(bytes, things, shelf, progress, later = () => {}) {
    try {
        return judged(evidenceOf(bytes), things, shelf, progress, later);
    } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        const report = unreadable(error);
        return things.every(isReadable) ? report : { ...report, findings: [UNREAD] };
    }
}

/** @returns {Report} about what is too large to be looked at */
export const tooLarge = () => unreadable(new Unreadable("large"));

/** @param {Unreadable} error @returns {Report} */
function unreadable({ why, at }) {
    const findings = [{ line: at ?? 0, class: "unreadable", rule: "" }];
    const unknown = { table: null, lines: [], shown: null, won: null, headed: false, chosen: false, unanswered: [] };
    return { exit: 2, findings, why: { key: why, at }, ...UNBOUND, kept: [], receipts: [], known: true, firstForm: false, ...unknown };
}

/** @param {Evidence} evidence @param {Kept[]} things @param {Shelf} shelf @param {Progress} progress
 * @param {Later} later @returns {Report} */
function judged(evidence, things, shelf, progress, later) {
    const today = refereeOf(evidence, shelf);
    const first = troubleAtFirst(evidence);
    const walk = first.length ? null : walked(evidence, today, (part) => progress("walk", part, 0));
    const referee = walk?.referee ?? today;
    const audit = walk && auditOf(walk, (part) => progress("audit", part, 0));
    const kept = judgeKept(evidence, things, (at, part) => progress("words", part, at));
    const found = [...first, ...(walk?.finding ? [walk.finding] : []), ...(audit?.findings ?? [])];
    const findings = things.every(isReadable) ? [...found, ...findingsOf(kept)] : [UNREAD];
    const binding = walk ? bindingOf(walk, kept) : UNBOUND;
    const steps = walk ? countedIn(walk) : [];
    later((audit && referee?.secrets?.understood(steps, audit.secrets)) ?? null);
    return {
        exit: exitOf(findings, things, evidence, referee, binding),
        findings,
        why: null,
        ...binding,
        kept,
        receipts: shownReceipts(evidence),
        known: referee !== null,
        firstForm: referee?.secrets?.firstForm === true,
        headed: evidence.entries.some(({ about }) => about?.kind === "head"),
        chosen: evidence.entries.some(({ about }) => about?.kind === "proof"),
        table: tableOf(evidence, walk),
        lines: walk ? linesOf(walk) : [],
        shown: (audit && referee?.secrets?.shown(steps, audit.secrets)) ?? null,
        won: referee?.wonBy(steps) ?? null,
        unanswered: audit && walk && referee?.secrets ? unansweredIn(walk, referee.secrets, audit.secrets) : [],
    };
}

/** @param {Evidence} evidence @param {Shelf} shelf @returns {Referee | null} null where nobody knows the
 *   game */
function refereeOf({ game, options, signer, file }, shelf) {
    const checks = shelf.get(game);
    if (!checks) return null;
    demand(checks.seals === (signer !== null), "options", 1);
    demand((file !== "") === options.has(checks.file), "file", 1);
    return checks.refereeOf(options, file);
}

/** @param {Evidence} evidence @returns {Finding[]} what is wrong with the first line */
function troubleAtFirst({ options, signer, file }) {
    if (signer && !strictPoint(signer.key)) return [{ line: 1, class: "key", rule: "" }];
    const fits = !file || [...options.values()].includes(base64urlOf(sha256(utf8(file))));
    return fits ? [] : [{ line: 1, class: "board", rule: "" }];
}

/** @param {Evidence} evidence @param {Referee | null} referee @param {(part: number) => void} progress
 * @returns {Walk} */
function walked(evidence, referee, progress) {
    if (!referee) return walkBlindly(evidence, progress);
    const walk = walkInPublic(evidence, referee, progress);
    if (!referee.firstVersion || !mayBeOfFirst(walk)) return walk;
    const older = walkInPublic(evidence, referee.firstVersion, progress);
    return older.turns.length || !older.finding ? older : walk;
}

/** Was something found before any sheet, which the first version wrote elsewhere? That knew no level of proof,
 * and no line by which the players stop. Where the record ends too early, nothing tells of it.
 * @param {Walk} walk @returns {boolean} */
function mayBeOfFirst({ evidence, finding, steps, turns }) {
    const later = evidence.entries.some(({ about }) => about?.kind === "proof" || about?.kind === "stop");
    const ends = steps.size === evidence.entries.length;
    return finding !== null && !turns.length && !ends && !later;
}

/** @param {Walk} walk @param {(part: number) => void} progress @returns {Audit | null} */
function auditOf(walk, progress) {
    const secrets = walk.referee?.secrets;
    const fair = secrets && walk.evidence.ended && !walk.finding;
    return fair ? audited(walk, secrets, progress) : null;
}

/** @param {Walk} walk @param {import("./kept.js").Judged[]} kept @returns {Binding} */
function bindingOf({ answers, deals, turns, ending, evidence, referee, state }, kept) {
    const held = kept.flatMap(({ size }) => (size === null ? [] : [size]));
    const firm = kept.flatMap(({ size, firm }) => (size === null || !firm ? [] : [size]));
    const last = Math.max(0, ...held);
    return {
        answers: bound([...answers.values()], held),
        deals: bound(deals, firm).map((each, at) => ({ ...each, parts: deals[at].parts })),
        hours: referee ? hoursKept(turns, held) : [],
        ending: referee && evidence.ended && ending ? { line: ending, held: ending <= last } : null,
        last,
        unplayed: isUnplayed({ turns, state, evidence, referee }),
    };
}

/** Where the players stopped before anybody could ask, nothing is proven.
 * @param {Pick<Walk, "turns" | "state" | "evidence" | "referee">} walk @returns {boolean} */
function isUnplayed({ turns, state, evidence, referee }) {
    const sheets = Boolean(referee?.secrets?.places.length);
    return evidence.ended && sheets && !turns.length && !referee?.isOver(state);
}

/** What was kept and cannot be read is put right before anything else is looked at. @type {Finding} */
const UNREAD = { line: 0, class: "unreadable", rule: "" };

/** @param {import("./kept.js").Judged[]} kept @returns {Finding[]} */
function findingsOf(kept) {
    return kept.flatMap((each) => (each.class ? [{ line: 0, class: each.class, rule: "" }] : []));
}

/** @param {Finding[]} findings @param {Kept[]} things @param {Evidence} evidence
 * @param {Referee | null} referee @param {Binding} binding @returns {number} */
function exitOf(findings, things, { ended, signer }, referee, { answers, deals, hours, ending, unplayed }) {
    if (findings.some((finding) => finding.class === "unreadable")) return 2;
    if (findings.length) return 1;
    if (!referee || referee.secrets?.firstForm) return 6;
    if (!signer) return 7;
    if (!things.length) return 3;
    if (!ended) return 4;
    const said = [...deals, ...answers].every(({ before, after }) => before && after);
    const kept = said && hours.every(({ keptBy }) => keptBy !== null) && ending?.held && !unplayed;
    if (!kept) return 5;
    return referee.decides ? 8 : 0;
}
