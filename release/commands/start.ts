import { apps } from '@vibrant-peak/webpack/apps';
import { publish } from '../publish/publish';
import { listen } from '../server/listen';
import { provenanceOf } from '../publish/provenanceOf';
import { openStore } from '../store/openStore';
import { runServer } from './runCommand';

/** `npm start`: builds and publishes what has changed, then serves the composed site. */
await runServer('npm start', async () => {
  const store = await openStore();
  const { status, composition } = await publish(store, apps, {
    log: (line) => console.log(line),
    provenance: provenanceOf(process.cwd()),
    // What is started is what is checked out, older or not.
    isForced: true,
  });
  console.log(`composition ${composition} is ${status === 'unchanged' ? 'still ' : ''}live`);
  await listen(store);
});
