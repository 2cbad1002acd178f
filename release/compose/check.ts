import type { Registry } from 'shared/contract';
import { onlyInShell } from '@vibrant-peak/webpack/sharedModules';
import type { ShellBundle } from 'shared/contract/shell';
import { contractFaults } from './contract';
import { contentOf, type Members } from './members';

/** These releases cannot be one site; each fault names who and what. */
export class MisfitError extends Error {
  override name = 'MisfitError';

  constructor(readonly faults: string[]) {
    super(`These releases do not fit together:\n- ${faults.join('\n- ')}`);
  }
}

interface Candidate {
  registry: Registry;
  members: Members;
  shell: ShellBundle;
  /** Applications whose releases are not live yet. */
  isNew: (name: string) => boolean;
}

/** @throws MisfitError when the shell itself cannot run with the content: nothing else can be looked at then. */
export function checkShell(members: Members, isNew: (name: string) => boolean): void {
  const { manifest } = members.get('shell')!;
  const faults = contractFaultsOf(members, isNew, [manifest]);
  if (faults.length > 0) throw new MisfitError(faults);
}

/** @throws MisfitError with everything that is wrong: addresses, what is used and not provided, second copies of React. */
export function check({ registry, members, shell, isNew }: Candidate): void {
  const faults = [
    ...addressFaults(registry, shell),
    ...contractFaultsOf(members, isNew),
    ...copyFaults(members),
    ...nameFaults(members),
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
  members: Members,
  isNew: (name: string) => boolean,
  users = [...members.values()].map(({ manifest }) => manifest),
): string[] {
  const host = members.get('shell')!.manifest;
  const content = contentOf(members)?.manifest;
  return users.flatMap((user) => contractFaults({ host, content, user, isNew }));
}

/** A second React or Chakra breaks the page that meets it: remotes bring neither. */
const copyFaults = (members: Members) =>
  [...members]
    .filter(([name]) => name !== 'shell')
    .flatMap(([name, { manifest }]) =>
      manifest.assets.packages
        .filter((bundled) => onlyInShell.has(bundled))
        .map((bundled) => `${name} brings its own ${bundled}: the shell's must be the only one`),
    );

/** Scripts of two releases under one name would share one registry of chunks. */
function nameFaults(members: Members): string[] {
  const owners = new Map<string, string>();
  return [...members].flatMap(([name, { manifest }]) => {
    const other = owners.get(manifest.assets.uniqueName);
    owners.set(manifest.assets.uniqueName, name);
    return other ? [`${other} and ${name} are both built as ${manifest.assets.uniqueName}`] : [];
  });
}
