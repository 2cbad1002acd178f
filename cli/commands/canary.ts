import { promoteCanary, shareCanary, withdrawCanary } from '@vibrant-peak/engine/publish/steps/endCanary';
import { whoIsHere } from '@vibrant-peak/engine/publish/rules/whoIsHere';
import { openStore } from '@vibrant-peak/engine/store/openStore';
import type { Pointer } from '@vibrant-peak/engine/log/entry';
import type { Command } from './runCommand';
import { wholeNumber } from '@vibrant-peak/engine/wholeNumber';

/** Changes the share of the canary that runs, or ends it. */
export const canary = (action: 'share' | 'promote' | 'withdraw'): Command<Pointer> => ({
  run: async ({ words: [name = '', percent] }) => {
    const share = action === 'share' ? wholeNumber(percent, 'The share', [1, 99]) : 0;
    const store = await openStore();
    const named = { name, by: whoIsHere() };
    if (action === 'share') return shareCanary(store, { ...named, share });
    return action === 'promote' ? promoteCanary(store, named) : withdrawCanary(store, named);
  },
  describe: ({ live, canary: running }) =>
    running
      ? `composition ${running.composition} goes to ${running.share} % of the visitors, ${live} to the others`
      : `composition ${live} is live for everybody`,
});
