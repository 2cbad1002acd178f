/** Files that are opened may have so many bytes: what is larger was chosen by mistake. */
export const largestFile = 20_000_000;
