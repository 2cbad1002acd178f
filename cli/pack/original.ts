/** Where `prepack` stores the package.json of a package until `postpack`. */
export const original = '.cache/package.json';
