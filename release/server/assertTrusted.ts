import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Keys, keysName } from '../store/keys';
import { shownBy, type Entry } from '../store/log/entry';
import type { Composition } from '../store/composition';
import { assertReleaseSigned, signatureFile, signerOf } from '../store/trust';

/**
 * Checks what visitors get by an entry of the log, where the store lists keys: a listed key has signed the entry, and keys that
 * publish the applications have signed their releases.
 * @param composition reads a composition. @throws UntrustedError.
 */
export function assertTrusted(
  folder: string,
  entry: Entry,
  composition: (number: number) => Composition | undefined,
): void {
  const read = (name: string) =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name)) : undefined;
  const keys = Keys.parse(read(keysName), undefined);
  if (!keys) return;
  signerOf(keys, entry);
  for (const number of shownBy(entry))
    for (const [name, address] of Object.entries(composition(number)?.releases ?? {})) {
      const release = `r/${name}/${address}`;
      const manifest = readFileSync(join(folder, release, 'release.json'));
      assertReleaseSigned(keys, { name, address }, manifest, read(`${release}/${signatureFile}`));
    }
}
