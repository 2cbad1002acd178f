import { trimHistory } from '../collectGarbage';
import { failing, files, type Fixture } from './fixture';

/** What a store promises of compositions and the pointer. */
export function promisesOfCompositions({ store, flip }: Fixture): void {
  test('of 10 that claim a number at once each gets its own', async () => {
    const claimed = await Promise.all(Array.from({ length: 10 }, () => store().claimComposition()));
    expect(claimed.sort((x, y) => x - y)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('a composition that was only claimed is none', async () => {
    await store().claimComposition();
    await expect(store().composition(1)).rejects.toThrow('The store holds no composition 1');
    expect(await store().compositions()).toEqual([]);
  });

  test('a composition has its last file when it has all others', async () => {
    const dying = failing(store(), (call, name) => call === 'create' && name.endsWith('page 5.html'));
    const sequence = await dying.claimComposition();
    const composition = { sequence, releases: {}, made: new Date().toISOString() };
    await expect(dying.addComposition(composition, files())).rejects.toThrow('injected fault');
    await expect(store().composition(sequence)).rejects.toThrow('The store holds no composition');
  });

  test('of 10 that flip at once one does, and nobody flips from what was before', async () => {
    const before = await store().pointer();
    const flips = Array.from({ length: 10 }, (_, live) => store().flip(before, { live, reason: `${live}` }));
    const results = await Promise.all(flips);
    expect(results.filter(Boolean)).toHaveLength(1);
    expect((await store().pointer())!.live).toBe(results.indexOf(true));
    expect(await store().flip(before, { live: 99, reason: 'late' })).toBe(false);
    expect(await flip(100)).toBe(true);
    expect((await store().history(5)).map(({ turn }) => turn)).toEqual([2, 1]);
  });

  test('the log is trimmed from its old end', async () => {
    for (let live = 1; live <= 12; live++) await flip(live);
    await trimHistory(store(), 3);
    expect((await store().history(100)).map(({ live }) => live)).toEqual([12, 11, 10]);
  });
}
