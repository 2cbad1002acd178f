import { build } from '../cli/publish/build';
import { publish } from '../cli/publish/publish';
import { beginStore } from '../engine/store/openStore';
import { defaultApps, findApp } from '../webpack/apps';
import { testStore } from './testStore';

/**
 * The site of the browser tests, in a store of its own: importing this module builds and composes
 * it.
 */
await publish(await beginStore(testStore), defaultApps, { log: (line) => console.log(line) });

// Sites of the live profile that start at the same time find it built, instead of building it in
// the same folder.
await build(findApp('remote-live'));
