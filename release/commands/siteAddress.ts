import { UsageError } from '../usageError';

/**
 * The address after `--against`, as an origin.
 * @param line what stands before it. @throws UsageError when it is not the root of a site.
 */
export function siteAddress(text: unknown, line: string): string {
  const example = `${line} -- --against http://localhost:8080`;
  const address = typeof text === 'string' && URL.canParse(text) ? new URL(text) : undefined;
  if (!address || !/^https?:$/.test(address.protocol) || address.href !== `${address.origin}/`)
    throw new UsageError(`"${String(text)}" is not the address of a site, such as in: ${example}`);
  return address.origin;
}
