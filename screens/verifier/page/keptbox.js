/** What the players kept: any number of heads and of six words. */

import { make, newId } from "./dom.js";
import { said } from "./texts.js";
import { NOTED_HOUR, wordsField } from "./wordsfield.js";

/** @typedef {import("../checks/kept.js").Kept} Kept */
/** @typedef {{ element: HTMLElement, kept: () => Kept[], add: (head: string) => void }} KeptBox */
/** @typedef {{ element: HTMLElement, first: HTMLElement, kept: () => Kept | null }} Item */

const AS_TYPED = { spellcheck: "false", autocomplete: "off", autocapitalize: "none" };

/** @returns {KeptBox} */
export function keptBox() {
    /** @type {Set<Item>} */
    const items = new Set();
    const list = make("div", {});
    const status = make("p", { role: "status", class: "unseen" });
    const put = (/** @type {Item} */ item) => {
        items.add(item);
        item.element.append(removal(() => items.delete(item) && taken(item)));
        list.append(item.element);
        return item;
    };
    const addHead = adding("kept.addHead", () => put(headItem("")));
    const addWords = adding("kept.addWords", () => put(wordsItem()));
    const taken = (/** @type {Item} */ item) => {
        item.element.remove();
        status.textContent = said("kept.removed");
        addHead.focus();
    };
    put(headItem(""));
    return {
        element: framed(list, make("p", { class: "buttons" }, addHead, addWords), status),
        kept: () => [...items].flatMap((item) => item.kept() ?? []),
        add: (head) => void put(headItem(head)),
    };
}

/** @param {HTMLElement[]} inside @returns {HTMLElement} */
function framed(...inside) {
    const title = make("h2", { id: "kept-title" }, said("kept.title"));
    const lead = make("p", {}, said("kept.lead"));
    return make("section", { "aria-labelledby": title.id }, title, lead, ...inside);
}

/** @param {string} key @param {() => Item} add @returns {HTMLElement} */
function adding(key, add) {
    return make("button", { type: "button", click: () => add().first.focus() }, said(key));
}

/** @param {() => void} remove @returns {HTMLElement} */
function removal(remove) {
    return make("button", { type: "button", class: "quiet", click: remove }, said("kept.remove"));
}

/** @param {string} text @returns {Item} */
function headItem(text) {
    const area = make("textarea", { ...AS_TYPED, id: newId(), rows: 2 });
    area.value = text;
    const label = make("label", { for: area.id }, said("kept.head"));
    const kept = () => (area.value.trim() ? { head: area.value.trim() } : null);
    return { element: make("fieldset", {}, label, area), first: area, kept };
}

/** @returns {Item} */
function wordsItem() {
    const traits = { ...AS_TYPED, type: "text", inputmode: "numeric", maxlength: 2, size: 3 };
    const hour = make("input", { ...traits, id: newId() });
    const label = make("label", { for: hour.id }, said("kept.hour"));
    const words = wordsField(said("kept.words"), 6);
    const share = wordsField(said("kept.share"), null);
    const kept = () => {
        const [at, spoken] = [hour.value.trim(), words.input.value.trim()];
        const text = NOTED_HOUR.test(spoken) ? spoken : `${at.padStart(2, "0")}: ${spoken}`;
        return at || spoken ? { words: text, share: share.input.value.trim() } : null;
    };
    const element = make("fieldset", {}, label, hour, words.element, share.element);
    return { element, first: hour, kept };
}
