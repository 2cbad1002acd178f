import type { Composition } from '../formats/composition';
import { readAddress, type Address } from './readAddress';

type Redirects = NonNullable<Composition['redirects']>;

/** Names a folder and its page alike, however the letters were composed. */
const pageAt = (path: string) => (path === '/' ? path : path.replace(/\/$/, '')).normalize('NFC');

/**
 * The form in which a composition lists a former address: its path decoded, without a slash at the
 * end, and its parameters in the order of their names. Small and capital letters differ.
 * @returns `undefined` when the address cannot be read.
 */
export function formerAddress(text: string): Address | undefined {
  const address = readAddress(text);
  if (!address) return undefined;
  const parameters = new URLSearchParams(address.query);
  parameters.sort();
  return { path: pageAt(address.path), query: parameters.size > 0 ? `?${parameters.toString()}` : '' };
}

/**
 * Where a former address leads. A redirect from an address with a query answers requests with all of
 * its parameters, which are then left out. All other parameters go along, unless they would lead on.
 */
export function redirectFrom(
  redirects: Redirects,
  { path, query }: Address,
): { location: string; permanent: boolean } | undefined {
  const page = pageAt(path);
  const [from, left] = withParameters(redirects, page, query) ?? [page, query];
  if (!Object.hasOwn(redirects, from)) return undefined;
  const { to, permanent } = redirects[from]!;
  const [target, hash] = to.split('#') as [string, string?];
  const leadsOn = Object.keys(redirects).some((each) => each.startsWith(`${target}?`));
  return {
    location: `${target}${leadsOn ? '' : left}${hash === undefined ? '' : `#${encoded(hash)}`}`,
    permanent,
  };
}

/** The redirect with the most parameters of a request, and the query without them. */
function withParameters(redirects: Redirects, page: string, query: string): [string, string] | undefined {
  if (query === '') return undefined;
  const asked = new URLSearchParams(query);
  const [best] = Object.keys(redirects)
    .filter((from) => from.startsWith(`${page}?`))
    .map((from) => ({ from, parameters: [...new URLSearchParams(from.slice(page.length))] }))
    .filter(
      ({ parameters }) =>
        parameters.length > 0 && parameters.every(([name, value]) => asked.getAll(name).includes(value)),
    )
    .sort((one, other) => other.parameters.length - one.parameters.length);
  if (!best) return undefined;
  for (const [name] of best.parameters) asked.delete(name);
  return [best.from, asked.size > 0 ? `?${asked.toString()}` : ''];
}

/** A header has ASCII alone. Bytes that are encoded already stay. */
const encoded = (hash: string) => encodeURI(hash).replaceAll('%25', '%');
