import { promoteCanary, shareCanary, withdrawCanary } from '../publish/endCanary';
import { openStore } from '../store/openStore';
import { runCommand, UsageError, wholeNumber } from './runCommand';

/** `npm run canary -- promote | withdraw | share <percent>`; one begins with `npm run publish -w <app> -- --canary 5`. */
await runCommand({
  run: async ({ words: [action, percent] }) => {
    const store = await openStore();
    if (action === 'promote') return promoteCanary(store);
    if (action === 'withdraw') return withdrawCanary(store);
    if (action === 'share') return shareCanary(store, wholeNumber(percent, 'share', [1, 99]));
    throw new UsageError('Say promote, withdraw, or share with a percentage: npm run canary -- share 25');
  },
  describe: ({ live, canary }) =>
    canary
      ? `composition ${canary.composition} goes to ${canary.share} % of the visitors, ${live} to the others`
      : `composition ${live} is live for everybody`,
});
