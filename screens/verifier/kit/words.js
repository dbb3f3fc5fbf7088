/** Six words, and the words of the share: numbers that any of three languages speaks
 * (FORMAT.md, part 3). */

import { base64Of, utf8 } from "./bytes.js";
import { WORD_LISTS } from "./generated.js";
import { scrypt } from "./scrypt.js";
import { demand } from "./unreadable.js";

/** @typedef {{ hour: string, words: number[], share: number[] }} KeptWords */
/** @typedef {{ size: number, share: number[] }} Candidate a head of that hour */
/** @typedef {(head: Candidate, progress: (part: number) => void) => number[]} SpokenWords */

const LONGEST_KEPT = 2048;
const MOST_HEADS = 16;
const EFFORT = { cost: 131072, blocks: 8, lanes: 1 };
const NUMBER = /^(?:0|[1-9][0-9]{0,3})$/;

/** @param {string} word @returns {string} as words are compared */
const plain = (word) => word.normalize("NFKD").toLowerCase();

/** @type {{ language: string, words: string[], plain: string[] }[]} */
const LISTS = Object.entries(WORD_LISTS).map(([language, words]) => ({
    language,
    words: words.split(" "),
    plain: words.split(" ").map(plain),
}));

/** @param {string[]} list @param {string} typed @returns {number} the index of the word meant, or -1 */
function indexIn(list, typed) {
    if (NUMBER.test(typed) && Number(typed) < list.length) return Number(typed);
    const exact = list.indexOf(typed);
    if (exact >= 0 || [...typed].length < 4) return exact;
    const hits = list.flatMap((word, index) => (word.startsWith(typed) ? [index] : []));
    return hits.length === 1 ? hits[0] : -1;
}

/** @param {string} text @returns {string[]} its words, as they are compared */
export function typedWords(text) {
    return text
        .split(/[ \t\r\n,]+/)
        .filter(Boolean)
        .map(plain);
}

/** @param {string} typed @returns {number[]} what a word may mean, in any language */
export function meaningsOf(typed) {
    const indexes = LISTS.map((list) => indexIn(list.plain, plain(typed)));
    return [...new Set(indexes)].filter((index) => index >= 0);
}

/** Read words by the one list that has them all, or each by itself.
 * @param {string} text @returns {number[] | null} null where one is unknown or could be two words */
function indexesOf(text) {
    const words = typedWords(text);
    const readings = LISTS.map((list) => ({
        indexes: words.map((word) => indexIn(list.plain, word)),
        full: words.filter((word) => list.plain.includes(word)).length,
    }));
    const whole = readings.filter(({ indexes }) => indexes.every((index) => index >= 0));
    if (!whole.length) {
        const alone = words.map(indexAlone);
        return alone.every((index) => index >= 0) ? alone : null;
    }
    const most = Math.max(...whole.map(({ full }) => full));
    const [{ indexes }, ...others] = whole.filter(({ full }) => full === most);
    return others.every((other) => other.indexes.join() === indexes.join()) ? indexes : null;
}

/** @param {string} word @returns {number} what it means in full, otherwise begun; -1 where that is open */
function indexAlone(word) {
    const full = LISTS.flatMap((list) => (list.plain.includes(word) ? [list.plain.indexOf(word)] : []));
    const meant = new Set(full.length ? full : meaningsOf(word));
    return meant.size === 1 ? [...meant][0] : -1;
}

/** The words that an unfinished word may become, in the languages of those before it.
 * @param {string} before @param {string} typed @returns {{ language: string, word: string }[]} */
export function completions(before, typed) {
    const begun = plain(typed);
    if (!begun) return [];
    const said = typedWords(before);
    const fitting = LISTS.filter((list) => said.every((word) => indexIn(list.plain, word) >= 0));
    return (fitting.length ? fitting : LISTS).flatMap(({ language, words, plain: list }) =>
        words
            .filter((_, index) => list[index].startsWith(begun))
            .map((word) => ({ language, word })),
    );
}

/** Read kept words, such as `07: six words`, and the share.
 * @param {string} text @param {string} share @returns {KeptWords} */
export function keptWordsOf(text, share) {
    demand(text.length <= LONGEST_KEPT && share.length <= LONGEST_KEPT, "words");
    const [, hour, said] = /^[ \t\r\n]*([0-9]{2})[ \t]*[:·](.*)$/su.exec(text) ?? [];
    const [words, shared] = [indexesOf(said ?? ""), indexesOf(share)];
    demand(words?.length === 6, "words");
    demand(shared, "share");
    return { hour, words, share: shared };
}

/** @param {string} id @param {number} size @param {Uint8Array} root @param {number[]} share
 * @param {(part: number) => void} progress @returns {number[]} the six indexes of a head */
export function sixIndexes(id, size, root, share, progress) {
    const password = utf8(`${size}\n${base64Of(root)}\n`);
    const salt = utf8(`companion-${id}\n${share.join(" ")}\n`);
    const output = scrypt(password, salt, EFFORT, 32, progress);
    const bits = output.reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);
    return [1n, 2n, 3n, 4n, 5n, 6n].map((at) => Number((bits >> (256n - 11n * at)) & 2047n));
}

/** Find the head that kept words speak of.
 * @param {KeptWords} kept @param {Candidate[]} heads of the hour @param {boolean} known whether anybody said such
 *   a share @param {SpokenWords} spokenBy @param {(part: number) => void} progress
 * @returns {{ class: string | null, size: number | null, strange: string | null }} the class of what is wrong,
 *   or the size */
export function judgeWords(kept, heads, known, spokenBy, progress) {
    const fitting = heads.filter(({ share }) => kept.share.join() === share.join());
    if (heads.length && !fitting.length) return { class: "words.share", size: null, strange: null };
    let [best, alike] = [0, 0];
    for (const [at, head] of fitting.slice(0, MOST_HEADS).entries()) {
        const heard = (/** @type {number} */ part) => progress((at + part) / fitting.length);
        const spoken = spokenBy(head, heard);
        const right = agreeing(kept.words, spoken);
        if (right === 6) return { class: null, size: head.size, strange: null };
        best = Math.max(best, right);
        alike = Math.max(alike, new Set(kept.words.filter((word) => spoken.includes(word))).size);
    }
    const all = known && fitting.length <= MOST_HEADS;
    const strange = all && alike <= 1 ? `${kept.hour}: ${kept.words.join(" ")}` : null;
    return { class: best === 5 ? "words.misheard" : "words", size: null, strange };
}

/** How many words are what they should; none where there are more or fewer.
 * @param {number[]} words @param {number[]} indexes @returns {number} */
function agreeing(words, indexes) {
    if (words.length !== indexes.length) return 0;
    return words.filter((word, at) => word === indexes[at]).length;
}
