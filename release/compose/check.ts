import type { Registry } from 'shared/contract';
import { onlyInShell } from '@vibrant-peak/webpack/sharedModules';
import type { ShellBundle } from 'shared/contract/shell';
import { contractFaults } from './contract';
import { contentOf, type ReleaseSet } from './releaseSet';

/** These releases cannot be one site; each fault names who and what. */
export class MisfitError extends Error {
  override name = 'MisfitError';

  constructor(readonly faults: string[]) {
    super(`These releases do not fit together:\n- ${faults.join('\n- ')}`);
  }
}

interface Candidate {
  registry: Registry;
  releaseSet: ReleaseSet;
  shell: ShellBundle;
  /** Applications whose releases are not live yet. */
  isNew: (name: string) => boolean;
}

/** @throws MisfitError when the shell itself cannot run with the content: nothing else can be looked at then. */
export function checkShell(releaseSet: ReleaseSet, isNew: (name: string) => boolean): void {
  const { manifest } = releaseSet.get('shell')!;
  const faults = contractFaultsOf(releaseSet, isNew, [manifest]);
  if (faults.length > 0) throw new MisfitError(faults);
}

/** @throws MisfitError with everything that is wrong: addresses, what is used and not provided, second copies of React. */
export function check({ registry, releaseSet, shell, isNew }: Candidate): void {
  const faults = [
    ...addressFaults(registry, shell),
    ...contractFaultsOf(releaseSet, isNew),
    ...copyFaults(releaseSet),
    ...nameFaults(releaseSet),
  ];
  if (faults.length > 0) throw new MisfitError(faults);
}

function addressFaults(registry: Registry, shell: ShellBundle): string[] {
  const claimed = new Map<string, string>();
  return registry.pages.flatMap(({ path, remote }) => {
    const other = claimed.get(path);
    claimed.set(path, remote);
    const refusal = shell.refusalOf(remote, path);
    return [...(refusal ? [refusal] : []), ...(other ? [`${other} and ${remote} both claim ${path}`] : [])];
  });
}

function contractFaultsOf(
  releaseSet: ReleaseSet,
  isNew: (name: string) => boolean,
  users = [...releaseSet.values()].map(({ manifest }) => manifest),
): string[] {
  const host = releaseSet.get('shell')!.manifest;
  const content = contentOf(releaseSet).manifest;
  return users.flatMap((user) => contractFaults({ host, content, user, isNew }));
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
