/** The answer to the question whether anybody cheated, in one of four forms, and the reason. */

import { ended } from "./phrases.js";
import { isAsChosen } from "./proof.js";
import { said } from "./texts.js";

/** @typedef {import("../kit/verdict.js").Report} Report */
/** @typedef {import("../kit/walk.js").Finding} Finding */
/** @typedef {import("./words.js").Words} Words */
/** @typedef {"good" | "calm" | "doubt" | "bad"} Mood yellow and red are for what was found; where nothing was,
 *   all stays calm */
/** @typedef {{ name: string, mood: Mood, sign: string, short: string, because: string }} Answer
 *   `name` is that of its texts */

const FITS = { mood: /** @type {Mood} */ ("calm"), sign: "✓" };
const UNTOLD = { mood: /** @type {Mood} */ ("calm"), sign: "?" };
const DOUBTED = { mood: /** @type {Mood} */ ("doubt"), sign: "?" };

/** How each answer looks. @type {Record<string, { mood: Mood, sign: string }>} */
const LOOKS = {
    proven: { mood: "good", sign: "✓" },
    lawful: { mood: "good", sign: "✓" },
    unproven: FITS,
    fewer: FITS,
    loose: FITS,
    misheard: DOUBTED,
    mistyped: DOUBTED,
    foreign: DOUBTED,
    cut: DOUBTED,
    unread: DOUBTED,
    unreadable: DOUBTED,
    found: { mood: "bad", sign: "✗" },
};

/** What was kept may be noted wrongly or come from another game: that accuses nobody. */
const FOREIGN = ["words", "words.misheard", "words.share", "head.table", "head.hour", "head.mistyped"];
/** What says that the moves were lawful, as far as they were entered. */
const LAWFUL = ["proven", "lawful", "unproven", "fewer", "loose", "nothing", "trusted", "begun", "sealed", "open"];
const ENDS_EARLY = ["sheet.due", "head.due"];

/** @param {Report} report @param {Words} words @returns {Answer} */
export function conclusionOf(report, words) {
    const name = nameOf(report);
    const values = { keeper: words.keeper, game: report.table?.game ?? "", where: whereIn(report, words) };
    const part = name === "proven" && words.leavesOut(report);
    const key = LOOKS[name] === FITS ? "fits" : name;
    const short = said(`answer.${key}${part ? ".part" : ""}`, values);
    return { name, ...(LOOKS[name] ?? UNTOLD), short, because: becauseOf(report, name, words) };
}

/** @param {Report} report @returns {string} */
function nameOf(report) {
    const { exit, findings, table, headed, hours } = report;
    if (exit === 2) return table ? "unread" : "unreadable";
    if (exit === 5) {
        if (report.unplayed) return "unplayed";
        if (isAsChosen(report)) return "fewer";
        const bound = [...report.deals, ...report.answers].every(({ before, after }) => before && after);
        return bound && hours.every(({ keptBy }) => keptBy !== null) ? "loose" : "unproven";
    }
    if (exit === 3 && !table?.ended) return "begun";
    if (exit === 3) return headed ? "nothing" : "trusted";
    if (exit === 6 && report.firstForm) return "first";
    if (exit === 6) return table?.seals ? "unknown" : "unsealed";
    if (exit !== 1) return { 0: "proven", 4: "sealed", 7: "open", 8: "lawful" }[exit] ?? "";
    const all = (/** @type {string[]} */ ...classes) =>
        findings.every((each) => each.line === 0 && classes.includes(each.class));
    if (all("words.misheard")) return "misheard";
    if (all("head.mistyped")) return "mistyped";
    if (all(...FOREIGN) && !isAnother(report)) return "foreign";
    const cut = (/** @type {Finding} */ { line, class: kind }) =>
        line === table?.lines && ENDS_EARLY.includes(kind);
    return findings.every(cut) ? "cut" : "found";
}

/** One strange note may be a slip; two beside receipts that fit are those of another record of this table.
 * @param {Report} report @returns {boolean} */
function isAnother({ kept }) {
    const strange = new Set(kept.map((each) => each.strange).filter(Boolean));
    return kept.some(({ size }) => size !== null) && strange.size > 1;
}

/** @param {Report} report @param {number} line @returns {string} the hour in which a line stands; of one that
 *   was not read any more, the last that was */
export function hourOf({ lines, table }, line) {
    return lines.find((each) => each.line === line)?.hour ?? table?.hour ?? "";
}

/** @param {Report} report @param {Words} words @returns {string} where the first thing is that was found */
function whereIn(report, words) {
    const { findings } = report;
    const line = findings[0]?.line ?? 0;
    if (!line) return said("where.kept");
    const hour = hourOf(report, line);
    return hour ? said("where.line", { line, hour: words.hour(hour) }) : said("where.begin", { line });
}

/** What stands where nothing was found: it leaves out no more than the answer does.
 * @param {Report} report @param {Words} words @returns {string} */
export function nothingFound(report, words) {
    const key = `found.none.${conclusionOf(report, words).name}`;
    const text = said(key) === key ? said("found.none") : said(key);
    return words.asFarAs(report, text);
}

/** @param {Report} report @param {string} name @param {Words} words @returns {string} */
function becauseOf(report, name, words) {
    const { why } = report;
    if (LAWFUL.includes(name)) return words.asFarAs(report, said(`because.${name}`));
    if (name !== "unreadable") return said(`because.${name}`);
    const reason = said(`why.${why?.key}`);
    return ended(why?.at ? said("why.at", { at: why.at, reason }) : reason);
}
