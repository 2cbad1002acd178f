import { createHash } from 'node:crypto';
import { extname } from 'node:path';

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
 * A release's address below `r/<app>/`: the live composition's number at that time, and its hash.
 * Garbage is collected up to a composition, so that no address is ever reused.
 */
export const addressOf = (live: number | undefined, hash: string) => `${live ?? 0}-${hash}`;

/** The composition that was live when a release was stored. */
export const storedAt = (address: string) => Number(address.slice(0, address.indexOf('-')));

/** The content that an address promises. */
export const hashIn = (address: string) => address.slice(address.indexOf('-') + 1);

/**
 * Name in the store of a composition's file: its address is made like that of a release, its suffix
 * is that of its public name.
 */
export const fileName = (live: number | undefined, publicName: string, content: Buffer) =>
  `${filesFolder}${addressOf(live, sha256(content))}${extname(publicName)}`;

export const filesFolder = 'files/';

/**
 * The content that the name of a composition's file promises, and the composition that was live
 * when it was stored.
 */
export function readFileName(name: string): { hash: string; live: number } {
  const address = name.slice(filesFolder.length).replace(/\..*$/, '');
  return { hash: hashIn(address), live: storedAt(address) };
}

/** Whether a composition's file has the bytes that its name promises. */
export const isPromised = (name: string, content: Buffer) => sha256(content) === readFileName(name).hash;

/** The hash of a file in names and manifests: a whole SHA-256 in base64url. */
export const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('base64url');
