export interface Address {
  /** Decoded, without empty and dot segments; what follows the last slash is kept, so `/services/` stays as it is. */
  path: string;
  /** From the question mark on, as it was sent. */
  query: string;
}

/** Such characters have no place in a path; in a `Location` header they would split it or name another host. */
const unreadable = /[\u0000-\u001f\u007f\\]/;

/**
 * Reads the target of a request the way nginx does, so that both servers see the same path: everything is decoded once,
 * several slashes count as one, dot segments are resolved.
 * @returns `undefined` when the address cannot be read or climbs above the root.
 */
export function readAddress(target: string): Address | undefined {
  const [, raw = '', query = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(target)!;
  const path = decoded(raw);
  if (path === undefined || unreadable.test(path)) return undefined;
  const kept: string[] = [];
  const parts = path.split('/');
  for (const part of parts) {
    if (part === '..' && kept.pop() === undefined) return undefined;
    if (part !== '' && part !== '.' && part !== '..') kept.push(part);
  }
  const isFolder = ['', '.', '..'].includes(parts.at(-1)!) && kept.length > 0;
  return { path: `/${kept.join('/')}${isFolder ? '/' : ''}`, query };
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** A path as `readAddress` would read it again. */
export const writeAddress = (path: string) => encodeURI(path).replace(/[?#]/g, encodeURIComponent);
