/**
 * One width of leads on phones from 375 pixels, so that lines break alike on all of them. On paper
 * breakpoints do not apply.
 */
export const leadWidth = { base: '20.9375rem', _print: 'none' };
