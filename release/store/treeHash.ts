import { createHash } from 'node:crypto';

/** The address of a release: the same files give the same 16 hex digits, whatever order they come in. */
export function treeHash(files: Map<string, Buffer>): string {
  const hash = createHash('sha256');
  for (const file of [...files.keys()].sort()) hash.update(`${file}\0`).update(files.get(file)!).update('\0');
  return hash.digest('hex').slice(0, 16);
}
