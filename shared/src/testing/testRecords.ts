import type { Conflict, Records, StoredRecord } from '../host/index';

interface RecordsUnderTest {
  /** An adapter for a list that holds the samples. */
  open: (samples: readonly StoredRecord[]) => Records | Promise<Records>;
  /** Three records. */
  samples: readonly [StoredRecord, StoredRecord, StoredRecord];
  /** A new value for a field of theirs. */
  change: Record<string, unknown>;
  /**
   * For an adapter of several people: the list opened last as somebody else has it, and new values
   * of two more fields.
   */
  others?: {
    open: () => Records | Promise<Records>;
    changes: readonly [Record<string, unknown>, Record<string, unknown>];
  };
}

const valuesOf = ({ id: _, ...values }: StoredRecord) => values;

/** Tests every promise of `Records`; an adapter that passes can replace any other. */
export function testRecords(given: RecordsUnderTest): void {
  testReading(given);
  testAdding(given);
  testEditing(given);
  testRemoving(given);
  if (given.others) testOthers(given, given.others);
}

async function loaded({ open, samples }: RecordsUnderTest) {
  const records = await open(samples);
  await records.load();
  return { records, ids: () => records.get().map(({ id }) => id) };
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

function testOthers(given: RecordsUnderTest, others: NonNullable<RecordsUnderTest['others']>) {
  const { samples, change } = given;
  const [second, [theirChange, sharedChange]] = [samples[1], others.changes];
  const [shared = ''] = Object.keys(sharedChange);
  const mine = { ...change, [shared]: second[shared] === 'Mine' ? 'My own' : 'Mine' };

  /** Both have read the list; then somebody else saves. */
  async function afterTheirs(values: Record<string, unknown>) {
    const { records } = await loaded(given);
    const theirs = await others.open();
    await theirs.load();
    await theirs.update([{ from: theirs.get()[1]!, values }]);
    return { records, theirs, from: records.get()[1]! };
  }

  test('changes of others to other fields stay', async () => {
    const { records, theirs, from } = await afterTheirs(theirChange);
    await records.update([{ from, values: change }]);
    await theirs.load();
    for (const { get } of [records, theirs])
      expect(get()[1]).toEqual({ ...second, ...theirChange, ...change });
  });

  test('where others have changed the same field, nothing is saved; an edit from the merged record saves it', async () => {
    const { records, theirs, from } = await afterTheirs({ ...theirChange, ...sharedChange });
    const [first, , third] = records.get();
    const edits = [first!, from, third!].map((each) => ({ from: each, values: mine }));
    const conflict = await Promise.resolve(records.update(edits, [valuesOf(first!)])).then(
      () => undefined,
      (error: Conflict) => error,
    );
    expect(conflict).toMatchObject({ name: 'Conflict', savedBy: expect.stringMatching(/./) });
    expect(conflict!.merged).toEqual({ ...second, ...theirChange, ...mine });
    expect(conflict!.disagreements).toMatchObject([
      { field: shared, mine: mine[shared], theirs: sharedChange[shared] },
    ]);
    await theirs.load();
    expect(theirs.get()).toEqual([samples[0], { ...second, ...theirChange, ...sharedChange }, samples[2]]);

    await records.update([{ from: conflict!.merged, values: sharedChange }]);
    expect(records.get()[1]).toEqual({ ...second, ...theirChange, ...change, ...sharedChange });
  });

  test('a record that others have removed is not edited, and the edit fails', async () => {
    const { records, theirs, from } = await afterTheirs(theirChange);
    await theirs.remove([second.id]);
    await records.load();
    await expect(Promise.resolve(records.update([{ from, values: change }]))).rejects.toThrow(/./);
    await theirs.load();
    expect(theirs.get().map(({ id }) => id)).toEqual([samples[0].id, samples[2].id]);
  });
}
