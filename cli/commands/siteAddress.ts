import { UsageError } from '@vibrant-peak/engine/usageError';

/**
 * The address after `--against`, as an origin.
 * @param line the text before it. @throws UsageError when it is not the root of a site.
 */
export function siteAddress(text: unknown, line: string): string {
  const example = `${line} --against http://localhost:8080`;
  const address = typeof text === 'string' && URL.canParse(text) ? new URL(text) : undefined;
  if (!address || !/^https?:$/.test(address.protocol) || address.href !== `${address.origin}/`)
    throw new UsageError(`"${String(text)}" is not the address of a site, such as in: ${example}`);
  return address.origin;
}

/**
 * The site that a remote is developed against, from `--against`.
 * @throws UsageError when it is not the address of a site, or is the gateway itself.
 */
export function liveSite(text: unknown, remote: string, port: number): string {
  const line = `npx vibrant-peak develop ${remote}`;
  if (typeof text !== 'string' || text === '')
    throw new UsageError(
      `Say which live site: ${line} --against http://localhost:8080. To run all applications from here: npm run dev`,
    );
  const origin = siteAddress(text, line);
  if ([`http://localhost:${port}`, `http://127.0.0.1:${port}`].includes(origin))
    throw new UsageError(`${origin} is this development server itself: name the live site`);
  return origin;
}
