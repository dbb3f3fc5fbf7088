/** A field for words of the three lists, which suggests how a word goes on. */

import { completions, meaningsOf, typedWords } from "../kit/words.js";
import { make, newId, refill } from "./dom.js";
import { said } from "./texts.js";

const MOST_OFFERED = 8;

/** Noted words begin with their hour, which may be typed along with them. */
export const NOTED_HOUR = /^\s*[0-9]{2}[ \t]*[:·]/u;

/** @typedef {{ element: HTMLElement, input: HTMLInputElement }} WordsField */

/** @param {string} label @param {number | null} wanted how many words, where that is known
 * @returns {WordsField} */
export function wordsField(label, wanted) {
    const [id, told] = [newId(), newId()];
    const input = make("input", {
        id,
        type: "text",
        autocomplete: "off",
        autocapitalize: "none",
        spellcheck: "false",
        "aria-describedby": told,
    });
    const offers = make("div", {
        class: "offers",
        role: "group",
        "aria-label": said("words.choose"),
    });
    const status = make("p", { id: told, role: "status", class: "status" });
    const update = () => {
        refill(offers, ...offered(input, update));
        status.textContent = judgedWords(input.value, wanted);
    };
    input.addEventListener("input", update);
    return {
        element: make("div", {}, make("label", { for: id }, label), input, offers, status),
        input,
    };
}

/** @param {HTMLInputElement} input @param {() => void} update @returns {HTMLElement[]} */
function offered(input, update) {
    const [, before, begun] = /^(.*[\s,:·])?([^\s,:·]*)$/su.exec(input.value) ?? [];
    const found = completions((before ?? "").replace(NOTED_HOUR, ""), begun ?? "");
    if (found.some(({ word }) => word === begun) && found.length === 1) return [];
    return found.slice(0, MOST_OFFERED).map(({ language, word }) => {
        const choose = () => {
            input.value = `${before ?? ""}${word} `;
            update();
            input.focus();
        };
        return make("button", { type: "button", lang: language, click: choose }, word);
    });
}

/** @param {string} text @param {number | null} wanted @returns {string} */
function judgedWords(text, wanted) {
    const words = typedWords(text.replace(NOTED_HOUR, ""));
    const unknown = words.filter((word) => !meaningsOf(word).length);
    const count = said(wanted ? "words.six" : "words.count", { count: words.length });
    if (!words.length) return "";
    if (unknown.length) return `${count} ${said("words.unknown", { words: unknown.join(" ") })}`;
    return words.length === wanted ? `${count} ${said("words.ready")}` : count;
}
