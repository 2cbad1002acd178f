import type { Registry } from 'shared/contract';
import { onlyInShell } from '@vibrant-peak/webpack/sharedModules';
import type { ShellBundle } from './bundles';
import type { Members } from './members';

/** These releases cannot be one site; each fault names who and what. */
export class MisfitError extends Error {
  override name = 'MisfitError';

  constructor(readonly faults: string[]) {
    super(`These releases do not fit together:\n- ${faults.join('\n- ')}`);
  }
}

/** @throws MisfitError with everything that is wrong: addresses, versions, contracts, second copies of React. */
export function check(registry: Registry, members: Members, shell: ShellBundle): void {
  const faults = [
    ...addressFaults(registry, shell),
    ...versionFaults(members),
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

function versionFaults(members: Members): string[] {
  const host = members.get('shell')!.manifest;
  return [...members].flatMap(([name, { manifest }]) => [
    ...(manifest.contract > host.contract
      ? [
          `${name} needs a newer version of the shell: it was built for contract ${manifest.contract}, the shell has ${host.contract}`,
        ]
      : []),
    ...Object.entries(manifest.requires)
      .filter(([module, range]) => !isProvided(host.requires[module], range))
      .map(
        ([module, range]) =>
          `${name} needs ${module} ${range}, the shell provides ${host.requires[module] ?? 'none'}`,
      ),
  ]);
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

/** Both sides are caret ranges: the same major version, and nothing newer than what the shell has. */
function isProvided(provided: string | undefined, wanted: string): boolean {
  if (!provided) return false;
  const [have, want] = [provided, wanted].map((range) => range.slice(1).split('.').map(Number)) as [
    number[],
    number[],
  ];
  if (have[0] !== want[0]) return false;
  return have[1]! > want[1]! || (have[1] === want[1] && have[2]! >= want[2]!);
}
