/** A host with a dot, optionally with path, query or fragment. */
const bareAddress = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}([/?#].*)?$/i;

/** Adds a missing `https://`, as in `linkedin.com/in/foo`; other texts are returned unchanged. */
export const withScheme = (typed: string) => (bareAddress.test(typed) ? `https://${typed}` : typed);
