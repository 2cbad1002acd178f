/** Width of leads on phones, where lines break alike in the web font and in its fallback. */
export const leadWidth = { smDown: 'min(20.9375rem, 97.5vw - 2rem)' };
