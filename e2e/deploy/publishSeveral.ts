import { publish } from '../../release/publish/publish';
import { openStore } from '../../release/store/openStore';
import { findApp } from '../../webpack/apps';

/** Publishes applications of the checkout in which it runs, in one composition: `publishSeveral.ts <store> <app>…`. */
const [folder = '', ...names] = process.argv.slice(2);
await publish(await openStore(folder), names.map(findApp), { log: (line) => console.log(line) });
