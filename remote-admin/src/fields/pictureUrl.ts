import { safeUrl } from '@vibrant-peak/shared/safeUrl';

/**
 * @returns the address if it is https or a path of the site, as the content security policy
 * requires.
 */
export function pictureUrl(input: string): string | undefined {
  const address = safeUrl(input);
  return address && /^(https:|\/)/i.test(address) ? address : undefined;
}
