/** Minimum height of a small button, larger on touch screens. */
export const touchable = { base: '11', md: '9' } as const;
