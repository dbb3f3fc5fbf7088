/** Evidence: a record with its openings so far, read strictly (FORMAT.md, part 4). */

import { fromBase64url, textOf, utf8 } from "./bytes.js";
import { firstOf } from "./firstline.js";
import { isDigest, lineOf } from "./line.js";
import { troubleWith } from "./plaintext.js";
import { tableLineOf } from "./tablelines.js";
import { demand } from "./unreadable.js";

/** @typedef {{ text: string, salt: string, label: string, value: number, path: Uint8Array[] }} Opening */
/** @typedef {{ number: number, at: number, bytes: Uint8Array, line: import("./line.js").Line,
 *   about: import("./tablelines.js").TableLine | null, clear: string | null,
 *   openings: Opening[] }} Entry `at` is its line in the file, `about` what a line of `table` says */
/** @typedef {import("./firstline.js").First & { line: string, file: string, entries: Entry[],
 *   ended: boolean }} Evidence `line` is the first one as it is spelled */

/** The most bytes that evidence may have, in any version of this program. */
export const MOST_BYTES = 1_000_000;
const MOST_LINES = 9999;
const LARGEST_VALUE = 2147483647;
const OPENING =
    /^(\["([0-9a-f]{64})","([a-zA-Z0-9/-]{1,40})",(0|[1-9][0-9]{0,9})\])((?: [A-Za-z0-9_-]{43})*)$/;

/** @param {Uint8Array} bytes @returns {Evidence} */
export function evidenceOf(bytes) {
    demand(bytes.length <= MOST_BYTES, "large");
    const text = textOf(bytes);
    if (text === null) {
        const sound = soundLines(bytes);
        if (sound.length) readLines(sound);
        demand(false, "utf8", sound.length + 1);
    }
    const lines = text.split("\n");
    const rest = lines.pop();
    demand(lines.length, "unfinished", 1);
    const { entries, end } = readLines(lines);
    demand(rest === "", "unfinished", lines.length + 1);
    const ended = endedWell(entries);
    const first = firstOf(lines[0]);
    const file = lines
        .slice(1, end)
        .map((line) => line.slice(2) + "\n")
        .join("");
    return { ...first, line: lines[0], file, entries, ended };
}

/** Read lines in their order, so that the first that is wrong is named.
 * @param {string[]} lines at least one @returns {{ entries: Entry[], end: number }} `end` is how many come
 *   before the first entry */
function readLines(lines) {
    const filed = lines.findIndex((line, at) => at > 0 && !line.startsWith("|"));
    const end = filed < 0 ? lines.length : filed;
    demandPlain(lines[0], 0);
    demand(lineOf(lines[0]), "first", 1);
    lines.slice(0, end).forEach(demandPlain);
    return { entries: entriesOf(lines, end), end };
}

/** @param {Uint8Array} bytes that are not all UTF-8 @returns {string[]} the lines before the first that is not */
function soundLines(bytes) {
    const lines = [];
    let from = 0;
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, from)) {
        const line = textOf(bytes.slice(from, end));
        if (line === null) break;
        lines.push(line);
        from = end + 1;
    }
    return lines;
}

/** @param {string} line @param {number} at */
function demandPlain(line, at) {
    const trouble = troubleWith(line);
    demand(!trouble, trouble ?? "", at + 1);
    demand(!line.startsWith("|") || line === "|" || line.startsWith("| "), "file", at + 1);
}

/** @param {string[]} lines @param {number} from @returns {Entry[]} */
function entriesOf(lines, from) {
    /** @type {Entry[]} */
    const entries = [];
    lines.slice(from).forEach((line, offset) => {
        const at = from + offset + 1;
        demandPlain(line, at - 1);
        const last = entries[entries.length - 1];
        if (line.startsWith("["))
            last ? last.openings.push(openingOf(line, at)) : demand(false, "shape", at);
        else if (line.startsWith("= ")) setClear(last, line.slice(2), at);
        else entries.push(entryOf(line, entries.length + 2, at));
        demand(entries.length < MOST_LINES, "lines", at);
    });
    return entries;
}

/** @param {Entry | undefined} entry @param {string} text @param {number} at */
function setClear(entry, text, at) {
    demand(entry && isHiding(entry.line), "clear", at);
    demand(entry.clear === null && !entry.openings.length, "shape", at);
    entry.clear = text;
}

/** @param {string} text @param {number} number @param {number} at @returns {Entry} */
function entryOf(text, number, at) {
    const line = lineOf(text);
    demand(line, "shape", at);
    const about = line.seat === "table" ? tableLineOf(line) : null;
    return { number, at, bytes: utf8(text), line, about, clear: null, openings: [] };
}

/** @param {string} text @param {number} at @returns {Opening} */
function openingOf(text, at) {
    const [, bare, salt, label, digits, hashes] = OPENING.exec(text) ?? [];
    const path = (hashes ?? "").split(" ").slice(1);
    demand(bare && Number(digits) <= LARGEST_VALUE && path.every(isDigest), "opening", at);
    const read = path.map((hash) => /** @type {Uint8Array} */ (fromBase64url(hash)));
    return { text: bare, salt, label, value: Number(digits), path: read };
}

/** Moves stand in clear exactly where the record ends with the seed.
 * @param {Entry[]} entries @returns {boolean} whether it does */
function endedWell(entries) {
    const ended = entries[entries.length - 1]?.about?.kind === "end";
    for (const { line, clear, at } of entries) {
        const whole = (clear !== null) === (ended && isHiding(line));
        demand(whole, clear === null ? "unclear" : "clear", clear === null ? at : at + 1);
    }
    return ended;
}

/** @param {import("./line.js").Line} line @returns {boolean} whether its move stands in clear later */
function isHiding(line) {
    return line.nonce !== null && !["table", "public"].includes(line.seat);
}
