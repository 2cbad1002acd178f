import { provenanceOf } from '@vibrant-peak/engine/publish/rules/provenanceOf';
import { beginStore } from '@vibrant-peak/engine/store/openStore';
import { publish } from '../publish/publish';
import type { Command } from './runCommand';
import { siteApps } from './siteApps';

export const command: Command<{ composition: number }> = {
  run: async ({ log }) => {
    const all = siteApps();
    const store = await beginStore();
    if (await store.pointer())
      throw new Error(
        'The store holds a site. npx vibrant-peak publish <app> changes it, one application at a time.',
      );
    const { composition } = await publish(store, all, {
      log,
      provenance: provenanceOf(process.cwd()),
    });
    return { composition };
  },
  describe: ({ composition }) =>
    `composition ${composition} is live in the store. npx vibrant-peak serve shows it.`,
};
