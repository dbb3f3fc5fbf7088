/** Heads: signed fingerprints of a record up to a line, in every form (FORMAT.md, part 3). */

import { base32Of, base64Of, fromBase32, fromBase64, joined, same, utf8 } from "./bytes.js";
import { isSigned } from "./ed25519.js";
import { sha256 } from "./sha256.js";
import { demand } from "./unreadable.js";

/** @typedef {{ hour: string | null, id: string, size: number, root: Uint8Array,
 *   signature: Uint8Array | null, keyId: Uint8Array | null }} KeptHead */
/** @typedef {import("./firstline.js").Signer} Signer */
/** @typedef {{ lines: number, hours: string[], rootAt: (size: number) => Uint8Array }} Own what is known of a
 *   record: how many lines it has, the hour behind each of them, the root over so many */

/** @param {string} id @param {number} size @param {Uint8Array} root @returns {Uint8Array} */
export function headText(id, size, root) {
    return utf8(`companion-${id}\n${size}\n${base64Of(root)}\n`);
}

/** What is known of a table's signatures, for a record and what was kept hold the same ones.
 * @type {WeakMap<Signer, Map<string, boolean>>} */
const judgedSignatures = new WeakMap();

/** @param {Signer} signer @param {number} size @param {Uint8Array} root
 * @param {Uint8Array} signature @returns {boolean} */
export function isHeadSigned(signer, size, root, signature) {
    const judged = judgedSignatures.get(signer) ?? new Map();
    judgedSignatures.set(signer, judged);
    const name = [size, base64Of(root), base64Of(signature)].join();
    const signed =
        judged.get(name) ?? isSigned(signer.key, headText(signer.id, size, root), signature);
    judged.set(name, signed);
    return signed;
}

const LONGEST_HEAD = 4096;
const ORIGIN = "companion-([0-9a-f]{16})";
const SIZE = "([1-9][0-9]{0,3})";
const NOTE = new RegExp(
    `^${ORIGIN}\\n${SIZE}\\n([A-Za-z0-9+/]{43}=)\\n\\n\u2014 companion-\\1 ([A-Za-z0-9+/]{91}=)$`,
);
const SHORT = new RegExp(`^([0-9]{2}) ([0-9A-F]{16}) ${SIZE} ([A-Z2-7]{52})$`, "i");

/** Take a kept text apart: one signed note, or short forms line by line.
 * @param {string} text @returns {string[]} */
export function headsIn(text) {
    if (text.includes("\u2014")) return [text];
    const rows = text.split("\n").filter((row) => /[^ \t\r]/.test(row));
    return rows.length ? rows : [text];
}

/** Read a kept head: a signed note, or the short form.
 * @param {string} text @returns {KeptHead} */
export function keptHeadOf(text) {
    demand(text.length <= LONGEST_HEAD, "head");
    const bare = text.replace(/^[ \t\r\n]+/, "").replace(/[ \t\r\n]+$/, "");
    const head = noteOf(bare.replaceAll("\r\n", "\n")) ?? shortOf(bare);
    demand(head, "head");
    return head;
}

/** @param {string} text @returns {KeptHead | null} */
function noteOf(text) {
    const [, id, size, spelled, signed] = NOTE.exec(text) ?? [];
    const [root, whole] = [fromBase64(spelled ?? "?"), fromBase64(signed ?? "?")];
    if (!root || !whole) return null;
    const [keyId, signature] = [whole.slice(0, 4), whole.slice(4)];
    return { hour: null, id, size: Number(size), root, keyId, signature };
}

/** @param {string} text @returns {KeptHead | null} */
function shortOf(text) {
    const [, hour, id, size, spelled] = SHORT.exec(text) ?? [];
    const root = fromBase32((spelled ?? "?").toUpperCase());
    if (!root) return null;
    return { hour, id: id.toLowerCase(), size: Number(size), root, keyId: null, signature: null };
}

/** @param {KeptHead} head @param {Signer} signer @returns {boolean} */
export function isSignedBy(head, signer) {
    const { id, key } = signer;
    if (!head.signature || !head.keyId) return true;
    const keyId = sha256(joined(utf8(`companion-${id}\n`), Uint8Array.of(1), key)).slice(0, 4);
    return (
        same(keyId, head.keyId) && isHeadSigned(signer, head.size, head.root, head.signature)
    );
}

/** What is wrong with a kept head, or null where the record has it. One that was typed may have a few letters
 * wrong, or stand under another hour.
 * @param {KeptHead} head @param {Signer | null} signer @param {Own} own heads of the record
 * @returns {string | null} a class */
export function troubleWithHead(head, signer, own) {
    const wrong = troubleInText(head, signer, own);
    if (head.hour === null) return wrong;
    if (!wrong) return head.hour === own.hours[head.size] ? null : "head.hour";
    return isMistyped(head, signer?.id ?? "", own) ? "head.mistyped" : wrong;
}

const MOST_MISTYPED = 3;
const PIECE = 52 / (MOST_MISTYPED + 1);

/** @param {KeptHead} head @param {string} id @param {Own} own @returns {boolean} whether its code differs in few
 *   letters from that of a head of this record */
function isMistyped(head, id, own) {
    const typed = codeOf(head.id, head.size, head.root);
    return piecesOf(head.root).some((piece) => {
        const size = sizesByPiece(own).get(piece);
        if (!size) return false;
        const code = codeOf(id, size, own.rootAt(size));
        const wrong = [...code].filter((letter, at) => letter !== typed[at]).length;
        return code.length === typed.length && wrong <= MOST_MISTYPED;
    });
}

/** @param {string} id @param {number} size @param {Uint8Array} root @returns {string} the short form, without hour */
const codeOf = (id, size, root) => `${id} ${size} ${base32Of(root)}`;

/** Few wrong letters leave at least one piece of a fingerprint whole.
 * @param {Uint8Array} root @returns {string[]} */
function piecesOf(root) {
    const written = base32Of(root);
    return Array.from({ length: MOST_MISTYPED + 1 }, (_, at) => `${at} ${written.slice(at * PIECE, (at + 1) * PIECE)}`);
}

/** The sizes of all heads of a record, by the pieces of their fingerprints.
 * @type {WeakMap<Own, Map<string, number>>} */
const byPiece = new WeakMap();

/** @param {Own} own @returns {Map<string, number>} */
function sizesByPiece(own) {
    const known = byPiece.get(own) ?? new Map();
    if (!known.size)
        for (let size = 1; size <= own.lines; size++)
            for (const piece of piecesOf(own.rootAt(size))) known.set(piece, size);
    byPiece.set(own, known);
    return known;
}

/** @param {KeptHead} head @param {Signer | null} signer @param {Own} own @returns {string | null} a class */
function troubleInText(head, signer, { lines, rootAt }) {
    if (head.id !== signer?.id) return "head.table";
    if (!isSignedBy(head, signer)) return "head.signature";
    if (head.size > lines) return "head.longer";
    return same(head.root, rootAt(head.size)) ? null : "head.differs";
}
