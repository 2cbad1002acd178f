import { safeUrl } from 'shared/safeUrl';

/**
 * Returns an address that a picture can be loaded from, or `undefined`: safe, and one that the security policy of the
 * site lets through, which is https or a path of the site itself.
 */
export function pictureUrl(input: string): string | undefined {
  const address = safeUrl(input);
  return address && /^(https:|\/)/i.test(address) ? address : undefined;
}
