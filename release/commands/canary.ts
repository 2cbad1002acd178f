import { promoteCanary, shareCanary, withdrawCanary } from '../publish/endCanary';
import { whoIsHere } from '../publish/provenanceOf';
import { openStore } from '../store/openStore';
import { runCommand, wholeNumber } from './runCommand';
import { UsageError } from '../usageError';

/**
 * `npm run canary -- promote <name> | withdraw <name> | share <name> <percent>`; one begins with
 * `npm run publish -w <app> -- --canary 5`.
 */
await runCommand({
  line: 'npm run canary',
  words: 3,
  run: async ({ words: [action, name, percent] }) => {
    const store = await openStore();
    const running = (await store.pointer())?.canary;
    if (!action || !['promote', 'withdraw', 'share'].includes(action))
      throw new UsageError(
        'Say promote, withdraw, or share with a percentage: npm run canary -- share <name> 25',
      );
    if (!running) throw new Error('There is no canary.');
    const { composition, share, owner } = running;
    if (name === undefined || /^\d+$/.test(name)) {
      const right = `npm run canary -- ${action} ${running.name}${action === 'share' ? ` ${name ?? 25}` : ''}`;
      throw new UsageError(
        `Name the canary. There is ${running.name} of ${owner}: composition ${composition}, ${share} %.\n  ${right}`,
      );
    }
    const named = { name, by: whoIsHere() };
    if (action === 'share')
      return shareCanary(store, { ...named, share: wholeNumber(percent, 'share', [1, 99]) });
    if (percent !== undefined)
      throw new UsageError(`"${percent}" means nothing here: npm run canary -- ${action} ${name}`);
    return action === 'promote' ? promoteCanary(store, named) : withdrawCanary(store, named);
  },
  describe: ({ live, canary }) =>
    canary
      ? `composition ${canary.composition} goes to ${canary.share} % of the visitors, ${live} to the others`
      : `composition ${live} is live for everybody`,
});
