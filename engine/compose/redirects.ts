import type { Redirect } from '@vibrant-peak/shared/schemas/redirect';
import type { Collections } from '../content/readContent';
import type { Composition } from '../formats/composition';
import { IncompatibleError } from './check';

/**
 * The redirects of the content, from addresses without a page to pages: no chains, no loops.
 * @throws IncompatibleError with all violations.
 */
export function redirectsOf(
  { redirects: collection }: Collections,
  pages: readonly { path: string }[],
): NonNullable<Composition['redirects']> {
  const redirects = (collection?.['redirects'] ?? []) as Redirect[];
  const isPage = (address: string) => pages.some(({ path }) => path === address);
  const found = new Map<string, Pick<Redirect, 'to' | 'permanent'>>();
  const violations: string[] = [];
  for (const { from, to, permanent } of redirects) {
    if (isPage(from)) violations.push(`redirects: ${from} is a page`);
    if (found.has(from)) violations.push(`redirects: ${from} is listed twice`);
    if (!isPage(to.split('#')[0]!)) violations.push(`redirects: ${from} leads to ${to}, which is not a page`);
    found.set(from, { to, permanent });
  }
  if (violations.length > 0) throw new IncompatibleError(violations);
  return Object.fromEntries(found);
}
