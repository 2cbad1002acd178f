import { publish } from '../release/publish/publish';
import { createSiteServer } from '../release/server/createSiteServer';
import { openStore } from '../release/store/openStore';
import { apps } from '../webpack/apps';
import { testPort } from './testPort';

/** The composed production site for the browser tests, in a store of its own. */
const folder = 'store/test';

await publish(await openStore(folder), apps, { log: (line) => console.log(line) });
createSiteServer(folder).listen(testPort, '127.0.0.1');
