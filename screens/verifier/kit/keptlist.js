/** Reads a pasted mix of everything that players kept: signed notes, short forms and six words. */

import { isReadable } from "./kept.js";

/** @typedef {import("./kept.js").Kept} Kept */
/** @typedef {{ kind: string, at: number, lines: string[] }} Block lines that belong together */
/** @typedef {{ things: Kept[], strange: number[], shareless: boolean }} KeptList `strange` are the
 *   lines with which nothing begins that can be read; `shareless` says that words lack the players' words */

const DASH = "\u2014";
const BREAK = "[ \\t]*\\n[ \\t]*";
const GAP = `(?:[ \\t]+|${BREAK})`;

/** How each thing begins. @type {[string, RegExp][]} */
const BEGINNINGS = [
    ["note", /^companion-/i],
    ["short", /^[0-9]{2}[ \t]+[0-9A-F]{16}\b/i],
    ["words", /^[0-9]{2}[ \t]*[:·]/u],
    [
        "share",
        /^(?:(?:y?our|vaše|naše|ваши|наши) (?:words|slov[aá]|слова)|share)(?!\p{L})[ \t]*[:·]?/iu,
    ],
];
const SHARE_BEGINS = BEGINNINGS[3][1];

/** A short form that a narrow window broke into pieces. */
const BROKEN = new RegExp(
    `^([0-9]{2})${GAP}([0-9A-F]{16})${GAP}([1-9][0-9]{0,3})${GAP}((?:[A-Z2-7](?:${BREAK})?){52})$`,
    "i",
);

/** Read everything that was pasted. What cannot be read stays in the list, to be named by the check.
 * @param {string} text @returns {KeptList} */
export function keptListOf(text) {
    const blocks = blocksOf(text.replace(/\r\n?/g, "\n").split("\n"));
    const shares = blocks.filter(({ kind }) => kind === "share");
    const below = blocks.find(({ kind }) => kind === "words" || kind === "share")?.kind === "words";
    /** @param {Block} words @returns {string} the share next to them, on the side of the first one */
    const shareOf = ({ at }) => {
        const last = shares.findLast((each) => each.at < at);
        const next = shares.find((each) => each.at > at);
        const share = below ? (next ?? last) : (last ?? next);
        return share ? share.lines.join(" ").replace(SHARE_BEGINS, "").trim() : "";
    };
    return {
        things: blocks.flatMap((block) => thingsIn(block, shareOf)),
        strange: blocks.flatMap((block) => strangeIn(block, shareOf)),
        shareless: !shares.length && blocks.some(({ kind }) => kind === "words"),
    };
}

/** @param {string[]} lines @returns {Block[]} */
function blocksOf(lines) {
    /** @type {Block[]} */
    const blocks = [];
    /** @type {Block | null} */
    let open = null;
    for (const [index, line] of lines.entries()) {
        const bare = line.trim();
        const begun = BEGINNINGS.find(([, pattern]) => pattern.test(bare))?.[0];
        const goesOn = open && !begun && (bare || open.kind === "note");
        if (goesOn) open?.lines.push(bare);
        else if (bare) blocks.push((open = { kind: begun ?? "strange", at: index + 1, lines: [bare] }));
        const over = !bare && open?.kind !== "note";
        if (over || bare.startsWith(DASH) || open?.kind === "strange") open = null;
    }
    return blocks;
}

/** @param {Block} block @param {(words: Block) => string} shareOf
 * @returns {number[]} the lines with which something begins that cannot be read */
function strangeIn(block, shareOf) {
    const things = thingsIn(block, shareOf);
    const lineByLine = block.kind === "short" && things.length === block.lines.length;
    const lines = things.map((_, index) => (lineByLine ? block.at + index : block.at));
    return lines.filter((_, index) => !isReadable(things[index]));
}

/** @param {Block} block @param {(words: Block) => string} shareOf @returns {Kept[]} */
function thingsIn(block, shareOf) {
    const { kind, lines } = block;
    if (kind === "share") return [];
    if (kind === "words") return [{ words: lines.join(" "), share: shareOf(block) }];
    if (kind === "note") return [{ head: lines.join("\n").trim() }];
    const whole = BROKEN.exec(lines.join("\n"));
    if (!whole) return lines.map((head) => ({ head }));
    return [{ head: whole.slice(1).map((part) => part.replace(/\s/g, "")).join(" ") }];
}
