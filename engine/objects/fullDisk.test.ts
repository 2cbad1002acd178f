import { hashIn } from '../formats/address';
import { publishReleases } from '../publish/steps/publishReleases';
import { collectGarbage } from '../collect/collectGarbage';
import { LocalObjects } from './localObjects';
import { Store } from '../store/store';
import { composeQuickly } from '../testing/addComposition';
import { smallRelease } from '../testing/simulation/operations';
import { quickEnvironment } from '../testing/simulation/quickEnvironment';
import { SimulatedDisk } from '../testing/simulation/simulatedDisk';

const options = { log: () => undefined, compose: composeQuickly };
/** Retains the live composition only. */
const retention = { changes: 1, age: 0, pictures: 0 };

/** A store of three publishes, the older ones garbage, on a disk with limited space. */
async function filledStore(left: number): Promise<{ disk: SimulatedDisk; store: Store }> {
  const disk = new SimulatedDisk();
  const store = new Store(new LocalObjects('/store', disk), quickEnvironment());
  for (const text of ['one', 'two', 'three'])
    await publishReleases(store, [smallRelease('shell', text)], options);
  disk.capacity = disk.used + left;
  return { disk, store };
}

async function liveHash(store: Store): Promise<string> {
  const { releases } = await store.composition((await store.pointer())!.live);
  await store.releases.verify('shell', releases['shell']!);
  return hashIn(releases['shell']!);
}

test('on a full disk a publish fails without changing anything, and so does the garbage collection until there is a little room', async () => {
  let refused = 0;
  for (let left = 0; left < 4000; left += 61) {
    const { disk, store } = await filledStore(left);
    const before = await liveHash(store);
    const next = smallRelease('shell', 'four');
    const outcome = await publishReleases(store, [next], options).catch((error: Error) => error);
    if (outcome instanceof Error) {
      refused++;
      expect(outcome.message).toBe('The disk of /store is full: make room on it, then try again.');
      expect(await liveHash(store)).toBe(before);
    } else expect(await liveHash(store)).toBe(next.hash);
    // As full as can be: not a byte more.
    disk.capacity = disk.used;
    await expect(store.objects.create('more', Buffer.alloc(1))).rejects.toThrow('is full');
    await expect(collectGarbage(store, retention)).rejects.toThrow('is full');
    disk.capacity += 4000;
    expect((await collectGarbage(store, retention)).removed).not.toHaveLength(0);
    const last = smallRelease('shell', 'five');
    disk.capacity += 8000;
    expect((await publishReleases(store, [last], options)).status).toBe('live');
    expect(await liveHash(store)).toBe(last.hash);
  }
  expect(refused).toBeGreaterThan(10);
}, 60_000);
