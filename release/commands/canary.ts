import { promoteCanary, shareCanary, withdrawCanary } from '../publish/endCanary';
import { whoIsHere } from '../publish/whoIsHere';
import { openStore } from '../store/openStore';
import type { Pointer } from '../store/log/entry';
import type { Command } from './runCommand';
import { wholeNumber } from './wholeNumber';

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
