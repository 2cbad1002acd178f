import { findRoot, readPackage, workspacesIn } from './packages';

/**
 * One separately deployed unit of the site: an application, or the content that applications show.
 */
export interface App {
  /** Name of its releases; that of its package unless `federation.release` says otherwise. */
  name: string;
  role: 'host' | 'remote' | 'content';
  /** Port of its development server on loopback; the content has none. */
  devPort?: number;
  /** The only profile that it belongs to; without it, all. */
  profile?: 'live';
  /** Absolute path of its package. */
  folder: string;
}

/**
 * Every workspace whose package.json has a `federation` entry, the host before the remotes.
 * Outside of a repository with workspaces, the package itself.
 */
export function findApps(from: string = process.cwd()): App[] {
  const root = findRoot(from);
  return [root, ...workspacesIn(root)]
    .flatMap(appIn)
    .sort((one, other) => one.role.localeCompare(other.role) || (one.devPort ?? 0) - (other.devPort ?? 0));
}

export const apps: readonly App[] = findApps();

/** The applications of `npm start`; `npm run live` has all. */
export const defaultApps = apps.filter(({ profile }) => profile === undefined);

/** The apps that webpack builds; each has its own development server. */
export const builtApps = apps.filter((app): app is BuiltApp => app.devPort !== undefined);

export type BuiltApp = App & { role: 'host' | 'remote'; devPort: number };

function appIn(folder: string): App[] {
  const { name, federation } = readPackage(folder);
  return federation
    ? [
        {
          name: federation.release ?? name,
          role: federation.role,
          ...(federation.port && { devPort: federation.port }),
          ...(federation.profile && { profile: federation.profile }),
          folder,
        },
      ]
    : [];
}

/** @throws when no application has that name. */
export function findApp(name: string): App {
  const app = apps.find((candidate) => candidate.name === name);
  if (!app)
    throw new Error(`No application is called "${name}": its package.json needs a "federation" entry`);
  return app;
}

export const packageVersion = (app: App): string => readPackage(app.folder).version;
