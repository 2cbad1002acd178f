import type { Configuration } from 'webpack';
import { builtApps } from '../apps';
import { browserConfig } from './browserConfig';
import type { Mode } from './commonConfig';
import { configurationHash } from '../configurationHash';
import { loadPages } from '../loadPages';
import { nodeConfig } from './nodeConfig';

/**
 * The builds of the application in a folder, in its `dist`: browser scripts and a CommonJS bundle.
 * In production also a development build of the shell, for working copies of remotes.
 * @throws when the folder holds no application.
 */
export async function createConfig(folder: string, mode: Mode = 'production'): Promise<Configuration[]> {
  const app = builtApps.find((candidate) => candidate.folder === folder);
  if (!app) throw new Error(`${folder} holds no application: its package.json needs a "federation" entry`);
  const pages = app.role === 'remote' ? await loadPages(app) : undefined;
  const configuration = await configurationHash(app);
  return [
    browserConfig({ app, mode, configuration, pages }),
    nodeConfig({ app, mode, configuration, pages }),
    ...(app.role === 'host' && mode === 'production'
      ? [browserConfig({ app, mode: 'gateway', configuration, pages })]
      : []),
  ];
}
