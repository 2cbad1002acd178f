import { brand } from '@vibrant-peak/shared/content/brand';
import { listen } from '@vibrant-peak/engine/serve/listen';
import { openStore } from '@vibrant-peak/engine/store/openStore';
import { say } from '@vibrant-peak/engine/serverLog';
import { versionText } from '@vibrant-peak/engine/version';
import type { Command } from './runCommand';

export const command: Command<void> = {
  run: async () => {
    say(`${brand.name} ${versionText()}`);
    await listen(await openStore());
  },
};
