/** A staff page, with its query, that was opened without the login marker: the dashboard leads on to it. Forgotten with the page load. */
let asked: string | undefined;

export const askedFor = {
  get: () => asked,
  set: (page: string | undefined) => void (asked = page),
};
