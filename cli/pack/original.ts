/**
 * Where `prepack` keeps the package.json of a package until `postpack`, below the package's folder.
 */
export const original = '.cache/package.json';
