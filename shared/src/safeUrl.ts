/**
 * Returns an address that is safe to render in `href` or `src`, otherwise `undefined`. Allowed:
 * absolute https and http addresses without credentials, `mailto:` and `tel:` with the option
 * `contact`, and paths of this origin (one leading slash). Everything else, such as `javascript:`,
 * `data:`, `blob:`, `//host` and `/\host`, is rejected, and so are addresses of more than 2,048
 * characters or with control characters or invisible spaces.
 */
export function safeUrl(input: string, options: { contact?: boolean } = {}): string | undefined {
  const address = input.trim();
  if (address === '' || address.length > 2048 || hasHiddenCharacter(address) || address.includes('\\'))
    return undefined;
  if (/%0[ad]/i.test(address)) return undefined;
  if (/^\/(?!\/)/.test(address)) return address;
  if (options.contact && /^(mailto:[^\s?]+@[^\s?]+|tel:[+\d\s()-]+)$/i.test(address)) return address;
  if (!/^https?:\/\/[^/]/i.test(address)) return undefined;
  return parsesSafely(address) ? address : undefined;
}

/**
 * The address of a picture that can load: the content security policy allows https and paths of the
 * site itself.
 */
export function pictureUrl(input: string): string | undefined {
  const address = safeUrl(input);
  return address && /^(https:|\/)/i.test(address) ? address : undefined;
}

/** Control, format (zero-width, direction) and surrogate characters never belong in an address. */
const hasHiddenCharacter = (text: string) => /[\p{Cc}\p{Cf}\p{Cs}\s]/u.test(text);

function parsesSafely(address: string): boolean {
  try {
    const { username, password, hostname } = new URL(address);
    return username === '' && password === '' && hostname !== '';
  } catch {
    return false;
  }
}
