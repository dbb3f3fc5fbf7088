/** Checks that come before anything else about a line of text (FORMAT.md, part 1). */

const LONGEST_LINE = 2048;
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/u;
const OTHER_BLANK = /[^\S ]/u;

/** What is wrong with the text of a line, as a key of the table of texts.
 * @param {string} text @returns {string | null} */
export function troubleWith(text) {
    if (text !== text.trim() || text.includes("  ")) return "blanks";
    if (UNSEEN.test(text)) return "unseen";
    if (OTHER_BLANK.test(text)) return "blanks";
    if (text.normalize("NFC") !== text) return "composed";
    return [...text].length > LONGEST_LINE ? "long" : null;
}
