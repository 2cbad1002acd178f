import { coversAddress } from '@vibrant-peak/shared/contract';
import type { Redirect } from '@vibrant-peak/shared/schemas/redirect';
import type { Collections } from '../content/readContent';
import type { Composition } from '../formats/composition';
import { patterns } from '../objects/responses';
import { formerAddress } from '../serve/formerAddress';
import { IncompatibleError } from './incompatibleError';

/** Addresses that never reach the redirects. */
const isServers = (path: string) =>
  patterns.immutable.test(path) ||
  patterns.hidden.test(path) ||
  /^\/((api|i)(\/|$)|(livez|readyz|healthz)$)/.test(path);

/**
 * The redirects of the content, from addresses without a page to pages: no chains, no loops. The home
 * page may be a former address with a query, as in `/?page_id=29`.
 * @param files names of the files at the root of the site.
 * @throws IncompatibleError with all violations.
 */
export function redirectsOf(
  { redirects: collection }: Collections,
  pages: readonly { path: string }[],
  files: readonly string[],
): NonNullable<Composition['redirects']> {
  const redirects = (collection?.['redirects'] ?? []) as Redirect[];
  const isPage = (address: string) => pages.some(({ path }) => path === address);
  const hidesPage = (path: string, query: string) =>
    (isPage(path) && !(path === '/' && query)) ||
    pages.some((page) => page.path.includes('/:') && coversAddress(page.path, path));
  const found = new Map<string, Pick<Redirect, 'to' | 'permanent'>>();
  const violations: string[] = [];
  for (const { from, to, permanent } of redirects) {
    const { path, query = '' } = formerAddress(from) ?? {};
    const key = `${path}${query}`;
    if (path === undefined) violations.push(`redirects: ${from} cannot be read`);
    else if (hidesPage(path, query)) violations.push(`redirects: ${from} is a page`);
    else if (files.includes(path.slice(1))) violations.push(`redirects: ${from} is a file of the site`);
    else if (isServers(path)) violations.push(`redirects: ${from} belongs to the server`);
    if (found.has(key)) violations.push(`redirects: ${from} is listed twice`);
    if (!isPage(to.split('#')[0]!)) violations.push(`redirects: ${from} leads to ${to}, which is not a page`);
    found.set(key, { to, permanent });
  }
  if (violations.length > 0) throw new IncompatibleError(violations);
  return Object.fromEntries(found);
}
