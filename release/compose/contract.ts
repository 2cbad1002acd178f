import { satisfies } from 'semver';
import type { ReleaseManifest, UsedModule } from '../store/manifest';

interface Parties {
  host: ReleaseManifest;
  remote: ReleaseManifest;
  /** Applications whose releases are new in this composition. */
  isNew: (name: string) => boolean;
}

/**
 * What a remote needs of the shell and does not get: module by module, name by name, and who has to publish first. What
 * a remote does not use is no part of it.
 */
export function contractFaults(parties: Parties): string[] {
  const { host, remote } = parties;
  const tooNew =
    remote.contract > host.contract
      ? [
          `${remote.name} needs a newer version of the shell: it was built for contract ${remote.contract}, the shell has ${host.contract}: publish the shell first`,
        ]
      : [];
  return [
    ...tooNew,
    ...Object.entries(remote.uses ?? {}).flatMap(([module, used]) => moduleFaults(module, used, parties)),
  ];
}

function moduleFaults(module: string, { range, names }: UsedModule, parties: Parties): string[] {
  const { host, remote } = parties;
  const provided = host.provides?.[module];
  if (!provided)
    return [`${remote.name} uses ${module}, which the shell does not provide: ${advice(parties)}`];
  if (!satisfies(provided.version, range))
    return [
      `${remote.name} needs ${module} ${range}, the shell provides ${provided.version}: ${advice(parties)}`,
    ];
  const missing = names.filter((name) => name !== '*' && !provided.exports.includes(name));
  if (missing.length === 0) return [];
  return [
    `${remote.name} uses ${missing.join(', ')} of ${module}, which the shell does not export: ${advice(parties)}`,
  ];
}

/** A shell that takes something away waits for those who use it; a remote that wants something new waits for the shell. */
const advice = ({ host, remote, isNew }: Parties) =>
  isNew(host.name) && !isNew(remote.name)
    ? `publish a ${remote.name} that does without it first`
    : 'publish the shell first';
