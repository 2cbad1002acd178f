import { createHash } from 'node:crypto';

/** Names what files hold: all of a SHA-256, in letters, digits, `-` and `_`, whatever order the files come in. */
export function treeHash(files: Map<string, Buffer>): string {
  const hash = createHash('sha256');
  for (const file of [...files.keys()].sort()) {
    const content = files.get(file)!;
    hash.update(JSON.stringify([file, content.length])).update(content);
  }
  return hash.digest('base64url');
}

/**
 * Where a release stands below `r/<app>/`: named by the composition that was live when it was stored, and by its content.
 * What is collected as garbage lies before a composition, so that no address is ever used a second time.
 */
export const addressOf = (live: number | undefined, hash: string) => `${live ?? 0}-${hash}`;

/** The composition that was live when a release was stored. */
export const storedAt = (address: string) => Number(address.slice(0, address.indexOf('-')));

/** The content that an address promises. */
export const hashIn = (address: string) => address.slice(address.indexOf('-') + 1);

/** The hash of a file as compositions and manifests record it. */
export const hashOf = (content: Buffer) =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
