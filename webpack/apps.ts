import { findRoot, readPackage, workspacesIn } from './packages';

/** One separately built and deployed application of the site. */
export interface App {
  /** Name of its package, and of its releases. */
  name: string;
  role: 'host' | 'remote';
  /** Port of its development server on loopback. */
  devPort: number;
  /** Where its package stands. */
  folder: string;
}

/**
 * The applications that can be built from here: every workspace whose package.json has a `federation` entry, the host
 * first; outside of a repository with workspaces, the package itself.
 */
export function findApps(from: string = process.cwd()): App[] {
  const root = findRoot(from);
  return [root, ...workspacesIn(root)]
    .flatMap(appIn)
    .sort((one, other) => one.role.localeCompare(other.role) || one.devPort - other.devPort);
}

export const apps: readonly App[] = findApps();

function appIn(folder: string): App[] {
  const { name, federation } = readPackage(folder);
  return federation ? [{ name, role: federation.role, devPort: federation.port, folder }] : [];
}

/**
 * Finds an application by its name.
 * @throws when no application has that name.
 */
export function findApp(name: string): App {
  const app = apps.find((candidate) => candidate.name === name);
  if (!app)
    throw new Error(`No application is called "${name}": its package.json needs a "federation" entry`);
  return app;
}

/** Name of an application in the share scope: federation names are JavaScript identifiers. */
export const federationName = (name: string) => name.replace(/^@/, '').replace(/[^A-Za-z0-9_]/g, '_');

export const packageVersion = (app: App): string => readPackage(app.folder).version;
