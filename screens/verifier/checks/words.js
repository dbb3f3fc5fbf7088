/** Six words, and the words of the share: numbers that any of three languages speaks
 * (FORMAT.md, part 3). */

import { base64Of, utf8 } from "./bytes.js";
import { WORD_LISTS } from "./generated.js";
import { scrypt } from "./scrypt.js";
import { demand } from "./unreadable.js";

/** @typedef {{ hour: string, phrases: number[][], shares: string[] }} KeptWords each phrase is what
 *   the words are in one language */

/** @typedef {{ size: number, root: Uint8Array, share: string | null }} Candidate a head of that hour */

const LONGEST_KEPT = 2048;
const MOST_HEADS = 16;
const EFFORT = { cost: 131072, blocks: 8, lanes: 1 };

/** @param {string} word @returns {string} as words are compared */
export const plain = (word) => word.normalize("NFKD").toLowerCase();

/** @type {{ language: string, words: string[], plain: string[] }[]} */
const LISTS = Object.entries(WORD_LISTS).map(([language, words]) => ({
    language,
    words: words.split(" "),
    plain: words.split(" ").map(plain),
}));

/** @param {string[]} list @param {string} typed a word, or its number
 * @returns {number} the index of the word meant, or -1 */
function indexIn(list, typed) {
    if (/^(?:0|[1-9][0-9]{0,3})$/.test(typed) && Number(typed) < list.length) return Number(typed);
    const exact = list.indexOf(typed);
    if (exact >= 0 || [...typed].length < 4) return exact;
    const hits = list.flatMap((word, index) => (word.startsWith(typed) ? [index] : []));
    return hits.length === 1 ? hits[0] : -1;
}

/** @param {string} text @returns {string[]} its words, as they are compared */
function typedWords(text) {
    return plain(text)
        .split(/[\s·,]+/u)
        .filter(Boolean);
}

/** @param {string} text @returns {number[][]} what the words are, in each language that has them all */
export function phrasesOf(text) {
    const typed = typedWords(text);
    const read = LISTS.map((list) => typed.map((word) => indexIn(list.plain, word)));
    return typed.length ? read.filter((phrase) => !phrase.includes(-1)) : [];
}

/** The words that an unfinished word may become, in the languages of those before it.
 * @param {string} before @param {string} typed @returns {{ language: string, word: string }[]} */
export function completions(before, typed) {
    const begun = plain(typed);
    if (!begun) return [];
    const fitting = LISTS.filter(({ plain: list }) =>
        typedWords(before).every((word) => indexIn(list, word) >= 0),
    );
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
    const [, hour, said] = /^([0-9]{2})(?:[ \t]*[:·]|[ \t])(.*)$/su.exec(text.trim()) ?? [];
    const phrases = phrasesOf(said ?? "").filter((phrase) => phrase.length === 6);
    const shares = phrasesOf(share).map((phrase) => phrase.join(" "));
    demand(phrases.length, "words");
    demand(shares.length, "share");
    return { hour, phrases, shares };
}

/** @param {string} id @param {Candidate} head @param {(part: number) => void} progress
 * @returns {number[]} the six indexes that a head is spoken as */
export function sixIndexes(id, head, progress) {
    const password = utf8(`${head.size}\n${base64Of(head.root)}\n`);
    const output = scrypt(password, utf8(`companion-${id}\n${head.share}\n`), EFFORT, 32, progress);
    const bits = output.reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);
    return [0n, 1n, 2n, 3n, 4n, 5n].map((at) => Number((bits >> (256n - 11n * (at + 1n))) & 2047n));
}

/** Find the head that kept words speak of.
 * @param {string} id @param {KeptWords} kept @param {Candidate[]} heads of the hour
 * @param {(part: number) => void} progress
 * @returns {{ class: string | null, size: number | null }} the class of what is wrong, or the size */
export function judgeWords(id, kept, heads, progress) {
    if (!heads.length) return { class: "words", size: null };
    const same = heads.filter(({ share }) => share !== null && kept.shares.includes(share));
    const fitting = same.slice(0, MOST_HEADS);
    if (!fitting.length) return { class: "words.share", size: null };
    let best = 0;
    for (const [at, head] of fitting.entries()) {
        const indexes = sixIndexes(id, head, (part) => progress((at + part) / fitting.length));
        const right = Math.max(...kept.phrases.map((phrase) => agreeing(phrase, indexes)));
        if (right === 6) return { class: null, size: head.size };
        best = Math.max(best, right);
    }
    return { class: best === 5 ? "words.misheard" : "words", size: null };
}

/** @param {number[]} one @param {number[]} other @returns {number} */
function agreeing(one, other) {
    return one.filter((index, at) => index === other[at]).length;
}
