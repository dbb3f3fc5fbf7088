/** The field for evidence: chosen, dropped or pasted, and refused at once if it is too large. */

import { hexOf } from "../kit/bytes.js";
import { MOST_BYTES } from "../kit/evidence.js";
import { sha256 } from "../kit/sha256.js";
import { make, newId } from "./dom.js";
import { said } from "./texts.js";

/** @typedef {Uint8Array | string | null} Given */
/** @typedef {{ element: HTMLElement, given: () => Given }} EvidenceBox */

const HEAD_BEGINS = /^companion-[0-9a-f]{16}\n/;
const PAGE_BEGINS = /^<!doctype html>/i;

/** @param {(head: string) => void} keepHead takes a head that came as a file
 * @param {Given} [given] what was given before @returns {EvidenceBox} */
export function evidenceBox(keepHead, given = null) {
    const status = make("p", { role: "status", class: "status" }, givenText(given));
    const text = make("textarea", {
        id: newId(),
        rows: 3,
        spellcheck: "false",
        autocomplete: "off",
    });
    if (typeof given === "string") text.value = given;
    const file = make("input", { id: newId(), type: "file" });

    /** @param {Uint8Array | string | null} what @param {string} words */
    const take = (what, words) => {
        given = what;
        status.textContent = words;
    };
    /** @param {File | undefined} chosen */
    const takeFile = async (chosen) => {
        if (!chosen) return;
        text.value = "";
        take(null, "");
        const [what, words] = await readWith(chosen, keepHead);
        take(what, words);
    };
    text.addEventListener("input", () => takeText(text.value, take));
    text.addEventListener("paste", (event) => refuseLarge(event, take));
    file.addEventListener("change", () => takeFile(file.files?.[0]));
    document.ondragover = (event) => event.preventDefault();
    document.ondrop = (event) => {
        event.preventDefault();
        takeFile(event.dataTransfer?.files[0]);
    };
    return { element: laidOut(file, text, status), given: () => given };
}

/** @param {File} file @param {(head: string) => void} keepHead
 * @returns {Promise<[Uint8Array | null, string]>} the evidence, and what to say */
async function readWith(file, keepHead) {
    if (file.size > MOST_BYTES) return [null, tooLargeText(file.size)];
    try {
        const bytes = new Uint8Array(await file.arrayBuffer());
        const begin = new TextDecoder().decode(bytes);
        if (PAGE_BEGINS.test(begin))
            return [null, said("evidence.page", { sum: hexOf(sha256(bytes)) })];
        if (!HEAD_BEGINS.test(begin))
            return [bytes, said("evidence.file", { name: file.name, size: file.size })];
        keepHead(begin);
        return [null, said("evidence.head")];
    } catch (error) {
        return [null, said("evidence.broken", { reason: String(error) })];
    }
}

/** @param {number} size @returns {string} */
function tooLargeText(size) {
    return said("evidence.large", { size, most: MOST_BYTES });
}

/** @param {Given} given @returns {string} what was given, where its name is not known any more */
function givenText(given) {
    if (given === null) return said("evidence.none");
    return said(typeof given === "string" ? "evidence.pasted" : "evidence.given", { size: given.length });
}

/** @typedef {(what: Uint8Array | string | null, words: string) => void} Take */

/** @param {string} text @param {Take} take */
function takeText(text, take) {
    take(text || null, givenText(text || null));
}

/** @param {ClipboardEvent} event @param {Take} take */
function refuseLarge(event, take) {
    const size = event.clipboardData?.getData("text").length ?? 0;
    if (size <= MOST_BYTES) return;
    event.preventDefault();
    take(null, tooLargeText(size));
}

/** @param {HTMLElement} file @param {HTMLElement} text @param {HTMLElement} status
 * @returns {HTMLElement} */
function laidOut(file, text, status) {
    return make(
        "section",
        { "aria-labelledby": "evidence-title" },
        make("h2", { id: "evidence-title" }, said("evidence.title")),
        make("label", { for: file.id, class: "drop" }, said("evidence.choose"), file),
        make("label", { for: text.id }, said("evidence.paste")),
        text,
        status,
    );
}
