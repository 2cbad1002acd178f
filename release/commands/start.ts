import { apps } from '@vibrant-peak/webpack/apps';
import { publish } from '../publish/publish';
import { provenanceOf } from '../publish/provenanceOf';
import { listen } from '../server/listen';
import { readServerEnvironment } from '../server/serverEnvironment';
import { beginStore } from '../store/openStore';
import type { Command } from './runCommand';

/** Builds and publishes what has changed, then serves the site. Only this command creates a store. */
export const start: Command<void> = {
  run: async () => {
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
    await listen(store);
  },
};
