import { listen } from '../server/listen';
import { openStore } from '../store/openStore';

/** `npm run serve`: serves what is live in the store, builds nothing, and follows the pointer. */
await listen(await openStore());
