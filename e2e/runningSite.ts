import { join } from 'node:path';
import { publish } from '../cli/publish/publish';
import { createSiteServer, type SiteServerOptions } from '../engine/serve/createSiteServer';
import { beginStore } from '../engine/store/openStore';
import { defaultApps } from '../webpack/apps';

export interface RunningSite {
  url: string;
  stop: () => void;
}

/** A site served by another process. */
export interface SiteApart {
  url: string;
  /** Resolves when the process has ended. */
  stop: () => Promise<void>;
}

/** Serves a store on a free port of the loopback interface. */
export async function serveStore(folder: string, options?: SiteServerOptions): Promise<RunningSite> {
  const server = createSiteServer(folder, options);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as { port: number }).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Builds, publishes and serves the site in the store of `npm start`, for benchmarks. */
export async function servePublished(): Promise<RunningSite> {
  const folder = join(import.meta.dirname, '../store');
  await publish(await beginStore(folder), defaultApps, { log: (line) => console.log(line) });
  return serveStore(folder);
}
