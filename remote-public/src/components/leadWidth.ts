/** One width of leads on phones from 375 pixels, so that lines break alike on all of them. */
export const leadWidth = { smDown: '20.9375rem' };
