import { collectGarbage } from '../../store/collectGarbage';
import { condemnedNames, missingOf } from '../../store/condemned';
import { begunTime, type Retention } from '../../store/unreachable';
import { a, b, c, day, failing, release, type Fixture } from './fixture';

const retention: Retention = { flips: 1, age: day, grace: day };
const folderOf = (release: { name: string; hash: string }) => `r/${release.name}/${release.hash}/`;

/** What collecting garbage promises. */
export function garbageCollectionConformance({ store, compose, flip, letPass }: Fixture): void {
  const collect = (changed: Partial<Retention> = {}) => collectGarbage(store(), { ...retention, ...changed });

  /** A composition of `a` that was live, and one of `b` that is live for a day. */
  async function twoLives(): Promise<{ old: number; doomed: string[] }> {
    const old = await compose([a]);
    await flip(old);
    await flip(await compose([b]));
    await letPass(day);
    return { old, doomed: [`compositions/${old}/`, folderOf(a)] };
  }

  test('lists first and removes in the next run, after the time of grace', async () => {
    const { doomed } = await twoLives();
    expect(await collect()).toEqual({ removed: [], marked: doomed });
    expect((await collect()).removed).toEqual([]);
    await letPass(day);
    expect((await collect()).removed).toEqual(doomed);
    for (const folder of doomed) expect(await store().objects.list(folder)).toEqual([]);
    await store().verifyRelease('a', b.hash);
  });

  test('counts age from when something was last live, not from when it was made', async () => {
    const old = await compose([a]);
    await flip(old);
    await letPass(30 * day);
    await flip(await compose([b]));
    expect((await collect()).marked).toEqual([]);
    await letPass(day);
    expect((await collect()).marked).toEqual([`compositions/${old}/`, folderOf(a)]);
  });

  test('keeps what is live, on trial, on the way back, or young', async () => {
    const first = await compose([a, c]);
    const live = await compose([b, c], { base: first });
    const canary = await compose([a, c]);
    await letPass(9 * day);
    const young = await compose([release('a', 'young')]);
    const trial = { name: 'trial', owner: 'a team', composition: canary, share: 5, replaced: { a: a.hash } };
    await store().flip(undefined, { live, canary: trial, reason: 'test' });
    await collect({ flips: 2 });
    expect(await collect({ age: 3 * day, flips: 2, grace: 0 })).toEqual({ removed: [], marked: [] });
    for (const sequence of [first, live, canary, young]) await store().composition(sequence);
  });

  test('spares a release that is stored at this moment, until it is old', async () => {
    await flip(await compose([b]));
    await store().addRelease(a);
    expect((await collect()).marked).toEqual([]);
    await letPass(begunTime + 1000);
    expect((await collect()).marked).toEqual([folderOf(a)]);
  });

  test('spares what was listed and was live again meanwhile, even for a moment', async () => {
    const { old } = await twoLives();
    await collect();
    const now = (await store().pointer())!.live;
    await flip(old);
    await flip(now);
    await letPass(2 * day);
    expect((await collect()).removed).toEqual([]);
    await store().verifyRelease('a', a.hash);
  });

  test('condemns before it removes: what is condemned cannot be set live, also when the run died', async () => {
    const { doomed } = await twoLives();
    await collect();
    await letPass(day);
    const dying = failing(store(), (call, name) => call === 'remove' && name.endsWith('chunks/3.js'));
    await expect(collectGarbage(dying, retention)).rejects.toThrow('injected fault');
    const { entry } = await store().log.read();
    expect([...(await condemnedNames(store(), entry))]).toEqual(doomed);
    expect(await missingOf(store(), { a: a.hash }, entry)).toEqual([folderOf(a)]);
    expect(await missingOf(store(), { a: b.hash }, entry)).toEqual([]);

    await collect();
    for (const folder of doomed) expect(await store().objects.list(folder)).toEqual([]);
    const { entry: later } = await store().log.read();
    expect(await missingOf(store(), { a: a.hash }, later)).toEqual([folderOf(a)]);
  });

  test('removes nothing when somebody else took the right before it had condemned', async () => {
    const { old } = await twoLives();
    await collect();
    await letPass(day);
    const overtaken = failing(store(), async (call, name) => {
      if (call === 'create' && /^garbage.*condemned/.test(name)) await flip(old);
      return false;
    });
    await expect(collectGarbage(overtaken, retention)).rejects.toThrow(/Somebody else holds the right/);
    await store().verifyRelease('a', a.hash);
    expect((await store().pointer())!.live).toBe(old);
  });

  test('an address stays burnt for a month, and no longer', async () => {
    await twoLives();
    await collect();
    await letPass(day);
    await collect();
    await letPass(29 * day);
    await collect();
    expect(await condemnedNames(store(), (await store().log.read()).entry)).toContain(folderOf(a));
    await letPass(2 * day);
    await collect();
    expect(await condemnedNames(store(), (await store().log.read()).entry)).not.toContain(folderOf(a));
    expect(await store().objects.list('garbage/')).toEqual([]);
  });

  test('never gives a number free that a server may have seen', async () => {
    await flip(await compose([b]));
    const newest = await compose([a]);
    await letPass(5 * day);
    await collect();
    await letPass(day);
    await collect();
    expect(await store().claimComposition()).toBeGreaterThan(newest);
  });

  test('removes what a publish that died began, when it is old', async () => {
    await flip(await compose([b]));
    await store().claimComposition();
    await flip(await compose([b, c]));
    expect((await collect()).marked).toEqual([]);
    await letPass(begunTime + 1000);
    expect((await collect()).marked).toEqual(['compositions/2/']);
  });

  test('removes pictures and fonts that no kept release names, when all of them say what they name', async () => {
    await flip(await compose([b]));
    await store().objects.create('media/old.avif', Buffer.from('old'));
    await letPass(day);
    expect((await collect()).marked).toEqual(['media/old.avif']);
    await letPass(day);
    expect((await collect()).removed).toEqual(['media/old.avif']);
    expect(await store().objects.list('media/')).toEqual(['media/fonts/font.woff2']);
  });

  test('removes what commands that died left: signs of life, answered requests, probes', async () => {
    await flip(await compose([b]));
    const dead = ['writer/1/000001', 'requests/00000000.json', 'probe/x'];
    for (const name of dead) await store().objects.write(name, Buffer.from('{}'));
    await collect();
    for (const name of dead) expect(await store().objects.read(name)).toBeUndefined();
  });
}
