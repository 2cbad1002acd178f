export interface Address {
  /**
   * Decoded, without empty and dot segments; what follows the last slash is preserved, so `/services/`
   * stays as it is.
   */
  path: string;
  /** From the question mark on, as it was sent. */
  query: string;
}

/**
 * Such characters have no place in a path; in a `Location` header they would split it or name
 * another host.
 */
const unreadable = /[\u0000-\u001f\u007f\\]/;

/**
 * Reads the target of a request as nginx does, so that a cache in front uses the same path.
 * @returns `undefined` when the address cannot be read or climbs above the root.
 */
export function readAddress(target: string): Address | undefined {
  const [, raw = '', query = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(target)!;
  if (/%(?![0-9a-f]{2})|%00/i.test(raw)) return undefined;
  const parts = raw.replace(/%2f/gi, '/').replace(/%2e/gi, '.').split('/');
  const kept: string[] = [];
  for (const part of parts) {
    if (part === '..' && kept.pop() === undefined) return undefined;
    if (part !== '' && part !== '.' && part !== '..') kept.push(part);
  }
  const isFolder = ['', '.', '..'].includes(parts.at(-1)!) && kept.length > 0;
  const path = decoded(`/${kept.join('/')}${isFolder ? '/' : ''}`);
  if (path === undefined || unreadable.test(path)) return undefined;
  return { path, query: query === '?' ? '' : query };
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
