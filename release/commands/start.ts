import { apps } from '@vibrant-peak/webpack/apps';
import { publish } from '../publish/publish';
import { listen } from '../server/listen';
import { openStore } from '../store/openStore';

/** `npm start`: builds and publishes what has changed, then serves the composed site. */
const store = await openStore();
const { status, composition } = await publish(store, apps, { log: (line) => console.log(line) });
console.log(`composition ${composition} is ${status === 'unchanged' ? 'still ' : ''}live`);
await listen(store);
