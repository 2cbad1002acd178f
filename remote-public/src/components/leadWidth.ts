/**
 * Widths of leads on phones: one from 375 pixels and one from 480, so that lines break alike in
 * all windows between.
 */
export const leadWidth = { base: '20.9375rem', sm: '27.5rem' };
