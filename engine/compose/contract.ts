import { satisfies } from 'semver';
import { contentPrefix } from '@vibrant-peak/shared/contract';
import type { Fields, ProvidedModule, ReleaseManifest, UsedModule } from '../formats/manifest';

interface Parties {
  host: ReleaseManifest;
  content: ReleaseManifest;
  /** The consumer: a remote, or the shell, which uses content. */
  user: ReleaseManifest;
  /** Applications whose releases are new in this composition. */
  isNew: (name: string) => boolean;
}

/**
 * Used exports of the shell, or fields of the content, that are missing.
 * Each names the application that has to publish first.
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
    // A package can have several modules.
    ...new Set(
      Object.entries(user.uses ?? {}).flatMap(([module, used]) => moduleViolations(module, used, parties)),
    ),
  ];
}

function moduleViolations(module: string, { range, names, fields }: UsedModule, parties: Parties): string[] {
  const { user } = parties;
  const { name, manifest } = providerOf(module, parties);
  const provided = manifest.provides?.[module];
  const then = advice(manifest, parties);
  if (!provided) return [`${user.name} uses ${module}, which ${name} does not provide: ${then}`];
  if (!satisfies(provided.version, range)) return [versionViolation(module, range, provided, parties)];
  const missing = names.filter((each) => each !== '*' && !provided.exports.includes(each));
  if (missing.length > 0)
    return [`${user.name} uses ${missing.join(', ')} of ${module}, which ${name} does not export: ${then}`];
  return fieldViolations(fields ?? {}, provided).map(
    ({ path, what }) => `${user.name} needs ${path} of ${module}, which ${name} ${what}: ${then}`,
  );
}

function versionViolation(
  module: string,
  range: string,
  { version }: ProvidedModule,
  parties: Parties,
): string {
  const { user } = parties;
  const { name, manifest } = providerOf(module, parties);
  const isOfSite = module.startsWith('@vibrant-peak/');
  const library = isOfSite ? module : packageOf(module);
  const what = `${user.name} needs ${library} ${range}, ${name} provides ${version}`;
  if (isOfSite) return `${what}: ${advice(manifest, parties)}`;
  return waitsForUser(manifest, parties)
    ? `${what}: publish both at once, ${user.name} built with ${library} ${version} (npm start)`
    : `${what}: build ${user.name} with ${library} ${version} (its package.json), or publish the shell first`;
}

/** The npm package of a module. */
const packageOf = (module: string) =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * Fields that are missing, in one violation and without the parts of missing ones, and those of
 * another type.
 */
function fieldViolations(
  needed: Fields,
  { fields: found }: ProvidedModule,
): { path: string; what: string }[] {
  if (!found) return [];
  const missing = Object.keys(needed).filter((path) => found[path] === undefined);
  const isPart = (path: string) =>
    missing.some((other) => path.startsWith(`${other}.`) || path.startsWith(`${other}[`));
  const whole = missing.filter((path) => !isPart(path));
  return [
    ...(whole.length > 0 ? [{ path: whole.join(', '), what: 'does not have' }] : []),
    ...Object.entries(needed)
      .filter(([path, type]) => found[path] !== undefined && found[path] !== type)
      .map(([path, type]) => ({ path, what: `has as ${found[path]}, not ${type}` })),
  ];
}

const providerOf = (module: string, { host, content }: Parties) =>
  module.startsWith(contentPrefix)
    ? { name: 'the content', manifest: content }
    : { name: 'the shell', manifest: host };

/**
 * A provider that removes something waits for its consumers; a consumer of something new waits for
 * the provider.
 */
const waitsForUser = (provider: ReleaseManifest, { user, isNew }: Parties) =>
  isNew(provider.name) && !isNew(user.name);

const advice = (provider: ReleaseManifest, parties: Parties) =>
  waitsForUser(provider, parties)
    ? `publish a ${parties.user.name} that does without it first`
    : `publish ${provider === parties.host ? 'the shell' : 'the content (npx vibrant-peak publish shared)'} first`;
