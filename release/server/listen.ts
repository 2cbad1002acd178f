import type { AddressInfo } from 'node:net';
import type { Store } from '../store/store';
import { Mirror, mirrorFolder } from './mirror';
import { createSiteServer } from './createSiteServer';

/** How often a store that is not a local folder is asked for a new pointer, in milliseconds. */
const pollTime = 1000;

/** Serves a store on loopback until the process is told to stop; requests that run are answered first. */
export async function listen(store: Store): Promise<void> {
  const port = Number(process.env['PORT'] ?? 8080);
  const mirror = Mirror.of(store, mirrorFolder());
  await mirror.update();
  const poll = setInterval(() => {
    mirror.update().catch((error: Error) => console.error(`The store does not answer: ${error.message}`));
  }, pollTime);

  const server = createSiteServer(mirror.folder);
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    console.error(`Port ${port} is in use. Stop what runs there, or choose another one: PORT=8090 npm start`);
    process.exit(1);
  });
  server.listen(port, '127.0.0.1', () => {
    const { port: chosen } = server.address() as AddressInfo;
    console.log(`Vibrant Peak: http://localhost:${chosen}`);
  });

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      clearInterval(poll);
      server.close(() => process.exit(0));
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), 3000).unref();
    });
  }
}
