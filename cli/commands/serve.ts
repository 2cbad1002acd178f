import { listen } from '@vibrant-peak/engine/serve/listen';
import { openStore } from '@vibrant-peak/engine/store/openStore';
import type { Command } from './runCommand';

export const command: Command<void> = { run: async () => listen(await openStore()) };
