import { promoteCanary, shareCanary, withdrawCanary } from '@vibrant-peak/engine/publish/steps/endCanary';
import { currentUser } from '@vibrant-peak/engine/publish/rules/currentUser';
import { openSite } from '@vibrant-peak/engine/store/openStore';
import { wholeNumber } from '@vibrant-peak/engine/wholeNumber';
import type { Pointer } from '@vibrant-peak/engine/log/entry';
import type { Command } from './runCommand';

const changes = { share: shareCanary, promote: promoteCanary, withdraw: withdrawCanary };

export const canary = (action: keyof typeof changes): Command<Pointer> => ({
  run: async ({ words: [name = '', percent] }) => {
    const share = action === 'share' ? wholeNumber(percent, 'The share', [1, 99]) : 0;
    return changes[action](await openSite(), { name, share, by: currentUser() });
  },
  describe: ({ live, canary: running }) =>
    running
      ? `composition ${running.composition} goes to ${running.share} % of the visitors, ${live} to the others`
      : `composition ${live} is live for everybody`,
});
