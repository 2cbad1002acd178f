/** The element that a hash names. A hash that cannot be decoded, as in `/#20%off`, names none. */
export function hashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
