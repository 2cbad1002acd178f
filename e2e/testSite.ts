import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../cli/publish/build';
import { publish } from '../cli/publish/publish';
import { beginStore } from '../engine/store/openStore';
import { defaultApps, findApp } from '../webpack/apps';
import { endProcess } from './endProcess';
import { startLiveServer } from './liveServer';
import { removeFolder } from './temporaryFiles';
import { liveTestStore, testStore } from './testStore';

/**
 * The site of the browser tests, in a store of its own: importing this module builds and composes
 * it.
 */
const { status } = await publish(await beginStore(testStore), defaultApps, {
  log: (line) => console.log(line),
});

// Sites of the live profile that start at the same time find it built, instead of building it in
// the same folder.
await build(findApp('remote-live'));

// They find their site composed, too, which is half the time of a start.
if (status !== 'unchanged' || !existsSync(liveTestStore)) {
  const data = join('store', 'testLiveData');
  for (const folder of [liveTestStore, data]) removeFolder(folder);
  cpSync(testStore, liveTestStore, { recursive: true });
  const server = await startLiveServer({ DATA: data, STORE: liveTestStore });
  await endProcess(server.process);
  removeFolder(data);
}
