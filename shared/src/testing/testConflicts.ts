import type { Conflict } from '../host/index';
import { loaded, valuesOf, type RecordsUnderTest } from './loadedRecords';

/** Tests the promises about changes that several people make to the same list. */
export function testConflicts(given: RecordsUnderTest, others: NonNullable<RecordsUnderTest['others']>) {
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
