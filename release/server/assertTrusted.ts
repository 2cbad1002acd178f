import type { FolderFiles } from '../store/folderFiles';
import { Keys, keysName } from '../store/keys';
import { shownBy, type Entry } from '../store/log/entry';
import type { Composition } from '../store/composition';
import { assertReleaseSigned, signatureFile, signerOf } from '../store/trust';

/**
 * Checks what visitors get by an entry of the log, where the store lists keys: a listed key has signed the entry, and keys that
 * publish the applications have signed their releases.
 * @param composition reads a composition. @throws UntrustedError, and Error when a release is not there.
 */
export function assertTrusted(
  files: FolderFiles,
  entry: Entry,
  composition: (number: number) => Composition | undefined,
): void {
  const keys = Keys.parse(files.read(keysName), undefined);
  if (!keys) return;
  signerOf(keys, entry);
  for (const number of shownBy(entry))
    for (const [name, address] of Object.entries(composition(number)?.releases ?? {})) {
      const release = `r/${name}/${address}`;
      const manifest = files.read(`${release}/release.json`);
      if (!manifest) throw new Error(`${release} is not there`);
      assertReleaseSigned(keys, { name, address }, manifest, files.read(`${release}/${signatureFile}`));
    }
}
