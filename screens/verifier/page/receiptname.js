/** The names of receipts: by their hour, and by a number if it has several. */

import { keptHeadOf } from "../kit/heads.js";
import { Unreadable } from "../kit/unreadable.js";
import { said } from "./texts.js";

/** @typedef {import("../kit/verdict.js").Report} Report */
/** @typedef {import("../kit/kept.js").Kept} Kept */
/** @typedef {import("../kit/kept.js").Shown} Shown */
/** @typedef {import("./words.js").Words} Words */

const NAMED = 26;
const SETUP = "00"; // the hour before the first one
const NOTED = /^\s*([0-9]{2})[ \t]*[:·][\s,]*(\S+[\s,]+\S+)/u;

/** @param {Report} report @param {Kept[]} kept @param {Words} words
 * @returns {string[]} the name of each thing that was kept */
export function receiptNames({ kept: judged, receipts, table }, kept, words) {
    return kept.map((each, at) => {
        if ("head" in each) return nameOfHead(each.head, receipts, table?.id ?? "", words);
        const shown = receipts.find(({ size }) => size === judged[at]?.size);
        return shown ? numbered("receipt.words", shown, words) : nameOfWords(each.words, words);
    });
}

/** The first one of an hour needs no number.
 * @param {string} key @param {Pick<Shown, "hour" | "number">} shown @param {Words} words @returns {string} */
function numbered(key, { hour, number }, words) {
    const named = hour === SETUP ? `${key}.setup` : key;
    return said(number > 1 ? `${named}.number` : named, { hour: words.hour(hour), number });
}

/** Where the record shows none that covers as much, it is named by what it covers.
 * @param {string} text @param {Shown[]} receipts @param {string} table @param {Words} words @returns {string} */
function nameOfHead(text, receipts, table, words) {
    try {
        const { hour, id, size, signature } = keptHeadOf(text);
        const fits = (/** @type {Shown} */ each) => each.size === size && (hour ?? each.hour) === each.hour;
        const shown = id === table && receipts.find(fits);
        if (shown) return numbered("receipt", shown, words);
        const named = words.hour(text.trim().slice(0, 2));
        return said(signature ? "receipt.over" : "receipt.hour.over", { hour: named, size });
    } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        return said("receipt.text", { text: beginningOf(text) });
    }
}

/** Words that fit no receipt are named by how they begin.
 * @param {string} text @param {Words} words @returns {string} */
function nameOfWords(text, words) {
    const [, hour, begin] = NOTED.exec(text) ?? [];
    if (!hour) return said("receipt.words.text", { text: beginningOf(text) });
    return `${numbered("receipt.words", { hour, number: 1 }, words)} (${begin} …)`;
}

/** @param {string} text @returns {string} */
function beginningOf(text) {
    return text.length > NAMED ? `${text.slice(0, NAMED)} …` : text;
}
