import type { Redirect } from '@vibrant-peak/shared/schemas/redirect';
import type { Collections } from '../content/readContent';
import { IncompatibleError } from './check';

/** Redirects by the address that they answer. */
export type Redirects = Record<string, Pick<Redirect, 'to' | 'permanent'>>;

/**
 * The redirects of the content, from addresses without a page to pages: no chains, no loops.
 * @param pages addresses of all documents.
 * @throws IncompatibleError with all violations.
 */
export function redirectsOf({ redirects: collection }: Collections, pages: readonly string[]): Redirects {
  const redirects = (collection?.['redirects'] ?? []) as Redirect[];
  const isPage = (path: string) => pages.includes(path);
  const found = new Map<string, Redirects[string]>();
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
