import { isPromised } from '../formats/address';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishReleases } from '../publish/steps/publishReleases';
import { rollBack } from '../publish/steps/rollBack';
import { filesIn } from './folderFiles';
import { entryName, pointerOf } from '../log/entry';
import { readNewestEntry } from '../log/readLog';
import { LocalObjects } from './localObjects';
import { Store } from '../store/store';
import { Chance } from '../testing/chance';
import { MemoryObjects } from '../testing/simulation/memoryObjects';
import { composeQuickly } from '../testing/addComposition';
import { smallRelease } from '../testing/simulation/operations';
import { quickEnvironment } from '../testing/simulation/quickEnvironment';
import { SimulatedDisk } from '../testing/simulation/simulatedDisk';

const environment = quickEnvironment();
const options = { log: () => undefined, compose: composeQuickly };

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

/** Publishes twice and rolls back. @returns the acknowledged compositions. */
async function work(store: Store): Promise<string[]> {
  const acknowledged: string[] = [];
  for (const text of ['one', 'two']) {
    const release = smallRelease('shell', text);
    await publishReleases(store, [release], options).then(
      ({ status, releases }) => status === 'live' && acknowledged.push(releases['shell']!),
      () => undefined,
    );
  }
  const back = await rollBack(store).catch(() => undefined);
  if (back) acknowledged.push(back.releases['shell']!);
  return acknowledged;
}

async function expectWhole(store: Store, acknowledged: string[]): Promise<void> {
  const pointer = await store.pointer();
  if (!pointer) return expect(acknowledged).toEqual([]);
  const { releases } = await store.composition(pointer.live);
  for (const file of await store.filesOf(await store.composition(pointer.live)))
    expect(isPromised(file, (await store.objects.read(file))!)).toBe(true);
  for (const [name, hash] of Object.entries(releases)) await store.releases.verify(name, hash);
  // An acknowledged composition is live, or a later one.
  const changes = await store.history(10);
  const hashes = await Promise.all(
    changes.map(async ({ live }) => (await store.composition(live)).releases['shell']!),
  );
  for (const hash of acknowledged) expect(hashes).toContain(hash);
}

test('after a power cut at any write, the acknowledged state is live and complete, and publishing continues', async () => {
  const whole = new SimulatedDisk();
  await work(new Store(new LocalObjects('/store', whole), environment));
  const { calls } = whole;
  expect(calls).toBeGreaterThan(130);
  for (let cut = 1; cut <= calls; cut++) {
    const disk = new SimulatedDisk();
    disk.power = cut;
    const acknowledged = await work(new Store(new LocalObjects('/store', disk), environment));
    disk.restart(new Chance(cut));
    const store = new Store(new LocalObjects('/store', disk), environment);
    await expectWhole(store, acknowledged);
    const next = smallRelease('shell', `after ${cut}`);
    const { status, releases } = await publishReleases(store, [next], options);
    expect(status).toBe('live');
    await expectWhole(store, [...acknowledged, releases['shell']!]);
  }
}, 60_000);

test('when the newest log entry is truncated at any length, the one before it is live, for commands and for servers', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cut-'));
  mkdirSync(join(folder, 'pointer'));
  const objects = new MemoryObjects(() => 0);
  const store = new Store(objects, environment);
  await publishReleases(store, [smallRelease('shell', 'one')], options);
  const before = (await store.pointer())!;
  await publishReleases(store, [smallRelease('shell', 'two')], options);
  const { top } = await store.log.read();
  const newest = objects.all.get(entryName(top))!.content;
  for (const sequence of await store.log.sequences())
    writeFileSync(join(folder, entryName(sequence)), objects.all.get(entryName(sequence))!.content);
  expect(pointerOf(readNewestEntry(filesIn(folder)))!.live).not.toBe(before.live);
  for (let length = 0; length < newest.length; length++) {
    const torn = newest.subarray(0, length);
    await objects.write(entryName(top), torn);
    writeFileSync(join(folder, entryName(top)), torn);
    expect((await new Store(objects, environment).pointer())!.live).toBe(before.live);
    expect(pointerOf(readNewestEntry(filesIn(folder)))!.live).toBe(before.live);
  }
  // Not a file at all.
  rmSync(join(folder, entryName(top)));
  mkdirSync(join(folder, entryName(top)));
  expect(pointerOf(readNewestEntry(filesIn(folder)))!.live).toBe(before.live);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('is passed over'));
  rmSync(folder, { recursive: true });
});
