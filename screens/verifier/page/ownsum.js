/** The page's own SHA-256. A page cannot read the file it came from; but it knows how it was put
 * together, so it puts itself together again from its script and style, and hashes that. */

import { base64Of, hexOf, utf8 } from "../kit/bytes.js";
import { SHELL } from "../kit/generated.js";
import { sha256 } from "../kit/sha256.js";
import { ownScript } from "./checker.js";

/** @returns {string} */
export function ownText() {
    const script = ownScript();
    const style = document.querySelector("style")?.textContent ?? "";
    /** @type {Record<string, string>} */
    const parts = {
        script,
        style,
        "script-hash": policyHash(script),
        "style-hash": policyHash(style),
    };
    return SHELL.replace(/\{\{([a-z-]+)\}\}/g, (_, /** @type {string} */ name) => parts[name]);
}

/** @param {string} part @returns {string} its hash as a content policy names it */
function policyHash(part) {
    return base64Of(sha256(utf8(part)));
}

/** @returns {string} */
export const ownSum = () => hexOf(sha256(utf8(ownText())));
