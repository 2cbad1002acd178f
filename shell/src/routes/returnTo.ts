/**
 * The staff page, with its query, that was opened before the login. The dashboard links to it.
 * A page load forgets it.
 */
let wanted: string | undefined;

export const returnTo = {
  get: () => wanted,
  set: (page: string | undefined) => void (wanted = page),
};
