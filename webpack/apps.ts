/** One separately built and deployed application of the site. */
export interface App {
  /** Folder, npm workspace and release name. */
  name: string;
  role: 'host' | 'remote';
  /** Port of its development server on loopback. */
  devPort: number;
}

export const apps = [
  { name: 'shell', role: 'host', devPort: 8080 },
  { name: 'remote-public', role: 'remote', devPort: 3001 },
  { name: 'remote-admin', role: 'remote', devPort: 3002 },
  { name: 'remote-invoice', role: 'remote', devPort: 3003 },
] as const satisfies readonly App[];

/**
 * Finds an application by its folder's name.
 * @throws when no application has that name.
 */
export function findApp(name: string): App {
  const app = apps.find((candidate) => candidate.name === name);
  if (!app) throw new Error(`No application is called "${name}"; see webpack/apps.ts`);
  return app;
}

/** Name of an application in the share scope: federation names are JavaScript identifiers. */
export const federationName = (name: string) => name.replaceAll('-', '_');
