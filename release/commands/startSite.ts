import { apps, defaultApps } from '@vibrant-peak/webpack/apps';
import { publish } from '../publish/publish';
import { provenanceOf } from '../publish/provenanceOf';
import { listen, type LiveServer } from '../server/listen';
import { readServerEnvironment } from '../server/serverEnvironment';
import { beginStore, namedStore } from '../store/openStore';

/** What the live profile adds. */
interface LiveParts extends LiveServer {
  /** The store, unless `STORE` names one: the default profile's has other applications. */
  store: string;
}

/** Builds and publishes what has changed, then serves the site, of the default profile unless the parts of the live one are given. */
export async function startSite(live?: LiveParts): Promise<void> {
  // Wrong variables are refused before the build.
  readServerEnvironment(process.env);
  const store = await beginStore(namedStore(live?.store));
  const { status, composition } = await publish(store, live ? apps : defaultApps, {
    log: (line) => console.log(line),
    provenance: provenanceOf(process.cwd()),
    // The checkout is started, even if it is older.
    isForced: true,
  });
  console.log(`composition ${composition} is ${status === 'unchanged' ? 'still ' : ''}live`);
  await listen(store, live);
}
