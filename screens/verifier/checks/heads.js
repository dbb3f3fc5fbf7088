/** Heads: the signed fingerprint of a record up to a line, in every form (FORMAT.md, part 3). */

import { base64Of, fromBase32, fromBase64, joined, same, utf8 } from "./bytes.js";
import { isSigned } from "./ed25519.js";
import { sha256 } from "./sha256.js";
import { demand } from "./unreadable.js";

/** @typedef {{ id: string, size: number, root: Uint8Array, hour: string | null,
 *   signature: Uint8Array | null, keyId: Uint8Array | null }} KeptHead */
/** @typedef {{ id: string, key: Uint8Array }} Signer */

/** @param {string} id @param {number} size @param {Uint8Array} root @returns {Uint8Array} */
export function headText(id, size, root) {
    return utf8(`companion-${id}\n${size}\n${base64Of(root)}\n`);
}

/** @param {Signer} signer @param {number} size @param {Uint8Array} root
 * @param {Uint8Array} signature @returns {boolean} */
export function isHeadSigned({ id, key }, size, root, signature) {
    return isSigned(key, headText(id, size, root), signature);
}

const NOTE =
    /^companion-([0-9a-f]{16})\n([1-9][0-9]{0,3})\n([A-Za-z0-9+/]{43}=)\n\n\u2014 companion-\1 ([A-Za-z0-9+/]{91}=)\n?$/;
const SHORT = /^([0-9]{2}) ([0-9A-F]{16}) ([1-9][0-9]{0,3}) ([A-Z2-7]{52})\n?$/;

/** Read a kept head: a signed note, or the short form.
 * @param {string} text @returns {KeptHead} */
export function keptHeadOf(text) {
    const head = noteOf(text) ?? shortOf(text);
    demand(head, "head");
    return head;
}

/** @param {string} text @returns {KeptHead | null} */
function noteOf(text) {
    const [, id, size, spelled, signed] = NOTE.exec(text) ?? [];
    const [root, whole] = [fromBase64(spelled ?? "?"), fromBase64(signed ?? "?")];
    if (!root || !whole) return null;
    return {
        id,
        size: Number(size),
        root,
        hour: null,
        keyId: whole.slice(0, 4),
        signature: whole.slice(4),
    };
}

/** @param {string} text @returns {KeptHead | null} */
function shortOf(text) {
    const [, hour, id, size, spelled] = SHORT.exec(text) ?? [];
    const root = fromBase32(spelled ?? "?");
    return (
        root && {
            id: id.toLowerCase(),
            size: Number(size),
            root,
            hour,
            keyId: null,
            signature: null,
        }
    );
}

/** @param {KeptHead} head @param {Signer} signer @returns {boolean} */
export function isSignedBy(head, { id, key }) {
    if (!head.signature || !head.keyId) return true;
    const keyId = sha256(joined(utf8(`companion-${id}\n`), Uint8Array.of(1), key)).slice(0, 4);
    return (
        same(keyId, head.keyId) && isHeadSigned({ id, key }, head.size, head.root, head.signature)
    );
}

/** What is wrong with a kept head, or null where the record has it.
 * @param {KeptHead} head @param {Signer} signer @param {number} lines of the record
 * @param {(size: number) => Uint8Array} rootAt @returns {string | null} a class */
export function troubleWithHead(head, signer, lines, rootAt) {
    if (head.id !== signer.id) return "head.table";
    if (!isSignedBy(head, signer)) return "head.signature";
    if (head.size > lines) return "head.longer";
    return same(head.root, rootAt(head.size)) ? null : "head.differs";
}
