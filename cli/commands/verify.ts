import { openSite } from '@vibrant-peak/engine/store/openStore';
import { verifyStore } from '@vibrant-peak/engine/collect/verifyStore';
import type { Command } from './runCommand';

export const command: Command<{ damaged: string[] }> = {
  run: async () => {
    const damaged = await verifyStore(await openSite());
    if (damaged.length > 0) process.exitCode = 1;
    return { damaged };
  },
  describe: ({ damaged }) =>
    damaged.length === 0
      ? 'Every file matches its hash.'
      : [
          ...damaged.map((name) => `damaged   ${name}`),
          `${damaged.length} damaged or missing. Publish the application with --again, or restore a backup.`,
        ].join('\n'),
};
