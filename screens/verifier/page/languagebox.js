/** The choice of the language, at the top of the page. */

import { make, newId } from "./dom.js";
import { language, LANGUAGES, speak } from "./language.js";
import { said } from "./texts.js";

/** @param {() => void} changed what is done in the new language @returns {HTMLElement} */
export function languageBox(changed) {
    const options = Object.entries(LANGUAGES).map(([code, name]) =>
        make("option", { value: code, lang: code, selected: code === language() }, name),
    );
    const box = make("select", { id: newId() }, ...options);
    box.addEventListener("change", () => {
        speak(box.value);
        changed();
    });
    return make("p", { class: "small" }, make("label", { for: box.id }, said("language")), " ", box);
}
