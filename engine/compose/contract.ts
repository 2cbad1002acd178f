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

/** Used exports and fields that are missing, each with the application that publishes first. */
export function contractViolations(parties: Parties): string[] {
  const { host, user } = parties;
  const violations = Object.entries(user.uses ?? {}).flatMap(([module, used]) =>
    moduleViolations(module, used, parties),
  );
  if (user.contract > host.contract)
    violations.unshift(
      `${user.name} needs a newer version of the shell: it was built for contract ${user.contract}, the shell has ${host.contract}: publish the shell first`,
    );
  // A package can have several modules.
  return [...new Set(violations)];
}

function moduleViolations(module: string, { range, names, fields }: UsedModule, parties: Parties): string[] {
  const { host, content, user, isNew } = parties;
  const [name, provider, application] = module.startsWith(contentPrefix)
    ? ['the content', content, 'the content (npx vibrant-peak publish shared)']
    : ['the shell', host, 'the shell'];
  // A provider that removes something waits for its consumers; a consumer of something new waits
  // for the provider.
  const waitsForUser = isNew(provider.name) && !isNew(user.name);
  const advice = waitsForUser
    ? `publish a ${user.name} that does without it first`
    : `publish ${application} first`;
  const provided = provider.provides?.[module];
  if (!provided) return [`${user.name} uses ${module}, which ${name} does not provide: ${advice}`];
  const { version, exports } = provided;
  if (!satisfies(version, range)) {
    const isOfSite = module.startsWith('@vibrant-peak/');
    const library = isOfSite ? module : packageOf(module);
    const build = waitsForUser
      ? `publish both at once, ${user.name} built with ${library} ${version} (npm start)`
      : `build ${user.name} with ${library} ${version} (its package.json), or publish the shell first`;
    return [
      `${user.name} needs ${library} ${range}, ${name} provides ${version}: ${isOfSite ? advice : build}`,
    ];
  }
  const missing = names.filter((each) => each !== '*' && !exports.includes(each));
  if (missing.length > 0)
    return [`${user.name} uses ${missing.join(', ')} of ${module}, which ${name} does not export: ${advice}`];
  return fieldViolations(fields ?? {}, provided).map(
    ([path, what]) => `${user.name} needs ${path} of ${module}, which ${name} ${what}: ${advice}`,
  );
}

/** The npm package of a module. */
const packageOf = (module: string) => /^(@[^/]+\/)?[^/]+/.exec(module)![0];

/**
 * Fields that are missing, in one violation and without the parts of missing ones, and those of
 * another type.
 */
function fieldViolations(needed: Fields, { fields: found }: ProvidedModule): [path: string, what: string][] {
  if (!found) return [];
  const missing = Object.keys(needed).filter((path) => found[path] === undefined);
  const isPart = (path: string) =>
    missing.some((other) => path.startsWith(`${other}.`) || path.startsWith(`${other}[`));
  const whole = missing.filter((path) => !isPart(path)).join(', ');
  const others = Object.entries(needed).filter(([path, type]) => found[path] && found[path] !== type);
  return [
    ...(whole ? [[whole, 'does not have'] as [string, string]] : []),
    ...others.map(([path, type]): [string, string] => [path, `has as ${found[path]}, not ${type}`]),
  ];
}
