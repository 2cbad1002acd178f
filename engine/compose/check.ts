import { federationName } from '@vibrant-peak/shared/contract';
import { onlyInShell } from '@vibrant-peak/webpack/sharedModules';
import type { ReleaseManifest } from '../formats/manifest';
import { declaredViolations } from './addresses';
import { contractViolations } from './contract';
import { IncompatibleError } from './incompatibleError';
import { contentOf, type ReleaseSet } from './releaseSet';

/** @throws IncompatibleError with all violations in the manifests. */
export function check(releaseSet: ReleaseSet, isNew: (name: string) => boolean): void {
  const host = releaseSet.get('shell')!.manifest;
  const content = contentOf(releaseSet).manifest;
  const manifests = [...releaseSet.values()].map(({ manifest }) => manifest);
  const contents = manifests.filter((manifest) => manifest.content !== undefined);
  const violations = [
    ...manifests.flatMap(({ name, offers }) => declaredViolations(name, offers?.pages ?? [])),
    ...manifests.flatMap((user) => contractViolations({ host, content, user, isNew })),
    ...manifests.flatMap(copyViolations),
    ...nameViolations(manifests),
    ...(contents.length > 1
      ? [`${contents.map(({ name }) => name).join(' and ')} both bring the content`]
      : []),
  ];
  if (violations.length > 0) throw new IncompatibleError(violations);
}

/** A second React or Chakra breaks the page that meets it: remotes bring neither. */
const copyViolations = ({ name, assets }: ReleaseManifest) =>
  name === 'shell'
    ? []
    : assets.packages
        .filter((bundled) => onlyInShell.has(bundled))
        .map((bundled) => `${name} brings its own ${bundled}: the shell's must be the only one`);

/**
 * Container and registry of chunks are variables of the browser's window: two applications must not
 * share one.
 */
function nameViolations(manifests: readonly ReleaseManifest[]): string[] {
  const owners = new Map<string, string>();
  return manifests.flatMap(({ name, assets: { uniqueName } }) =>
    [...new Set([name, uniqueName].map(federationName))].flatMap((variable) => {
      const other = owners.get(variable);
      owners.set(variable, name);
      return other ? [`${other} and ${name} are both built as ${variable}`] : [];
    }),
  );
}
