import { onlyInShell } from '@vibrant-peak/webpack/sharedModules';
import { declaredFaults } from './addresses';
import { contractFaults } from './contract';
import { contentOf, type ReleaseSet } from './releaseSet';

/** These releases cannot be one site; each fault names the application and its cause. */
export class IncompatibleError extends Error {
  override name = 'IncompatibleError';

  constructor(readonly faults: string[]) {
    super(`These releases do not fit together:\n- ${faults.join('\n- ')}`);
  }
}

/** @throws IncompatibleError with all violations in the manifests: addresses, missing exports, second copies of React. */
export function check(releaseSet: ReleaseSet, isNew: (name: string) => boolean): void {
  const faults = [
    ...[...releaseSet].flatMap(([name, { manifest }]) => declaredFaults(name, manifest.offers?.pages ?? [])),
    ...contractFaultsOf(releaseSet, isNew),
    ...copyFaults(releaseSet),
    ...nameFaults(releaseSet),
  ];
  if (faults.length > 0) throw new IncompatibleError(faults);
}

function contractFaultsOf(releaseSet: ReleaseSet, isNew: (name: string) => boolean): string[] {
  const host = releaseSet.get('shell')!.manifest;
  const content = contentOf(releaseSet).manifest;
  return [...releaseSet.values()].flatMap(({ manifest: user }) =>
    contractFaults({ host, content, user, isNew }),
  );
}

/** A second React or Chakra breaks the page that meets it: remotes bring neither. */
const copyFaults = (releaseSet: ReleaseSet) =>
  [...releaseSet]
    .filter(([name]) => name !== 'shell')
    .flatMap(([name, { manifest }]) =>
      manifest.assets.packages
        .filter((bundled) => onlyInShell.has(bundled))
        .map((bundled) => `${name} brings its own ${bundled}: the shell's must be the only one`),
    );

/** Every release needs a `uniqueName` of its own: chunks of two releases with the same one would end up in one registry. */
function nameFaults(releaseSet: ReleaseSet): string[] {
  const owners = new Map<string, string>();
  return [...releaseSet].flatMap(([name, { manifest }]) => {
    const other = owners.get(manifest.assets.uniqueName);
    owners.set(manifest.assets.uniqueName, name);
    return other ? [`${other} and ${name} are both built as ${manifest.assets.uniqueName}`] : [];
  });
}
