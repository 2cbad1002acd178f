import { publish } from '../release/publish/publish';
import { beginStore } from '../release/store/openStore';
import { defaultApps } from '../webpack/apps';
import { testStore } from './testStore';

/** The site of the browser tests, in a store of its own: importing this module builds and composes it. */
await publish(await beginStore(testStore), defaultApps, { log: (line) => console.log(line) });
