/** The staff page, with its query, that was opened before the login in this page load. */
let wanted: string | undefined;

export const returnTo = {
  get: () => wanted,
  set: (page: string | undefined) => void (wanted = page),
};
