import { publish } from '../release/publish/publish';
import { beginStore } from '../release/store/openStore';
import { apps } from '../webpack/apps';

/** The site of the browser tests, in a store of its own: importing this module builds and composes it. */
export const testStore = 'store/test';

await publish(await beginStore(testStore), apps, { log: (line) => console.log(line) });
