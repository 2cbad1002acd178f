import { Store } from '../../store/store';
import { MemoryObjects } from '../../testing/simulation/memoryObjects';
import { composeQuickly } from '../../testing/addComposition';
import { smallRelease } from '../../testing/simulation/operations';
import { quickEnvironment } from '../../testing/simulation/quickEnvironment';
import { lock } from '../rules/lock';
import { promotePreview } from './promotePreview';
import { publishReleases, type PublishOptions } from './publishReleases';

let store: Store;
beforeEach(async () => {
  store = new Store(new MemoryObjects(() => 0), quickEnvironment());
  await publish('first');
});

const publish = (text: string, options: Partial<PublishOptions> = {}) =>
  publishReleases(store, [smallRelease('shell', text)], {
    log: () => undefined,
    compose: composeQuickly,
    ...options,
  });
const preview = async (text: string) => (await publish(text, { target: { kind: 'preview' } })).composition;
const promote = (composition: number, holder?: string) =>
  promotePreview(store, { composition, by: 'Ayesha', reason: 'publish shell', ...(holder && { holder }) });
const live = async () => (await store.pointer())?.live;

test('a preview goes live as it is', async () => {
  const composition = await preview('second');
  expect(await promote(composition)).toMatchObject({ status: 'live', composition });
  expect(await store.pointer()).toMatchObject({ live: composition, by: 'Ayesha', reason: 'publish shell' });
});

test('not after something else went live: it would be taken back', async () => {
  const composition = await preview('second');
  const { composition: other } = await publish('third');
  await expect(promote(composition)).rejects.toThrow(
    /^Something else went live since this preview was made \(publish shell, by unknown/,
  );
  expect(await live()).toBe(other);
});

test('not while a canary runs, whose visitors would get it, too', async () => {
  await publish('canary', { target: { kind: 'canary', share: 5, name: 'new' } });
  await expect(promote(await preview('second'))).rejects.toThrow('Something else went live');
});

test('a lock keeps everybody out but its holder', async () => {
  const composition = await preview('second');
  await lock(store, 'shell', { by: 'npm run live', reason: 'its words are edited on the site' });
  await expect(promote(composition)).rejects.toThrow('shell is locked by npm run live');
  await expect(publish('third', { holder: 'somebody else' })).rejects.toThrow('shell is locked');
  expect(await promote(composition, 'npm run live')).toMatchObject({ status: 'live' });
  expect(await publish('third', { holder: 'npm run live' })).toMatchObject({ status: 'live' });
});
