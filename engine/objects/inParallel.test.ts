import { setImmediate as nextTurn } from 'node:timers/promises';
import { inParallel } from './inParallel';

const numbers = Array.from({ length: 30 }, (_, number) => number);

test('works on eight at once, begun in their order', async () => {
  const begun: number[] = [];
  let running = 0;
  let highest = 0;
  await inParallel(numbers, async (number) => {
    begun.push(number);
    highest = Math.max(highest, ++running);
    await nextTurn();
    running--;
  });
  expect(begun).toEqual(numbers);
  expect(highest).toBe(8);
});

test.each([0, 3, 29])(
  'when number %i fails, begins no more, waits for those that run, and fails alike',
  async (bad) => {
    const ended: number[] = [];
    const begun: number[] = [];
    const work = async (number: number) => {
      begun.push(number);
      if (number === bad) throw new Error(`number ${number}`);
      for (let turn = 0; turn < 5; turn++) await nextTurn();
      ended.push(number);
    };
    await expect(inParallel(numbers, work)).rejects.toThrow(`number ${bad}`);
    expect(ended).toEqual(begun.filter((number) => number !== bad));
    // Seven others were running when the first one failed.
    expect(begun.length).toBeLessThanOrEqual(bad + 8);
  },
);

test('a source that fails is reported like work that fails', async () => {
  const done: number[] = [];
  const source = async function* () {
    yield* [1, 2];
    await nextTurn();
    throw new Error('source');
  };
  await expect(inParallel(source(), async (item) => void done.push(item))).rejects.toThrow('source');
  expect(done).toEqual([1, 2]);
});
