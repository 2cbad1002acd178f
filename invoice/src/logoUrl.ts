import { safeUrl } from '@vibrant-peak/shared/safeUrl';

/**
 * The address of a logo that can load: the content security policy allows https and paths of the
 * site itself.
 */
export function logoUrl(input: string): string | undefined {
  const address = safeUrl(input);
  return address && /^(https:|\/)/i.test(address) ? address : undefined;
}
