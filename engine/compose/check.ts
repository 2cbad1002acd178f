import { onlyInShell } from '@vibrant-peak/webpack/sharedModules';
import { declaredViolations } from './addresses';
import { contractViolations } from './contract';
import { contentOf, type ReleaseSet } from './releaseSet';

/** These releases cannot be one site; each violation names the application and its cause. */
export class IncompatibleError extends Error {
  override name = 'IncompatibleError';

  constructor(
    readonly violations: string[],
    what = 'These releases do not fit together',
  ) {
    super(`${what}:\n- ${violations.join('\n- ')}`);
  }
}

/**
 * @throws IncompatibleError with all violations in the manifests: addresses, missing exports,
 * second copies of React.
 */
export function check(releaseSet: ReleaseSet, isNew: (name: string) => boolean): void {
  const violations = [
    ...[...releaseSet].flatMap(([name, { manifest }]) =>
      declaredViolations(name, manifest.offers?.pages ?? []),
    ),
    ...contractViolationsOf(releaseSet, isNew),
    ...copyViolations(releaseSet),
    ...nameViolations(releaseSet),
  ];
  if (violations.length > 0) throw new IncompatibleError(violations);
}

function contractViolationsOf(releaseSet: ReleaseSet, isNew: (name: string) => boolean): string[] {
  const host = releaseSet.get('shell')!.manifest;
  const content = contentOf(releaseSet).manifest;
  return [...releaseSet.values()].flatMap(({ manifest: user }) =>
    contractViolations({ host, content, user, isNew }),
  );
}

/** A second React or Chakra breaks the page that meets it: remotes bring neither. */
const copyViolations = (releaseSet: ReleaseSet) =>
  [...releaseSet]
    .filter(([name]) => name !== 'shell')
    .flatMap(([name, { manifest }]) =>
      manifest.assets.packages
        .filter((bundled) => onlyInShell.has(bundled))
        .map((bundled) => `${name} brings its own ${bundled}: the shell's must be the only one`),
    );

/**
 * Every release needs a `uniqueName` of its own: chunks of two releases with the same one would end
 * up in one registry.
 */
function nameViolations(releaseSet: ReleaseSet): string[] {
  const owners = new Map<string, string>();
  return [...releaseSet].flatMap(([name, { manifest }]) => {
    const other = owners.get(manifest.assets.uniqueName);
    owners.set(manifest.assets.uniqueName, name);
    return other ? [`${other} and ${name} are both built as ${manifest.assets.uniqueName}`] : [];
  });
}
