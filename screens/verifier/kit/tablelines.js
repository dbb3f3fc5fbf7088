/** The lines about the record itself, whose seat is `table` (FORMAT.md, part 1). */

import { fromBase64url } from "./bytes.js";
import { levelOf } from "./levels.js";
import { NAME_SHAPE } from "./line.js";

/** @typedef {import("./line.js").Line} Line */
/** @typedef {import("./levels.js").Level} Level */
/** @typedef {{ name: string, indexes: number[] }} Part of a share: one player's words */
/** @typedef {{ kind: "share", parts: Part[] }
 *   | { kind: "sheet", name: string, root: string | undefined }
 *   | { kind: "head", signature: Uint8Array }
 *   | { kind: "retract", from: number }
 *   | { kind: "proof", level: Level }
 *   | { kind: "stop" }
 *   | { kind: "end", seed: Uint8Array }} TableLine */

const INDEX = "(?:0|[1-9][0-9]{0,3})";
const PART = new RegExp(`^(${NAME_SHAPE})=(${INDEX}(?:,${INDEX})*)$`, "u");
const SHEET = /^sheet ([0-9]{2})$/;
const HEAD = /^head ([A-Za-z0-9_-]{86})$/;
const RETRACT = /^retract ([1-9][0-9]{0,3})$/;
const END = /^end seed=([A-Za-z0-9_-]{43})$/;

/** @param {Line} line of the seat `table` @returns {TableLine | null} */
export function tableLineOf(line) {
    const sheet = SHEET.exec(line.text);
    if (sheet) return { kind: "sheet", name: sheet[1], root: line.seals[0] };
    if (line.nonce) return null;
    if (line.text === "stop") return { kind: "stop" };
    const { text } = line;
    return shareOf(text) ?? headOf(text) ?? retractOf(text) ?? proofOf(text) ?? endOf(text);
}

/** @param {string} text @returns {TableLine | null} */
function shareOf(text) {
    const [word, ...said] = text.split(" ");
    if (word !== "share" || !said.length) return null;
    const parts = [];
    for (const part of said) {
        const [, name, list] = PART.exec(part) ?? [];
        const indexes = (list ?? "").split(",").map(Number);
        if (!name || indexes.some((index) => index > 2047)) return null;
        parts.push({ name, indexes });
    }
    const names = new Set(parts.map(({ name }) => name));
    return names.size === parts.length ? { kind: "share", parts } : null;
}

/** @param {string} text @returns {TableLine | null} */
function headOf(text) {
    const signature = fromBase64url(HEAD.exec(text)?.[1] ?? "?");
    return signature && { kind: "head", signature };
}

/** @param {string} text @returns {TableLine | null} */
function retractOf(text) {
    const hit = RETRACT.exec(text);
    return hit && { kind: "retract", from: Number(hit[1]) };
}

/** @param {string} text @returns {TableLine | null} */
function proofOf(text) {
    const level = text.startsWith("proof ") ? levelOf(text.slice("proof ".length)) : null;
    return level && { kind: "proof", level };
}

/** @param {string} text @returns {TableLine | null} */
function endOf(text) {
    const seed = fromBase64url(END.exec(text)?.[1] ?? "?");
    return seed && { kind: "end", seed };
}
