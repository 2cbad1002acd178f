import { listen } from '../server/listen';
import { openStore } from '../store/openStore';
import type { Command } from './runCommand';

/** Serves what is live in the store, builds nothing, and follows the log. */
export const serve: Command<void> = { run: async () => listen(await openStore()) };
