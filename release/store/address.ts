import { createHash } from 'node:crypto';

/** Hash of a set of files: a whole SHA-256 in base64url, independent of the files' order. */
export function treeHash(files: Map<string, Buffer>): string {
  const hash = createHash('sha256');
  for (const file of [...files.keys()].sort()) {
    const content = files.get(file)!;
    hash.update(JSON.stringify([file, content.length])).update(content);
  }
  return hash.digest('base64url');
}

/**
 * A release's address below `r/<app>/`: the number of the composition that was live when it was stored, and its content's hash.
 * Garbage is collected up to a composition, so that no address is ever reused.
 */
export const addressOf = (live: number | undefined, hash: string) => `${live ?? 0}-${hash}`;

/** The composition that was live when a release was stored. */
export const storedAt = (address: string) => Number(address.slice(0, address.indexOf('-')));

/** The content that an address promises. */
export const hashIn = (address: string) => address.slice(address.indexOf('-') + 1);

/** The hash of a file as compositions and manifests record it. */
export const hashOf = (content: Buffer) =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
