/** Limit for files to open, in bytes: larger ones were chosen by mistake. */
export const largestFile = 20_000_000;
