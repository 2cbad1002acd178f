/** Hides text of the other profile: the HTML is the same in both. */
export const onlyLive = { 'html:not([data-live]) &': { display: 'none' } };
export const onlyDefault = { 'html[data-live] &': { display: 'none' } };
