/** A path for logs: the address of a client's page opens it. */
export const withoutToken = (path: string) => path.replace(/^\/i\/[^/?]+/, '/i/…');
