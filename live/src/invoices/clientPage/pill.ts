/** A state in a word; nothing for a blank one. */
export const pill = (state: string) => (state === '' ? '' : `<p class="pill">${state}</p>`);
