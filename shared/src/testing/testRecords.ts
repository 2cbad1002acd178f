import { loaded, valuesOf, type RecordsUnderTest } from './loadedRecords';
import { testConflicts } from './testConflicts';

/** Tests every promise of `Records`; an adapter that passes can replace any other. */
export function testRecords(given: RecordsUnderTest): void {
  testReading(given);
  testAdding(given);
  testEditing(given);
  testRemoving(given);
  if (given.others) testConflicts(given, given.others);
}

function testReading(given: RecordsUnderTest) {
  const { samples } = given;
  const [first] = samples;

  test('a loaded list has its records in order', async () => {
    const { records } = await loaded(given);
    expect(records.get()).toEqual(samples);
  });

  test('its value is the same until something changes, and listeners are notified before the operation ends', async () => {
    const { records } = await loaded(given);
    expect(records.get()).toBe(records.get());
    const seen: number[] = [];
    const stop = records.subscribe(() => seen.push(records.get().length));
    await records.remove([first.id]);
    expect(seen.at(-1)).toBe(2);
    stop();
    const known = seen.length;
    await records.restore([first.id]);
    expect(seen).toHaveLength(known);
  });
}

function testAdding(given: RecordsUnderTest) {
  const { samples, change } = given;
  const [first, second] = samples;

  test('new records come last, as they were given, with ids of their own', async () => {
    const { records, ids } = await loaded(given);
    const values = [valuesOf(first), { ...valuesOf(second), ...change }];
    const added = await records.add(values);
    expect(added.map(valuesOf)).toEqual(values);
    expect(records.get()).toEqual([...samples, ...added]);
    expect(new Set(ids()).size).toBe(5);
  });

  test('the id of a removed record is not given again', async () => {
    const { records } = await loaded(given);
    const [gone] = await records.add([valuesOf(first)]);
    await records.remove([gone!.id]);
    const [next] = await records.add([valuesOf(first)]);
    expect(next!.id).not.toBe(gone!.id);
  });
}

function testEditing(given: RecordsUnderTest) {
  const { samples, change } = given;
  const [first, second, third] = samples;

  test('an edit replaces the given fields in place, and leaves the other records alone', async () => {
    const { records } = await loaded(given);
    const [untouched, from] = records.get();
    await records.update([{ from: from!, values: change }]);
    expect(records.get()).toEqual([first, { ...second, ...change }, third]);
    expect(records.get()[0]).toBe(untouched);
  });

  test('an edit does not change the record that was read before', async () => {
    const { records } = await loaded(given);
    const before = records.get()[1]!;
    await records.update([{ from: before, values: change }]);
    expect(before).toEqual(second);
  });

  test('records are edited and added together', async () => {
    const { records } = await loaded(given);
    const edits = records.get().slice(0, 2);
    const added = await records.update(
      edits.map((from) => ({ from, values: change })),
      [valuesOf(first), valuesOf(third)],
    );
    expect(added.map(valuesOf)).toEqual([valuesOf(first), valuesOf(third)]);
    const edited = [first, second].map((record) => ({ ...record, ...change }));
    expect(records.get()).toEqual([...edited, third, ...added]);
  });

  test('several records are edited together; those removed in the meantime stay removed', async () => {
    const { records } = await loaded(given);
    const begun = records.get().slice(1);
    await records.remove([second.id]);
    await records.update(begun.map((from) => ({ from, values: change })));
    expect(records.get()).toEqual([first, { ...third, ...change }]);
  });
}

function testRemoving(given: RecordsUnderTest) {
  const { change } = given;
  const [first, second, third] = given.samples;

  test('records are removed by id; unknown ids change nothing', async () => {
    const { records, ids } = await loaded(given);
    await records.remove([first.id, third.id]);
    await records.remove([first.id]);
    expect(ids()).toEqual([second.id]);
  });

  test('removed records come back to their places, as they were last', async () => {
    const { records, ids } = await loaded(given);
    await records.update([{ from: records.get()[1]!, values: change }]);
    await records.remove([first.id, second.id]);
    const [added] = await records.add([valuesOf(first)]);
    await records.restore([second.id]);
    await records.restore([first.id, second.id]);
    expect(ids()).toEqual([first.id, second.id, third.id, added!.id]);
    expect(records.get()[1]).toEqual({ ...second, ...change });
  });
}
