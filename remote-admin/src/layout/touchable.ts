/** Least height of a small button: larger where fingers press it. */
export const touchable = { base: '11', md: '9' } as const;
