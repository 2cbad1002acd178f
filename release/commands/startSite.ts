import type { RequestListener } from 'node:http';
import { apps } from '@vibrant-peak/webpack/apps';
import { publish } from '../publish/publish';
import { provenanceOf } from '../publish/provenanceOf';
import { listen } from '../server/listen';
import { readServerEnvironment } from '../server/serverEnvironment';
import { beginStore } from '../store/openStore';

/**
 * Builds and publishes what has changed, then serves the site.
 * @param api answers the addresses below `/api/`, where there is one.
 */
export async function startSite(api?: RequestListener): Promise<void> {
  // Wrong variables are refused before the build.
  readServerEnvironment(process.env);
  const store = await beginStore();
  const { status, composition } = await publish(store, apps, {
    log: (line) => console.log(line),
    provenance: provenanceOf(process.cwd()),
    // The checkout is started, even if it is older.
    isForced: true,
  });
  console.log(`composition ${composition} is ${status === 'unchanged' ? 'still ' : ''}live`);
  await listen(store, api);
}
