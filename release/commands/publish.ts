import type { Outcome, Target } from '../publish/change';
import { publish } from '../publish/publish';
import { provenanceOf } from '../publish/provenanceOf';
import { canaryRejection } from '../publish/rejection';
import { UnknownOutcomeError } from '../store/log/log';
import { openStore } from '../store/openStore';
import { OverlayObjects } from '../store/overlayObjects';
import { Store } from '../store/store';
import { runCommand, wholeNumber, type CommandInput } from './runCommand';
import { UsageError } from '../usageError';

/**
 * `npm run publish -w <app> [-- --dry-run | --preview | --canary <percent>] [--json]`: builds that application alone,
 * has the site composed with it, tests the result in the server and sets it live. A canary takes `--name`, and
 * `--replace` with the name of the one that ends for it; `--force-older` goes back behind the live commit, `--again` sets
 * live what was rolled back.
 */
await runCommand<Outcome & { isDryRun?: true; seconds: number }>({
  line: 'npm run publish',
  options: {
    'dry-run': { type: 'boolean' },
    preview: { type: 'boolean' },
    canary: { type: 'string' },
    name: { type: 'string' },
    replace: { type: 'string' },
    'force-older': { type: 'boolean' },
    again: { type: 'boolean' },
  },
  run: async ({ app, values, log }) => {
    if (!app) throw new UsageError('Name the application: npm run publish -w remote-public');
    const begin = performance.now();
    const target = targetOf(values, app.name);
    const store = await openStore();
    // Refused before anything is built; it is looked at again when it is decided.
    const pointer = await store.pointer();
    if (!pointer && app.role === 'remote')
      throw new Error(
        'The store holds no site: say with STORE which one you publish to, or begin one with npm start.',
      );
    const rejection = canaryRejection(target, pointer?.canary);
    if (rejection) throw new Error(rejection);
    // A dry run does everything, but what it writes stays in memory.
    const destination = values['dry-run'] ? new Store(new OverlayObjects(store.objects)) : store;
    const provenance = provenanceOf(process.cwd());
    const isForced = values['force-older'] === true;
    const isAgain = values['again'] === true;
    const outcome = await publish(destination, [app], { target, log, provenance, isForced, isAgain }).catch(
      (error: unknown) => {
        if (!(error instanceof UnknownOutcomeError))
          log('Nothing was published: the live site is as it was.');
        throw error;
      },
    );
    const seconds = Math.round(performance.now() - begin) / 1000;
    return { ...outcome, seconds, ...(values['dry-run'] && { isDryRun: true as const }) };
  },
  describe: ({ isDryRun, ...outcome }) =>
    isDryRun ? 'Everything fits; nothing was published (dry run).' : sentenceOf(outcome),
});

function targetOf({ canary, name, replace, preview }: CommandInput['values'], app: string): Target {
  if (canary === undefined && (name !== undefined || replace !== undefined))
    throw new UsageError('--name and --replace go with --canary <percent>');
  if (preview && canary !== undefined)
    throw new UsageError('Either --preview or --canary: a canary has an address of its own, too');
  if (preview) return { kind: 'preview' };
  if (canary === undefined) return { kind: 'live' };
  const share = wholeNumber(canary, '--canary', [1, 99]);
  const named = name ?? replace ?? app;
  if (typeof named !== 'string' || !/^[a-z][\w.-]*$/i.test(named))
    throw new UsageError('A name of a canary begins with a letter: --name new-header');
  return { kind: 'canary', share, name: named, ...(typeof replace === 'string' && { replaces: replace }) };
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
