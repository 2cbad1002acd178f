import { satisfies } from 'semver';
import { contentPrefix } from '@vibrant-peak/shared/contract';
import type { ReleaseManifest, UsedModule } from '../store/manifest';

interface Parties {
  host: ReleaseManifest;
  content: ReleaseManifest;
  /** The consumer: a remote, or the shell, which uses content. */
  user: ReleaseManifest;
  /** Applications whose releases are new in this composition. */
  isNew: (name: string) => boolean;
}

/**
 * Exports of the shell, or fields of the content, that an application uses and that are missing, with the application that has to
 * publish first. Unused ones are not part of the contract.
 */
export function contractViolations(parties: Parties): string[] {
  const { host, user } = parties;
  const tooNew =
    user.contract > host.contract
      ? [
          `${user.name} needs a newer version of the shell: it was built for contract ${user.contract}, the shell has ${host.contract}: publish the shell first`,
        ]
      : [];
  return [
    ...tooNew,
    ...Object.entries(user.uses ?? {}).flatMap(([module, used]) => moduleViolations(module, used, parties)),
  ];
}

function moduleViolations(module: string, { range, names, fields }: UsedModule, parties: Parties): string[] {
  const { user } = parties;
  const { name, manifest } = providerOf(module, parties);
  const provided = manifest.provides?.[module];
  const then = advice(manifest, parties);
  if (!provided) return [`${user.name} uses ${module}, which ${name} does not provide: ${then}`];
  if (!satisfies(provided.version, range))
    return [`${user.name} needs ${module} ${range}, ${name} provides ${provided.version}: ${then}`];
  const missing = names.filter((each) => each !== '*' && !provided.exports.includes(each));
  if (missing.length > 0)
    return [`${user.name} uses ${missing.join(', ')} of ${module}, which ${name} does not export: ${then}`];
  return Object.entries(fields ?? {}).flatMap(([path, type]) => {
    const found = provided.fields?.[path];
    if (found === type || provided.fields === undefined) return [];
    const what = found === undefined ? 'does not have' : `has as ${found}, not ${type}`;
    return [`${user.name} needs ${path} of ${module}, which ${name} ${what}: ${then}`];
  });
}

const providerOf = (module: string, { host, content }: Parties) =>
  module.startsWith(contentPrefix)
    ? { name: 'the content', manifest: content }
    : { name: 'the shell', manifest: host };

/** A provider that removes something waits for its consumers; a consumer of something new waits for the provider. */
const advice = (provider: ReleaseManifest, { host, user, isNew }: Parties) =>
  isNew(provider.name) && !isNew(user.name)
    ? `publish a ${user.name} that does without it first`
    : `publish ${provider === host ? 'the shell' : 'the content (npx vibrant-peak publish shared)'} first`;
