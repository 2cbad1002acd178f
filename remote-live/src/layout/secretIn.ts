/** The secret behind `#` of a link, which browsers send to no server. */
export const secretIn = (hash: string) => /^#([\w-]{43})$/.exec(hash)?.[1];
