import { composeQuickly } from '../addComposition';
import type { Compose, Target } from '../../publish/rules/change';
import { promoteCanary, shareCanary, withdrawCanary } from '../../publish/steps/endCanary';
import { retire } from '../../publish/steps/retire';
import type { Intent } from './intent';
import { publishReleases } from '../../publish/steps/publishReleases';
import { manifestOf } from '../testStore';
import { builtRelease, type BuiltRelease } from '../../formats/manifest';
import { lock, unlock } from '../../publish/rules/lock';
import { rollBack, rollBackApp } from '../../publish/steps/rollBack';
import { collectGarbage, type Retention } from '../../collect/collectGarbage';
import type { Provenance } from '../../formats/provenance';
import type { Store } from '../../store/store';
import type { Chance } from '../chance';
import type { SimulatedClient } from './simulatedClient';

/** Shared state of a scenario's clients: the applications and their commits. */
export interface Setting {
  apps: readonly string[];
  commits: Map<string, number>;
  retention: Retention;
  chance: Chance;
  /** Garbage is collected again and again. */
  isCleaning: boolean;
}

export interface Operation {
  name: string;
  run: (client: SimulatedClient, by: string, intents: Map<string, Intent>) => Promise<unknown>;
}

const log = () => undefined;

/** Composing as it may go: it fails, takes long, or hangs and is given up after its deadline. */
const composeAsItGoes: Compose = async (store, recipe) => {
  const { environment } = store;
  const dice = environment.random();
  if (dice < 0.03) throw new Error('simulated: does not compose');
  if (dice < 0.06) await environment.wait(60_000);
  if (dice < 0.04) throw new Error('simulated: took longer than 60 s');
  await environment.wait(700);
  return composeQuickly(store, recipe);
};

/** A small release: the same text gives the same bytes. */
export function smallRelease(name: string, text: string): BuiltRelease {
  const picture = `${name}-${text.length % 2}.avif`;
  const media = new Map([[picture, Buffer.from(picture)]]);
  return builtRelease(manifestOf(name, text), new Map([['app.js', Buffer.from(text)]]), media);
}

/** Commits are numbered, and each contains all with lower numbers. */
function provenanceOf(store: Store, commit: number, by: string): Provenance {
  return {
    by,
    at: store.environment.date().toISOString(),
    commit: String(commit),
    history: Array.from({ length: commit }, (_, index) => String(commit - index)),
  };
}

/** The dice for operations while garbage is collected repeatedly, see `anyOperation`. */
const cleaning = [0.04, 0.1, 0.1, 0.1, 0.5, 0.7, 0.8];

export function anyOperation(setting: Setting): Operation {
  const { chance, apps } = setting;
  const dice = setting.isCleaning ? chance.one(cleaning) : chance.next();
  const [app, name] = [chance.one(apps), chance.one(['blue', 'green'])];
  const operations: [limit: number, operation: () => Operation][] = [
    [0.01, () => publishing(setting, { kind: 'preview' })],
    [0.05, () => publishing(setting, { kind: 'preview', name })],
    [0.46, () => publishing(setting, { kind: 'live' })],
    [0.56, () => publishing(setting, { kind: 'canary', share: 5, name })],
    [0.6, () => simple('promote', (store, by) => promoteCanary(store, { name, by }))],
    [0.63, () => simple('withdraw', (store, by) => withdrawCanary(store, { name, by }))],
    [0.65, () => simple('share', (store, by) => shareCanary(store, { name, by, share: 50 }))],
    [0.67, () => replacing('retire', app, retire)],
    [0.68, () => simple(`lock ${app}`, (store, by) => lock(store, app, { by, reason: 'freeze' }))],
    [0.69, () => simple(`unlock ${app}`, (store, by) => unlock(store, app, by))],
    [0.73, () => simple('rollback', (store, by) => rollBack(store, undefined, { by }))],
    [0.82, () => replacing('rollback', app, rollBackApp)],
    [1, () => collecting(setting)],
  ];
  return operations.find(([limit]) => dice < limit)![1]();
}

const simple = (name: string, run: (store: Store, by: string) => Promise<unknown>): Operation => ({
  name,
  run: ({ store }, by) => run(store, by),
});

const replacing = (kind: 'retire' | 'rollback', name: string, run: typeof retire): Operation => ({
  name: `${kind} ${name}`,
  run: ({ store }, by, intents) => {
    intents.set(by, { kind, name });
    return run(store, name, { log, by, compose: composeAsItGoes });
  },
});

export const collecting = ({ retention }: Setting): Operation => ({
  name: 'gc',
  run: ({ store }) => collectGarbage(store, retention),
});

function publishing({ apps, commits, chance }: Setting, target: Target): Operation {
  const name = chance.one(apps);
  // A run of CI may start long after its commit, and a revert restores old bytes.
  const newest = (commits.get(name) ?? 1) + 1;
  commits.set(name, newest);
  const commit = chance.isTrue(0.2) ? chance.whole(1, newest) : newest;
  const text = `text ${chance.isTrue(0.4) ? chance.whole(1, 2) : commit}`;
  const isForced = chance.isTrue(0.05);
  const isAgain = chance.isTrue(0.2);
  return {
    name: `publish ${name} ${text} of commit ${commit} (${target.kind})`,
    run: ({ store }, by, intents) => {
      const release = smallRelease(name, text);
      intents.set(by, { kind: 'publish', name, hash: release.hash, target, commit, isForced, isAgain });
      const provenance = provenanceOf(store, commit, by);
      const options = { target, log, compose: composeAsItGoes, provenance, isForced, isAgain };
      return publishReleases(store, [release], options);
    },
  };
}
