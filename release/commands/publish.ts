import { OverlayObjects } from '../store/overlayObjects';
import { openStore } from '../store/openStore';
import { Store } from '../store/store';
import { publish } from '../publish/publish';
import type { Aim, Outcome } from '../publish/setLive';
import { runCommand, UsageError, wholeNumber, type CommandInput } from './runCommand';

/**
 * `npm run publish -w <app> [-- --dry-run | --preview | --canary <percent>] [--json]`: builds that application alone,
 * composes the site with it, tests the result in the server and sets it live.
 */
await runCommand<Outcome & { isDryRun?: true; seconds: number }>({
  options: {
    'dry-run': { type: 'boolean' },
    preview: { type: 'boolean' },
    canary: { type: 'string' },
  },
  run: async ({ app, values, log }) => {
    if (!app) throw new UsageError('Name the application: npm run publish -w remote-public');
    const begin = performance.now();
    const store = await openStore();
    // A dry run goes through everything, on a store that forgets.
    const target = values['dry-run'] ? new Store(new OverlayObjects(store.objects)) : store;
    const outcome = await publish(target, [app], { aim: aimOf(values), log }).catch((error: unknown) => {
      log('Nothing was published: the live site is as it was.');
      throw error;
    });
    const seconds = Math.round(performance.now() - begin) / 1000;
    return { ...outcome, seconds, ...(values['dry-run'] && { isDryRun: true as const }) };
  },
  describe: ({ isDryRun, ...outcome }) =>
    isDryRun ? 'Everything fits; nothing was published (dry run).' : sentenceOf(outcome),
});

function aimOf(values: CommandInput['values']): Aim {
  if (values['preview'] && values['canary'] !== undefined)
    throw new UsageError('Either --preview or --canary: a canary has an address of its own, too');
  if (values['preview']) return { kind: 'preview' };
  if (values['canary'] === undefined) return { kind: 'live' };
  return { kind: 'canary', share: wholeNumber(values['canary'], '--canary', [1, 99]) };
}

function sentenceOf({ status, composition, seconds }: Outcome & { seconds: number }): string {
  const address = `It answers at preview-${composition}.<host>, such as http://preview-${composition}.localhost:8080`;
  return {
    live: `composition ${composition} is live (${seconds.toFixed(1)} s)`,
    canary: `composition ${composition} goes to a share of the visitors. ${address}`,
    preview: `composition ${composition} can be looked at. ${address}`,
    unchanged: `Nothing is new: composition ${composition} stays live`,
  }[status];
}
