import { listen } from '../server/listen';
import { openStore } from '../store/openStore';
import { runServer } from './runCommand';

/** `npm run serve`: serves what is live in the store, builds nothing, and follows the pointer. */
await runServer('npm run serve', async () => listen(await openStore()));
