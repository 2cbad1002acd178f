/** A host with a dot, and what may follow it. */
const bareAddress = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}([/?#].*)?$/i;

/** `linkedin.com/in/foo` gets the `https://` that people leave out; any other text stays as it is. */
export const withScheme = (typed: string) => (bareAddress.test(typed) ? `https://${typed}` : typed);
