import { uncheckedIntegrity, type Registry } from '@vibrant-peak/shared/contract';

/**
 * Reads the registry of a document. It checks only the fields that an attacker could use: the
 * remotes' origins and the integrity of their entries.
 * @throws with the name of a remote that may not load, or for a damaged document.
 */
export function parseRegistry(text: string): Registry {
  const registry = JSON.parse(text) as Registry | null;
  if (!Array.isArray(registry?.remotes) || !Array.isArray(registry.pages))
    throw new Error('The registry is damaged');
  for (const { name, base, integrity } of registry.remotes) {
    if (!(isOwn(base) || isOfDevelopment(base)) || !base.endsWith('/'))
      throw new Error(`${name} may not come from ${base}`);
    if (integrity !== uncheckedIntegrity && !/^sha(256|384|512)-/.test(integrity))
      throw new Error(`${name} has no integrity`);
  }
  return registry;
}

/** A path on the page's own origin; `//` and `/\` would name another host. */
const isOwn = (address: string) => /^\/[^/\\]/.test(address);

/** Development servers have an origin each. */
const isOfDevelopment = (address: string) =>
  process.env['NODE_ENV'] === 'development' && /^http:\/\/localhost:\d+\//.test(address);
