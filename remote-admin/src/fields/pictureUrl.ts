import { safeUrl } from '@vibrant-peak/shared/safeUrl';

/**
 * Returns the address if a picture can be loaded from it, otherwise `undefined`. The content security policy allows https and
 * paths of the site itself.
 */
export function pictureUrl(input: string): string | undefined {
  const address = safeUrl(input);
  return address && /^(https:|\/)/i.test(address) ? address : undefined;
}
