import { listen } from '@vibrant-peak/engine/serve/listen';
import { openStore } from '@vibrant-peak/engine/store/openStore';
import type { Command } from './runCommand';

/** Serves the live composition of the store without building, and follows the log. */
export const command: Command<void> = { run: async () => listen(await openStore()) };
