import { listen } from '../server/listen';
import { openStore } from '../store/openStore';
import type { Command } from './runCommand';

/** Serves the live composition of the store without building, and follows the log. */
export const serve: Command<void> = { run: async () => listen(await openStore()) };
