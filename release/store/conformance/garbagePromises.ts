import { collectGarbage, type Retention } from '../collectGarbage';
import { folderOf, foldersOf, lease, leaseTime } from '../leases';
import { a, b, c, day, failing, release, type Fixture } from './fixture';

const retention: Retention = { flips: 1, age: day, grace: day };

/** What collecting garbage promises. */
export function promisesOfGarbage({ store, compose, flip }: Fixture): void {
  test('lists first and removes in the next run, after the time of grace', async () => {
    const old = await compose([a], { daysAgo: 5 });
    await flip(await compose([b]));
    const doomed = [`compositions/${old}/`, `r/a/${a.hash}/`];
    expect(await collectGarbage(store(), retention)).toEqual({ removed: [], marked: doomed });
    expect((await collectGarbage(store(), retention)).removed).toEqual([]);
    expect((await collectGarbage(store(), retention, Date.now() + day)).removed).toEqual(doomed);
    expect(await store().objects.list(doomed[0]!)).toEqual([]);
    expect(await store().objects.list(doomed[1]!)).toEqual([]);
    await store().verifyRelease('a', b.hash);
  });

  test('keeps what is live, on trial, on the way back, or young', async () => {
    const first = await compose([a, c], { daysAgo: 9 });
    const live = await compose([b, c], { daysAgo: 8, base: first });
    const canary = await compose([a, c], { daysAgo: 7 });
    const young = await compose([release('a', 'young')]);
    await store().flip(undefined, {
      live,
      canary: { composition: canary, share: 5, replaced: { a: a.hash } },
      reason: 'test',
    });
    await collectGarbage(store(), { ...retention, flips: 2 });
    const later = await collectGarbage(store(), { ...retention, age: 3 * day, flips: 2 }, Date.now() + day);
    expect(later).toEqual({ removed: [], marked: [] });
    for (const sequence of [first, live, canary, young]) await store().composition(sequence);
  });

  test('spares what somebody publishes at this moment, until the lease is old or given back', async () => {
    await flip(await compose([b]));
    const end = await lease(store(), foldersOf({ a: a.hash }));
    await store().addRelease(a);
    expect((await collectGarbage(store(), retention)).marked).toEqual([]);
    expect((await collectGarbage(store(), retention, Date.now() + leaseTime + 1)).marked).toEqual([
      `r/a/${a.hash}/`,
    ]);
    await end();
    expect((await collectGarbage(store(), retention, Date.now() + 2 * day)).removed).toEqual([
      `r/a/${a.hash}/`,
    ]);
  });

  test('spares what somebody is about to roll back to, also when it was listed', async () => {
    const hasty = { ...retention, grace: 0 };
    const old = await compose([a], { daysAgo: 5 });
    await flip(await compose([b]));
    const folders = [folderOf(old), ...foldersOf({ a: a.hash })];
    expect((await collectGarbage(store(), hasty)).marked).toEqual(folders);
    const end = await lease(store(), folders);
    expect(await collectGarbage(store(), hasty)).toEqual({ removed: [], marked: [] });
    await store().composition(old);
    await end();
    await collectGarbage(store(), hasty);
    expect((await collectGarbage(store(), hasty)).removed).toEqual(folders);
  });

  test('spares what was listed and is named again when its time has come', async () => {
    await compose([a], { daysAgo: 5 });
    await flip(await compose([b]));
    await collectGarbage(store(), retention);
    await flip(await compose([a]));
    await collectGarbage(store(), retention, Date.now() + day);
    await store().verifyRelease('a', a.hash);
  });

  test('goes on where a run that died stopped, and nobody publishes what it was removing', async () => {
    const old = await compose([a], { daysAgo: 5 });
    await flip(await compose([b]));
    await collectGarbage(store(), retention);
    const dying = failing(store(), (call, name) => call === 'remove' && name.endsWith('chunks/3.js'));
    await expect(collectGarbage(dying, retention, Date.now() + day)).rejects.toThrow('injected fault');
    expect(await store().hasRelease('a', a.hash)).toBe(false);
    await expect(lease(store(), foldersOf({ a: a.hash }))).rejects.toThrow(/is being removed as garbage/);

    // The time of grace has passed for this list: no other day to wait.
    expect((await collectGarbage(store(), retention)).removed).toContain(`r/a/${a.hash}/`);
    expect(await store().objects.list(`r/a/${a.hash}/`)).toEqual([]);
    expect(await store().objects.list(`compositions/${old}/`)).toEqual([]);
    const end = await lease(store(), foldersOf({ a: a.hash }));
    await end();
  });

  test('leaves nothing of a composition whose removal was cut short after its claim', async () => {
    const old = await compose([a], { daysAgo: 5 });
    await flip(await compose([b]));
    await collectGarbage(store(), retention);
    const dying = failing(store(), (call, name) => call === 'remove' && name.endsWith('page 3.html'));
    await expect(collectGarbage(dying, retention, Date.now() + day)).rejects.toThrow('injected fault');
    await collectGarbage(store(), retention);
    expect(await store().objects.list(`compositions/${old}/`)).toEqual([]);
  });

  test('never gives a number free that a server may have seen', async () => {
    await flip(await compose([b]));
    const newest = await compose([a], { daysAgo: 5 });
    await collectGarbage(store(), retention);
    await collectGarbage(store(), retention, Date.now() + day);
    expect(await store().claimComposition()).toBeGreaterThan(newest);
  });

  test('removes what a publish that died began, when it is old', async () => {
    await flip(await compose([b]));
    await store().claimComposition();
    await flip(await compose([b, c]));
    expect((await collectGarbage(store(), retention)).marked).toEqual([]);
    expect((await collectGarbage(store(), retention, Date.now() + leaseTime + 1)).marked).toEqual([
      'compositions/2/',
    ]);
  });
}
