import { removeOld } from '../jobs/removeOld';
import { bothDatabases } from '../testing/testDatabase';
import { liveWithInvoices } from '../testing/testInvoices';

/** In seconds. */
const day = 24 * 3600;

describe.each(bothDatabases)('on %s', (kind) => {
  let office: Awaited<ReturnType<typeof liveWithInvoices>>;
  beforeAll(async () => (office = await liveWithInvoices(kind)));
  afterAll(() => office.live.close());

  /**
   * A draft with these versions.
   * @param saves seconds ago, and by whom.
   */
  async function draftWith(saves: readonly (readonly [ago: number, person: string | null])[], opened = 0) {
    const { id, value } = await office.invoices.create();
    const { tables } = office.live.database;
    await tables.deleteFrom('invoice_versions').where('invoice', '=', id).execute();
    const rows = saves.map(([ago, person], index) => ({
      ...{ invoice: id, version: index + 1, value: JSON.stringify(value), person, person_name: 'Bilal' },
      saved_at: new Date(Date.now() - ago * 1000).toISOString(),
    }));
    await tables.insertInto('invoice_versions').values(rows).execute();
    await tables
      .updateTable('invoices')
      .set({ version: rows.length, opened_version: opened })
      .where('id', '=', id)
      .execute();
    return { id, version: rows.length };
  }
  const versionsOf = async ({ id }: { id: number }) => {
    const found = office.live.database.tables.selectFrom('invoice_versions').where('invoice', '=', id);
    return (await found.orderBy('version').select('version').execute()).map(({ version }) => version);
  };
  const typed = (from: number, count: number, person: string | null = 'a') =>
    Array.from({ length: count }, (_, index) => [from - index, person] as const);

  test('of what one person typed without a pause the last version stays', async () => {
    const draft = await draftWith([...typed(40 * day, 3), ...typed(39 * day, 3)]);
    await removeOld(office.live.database);
    expect(await versionsOf(draft)).toEqual([3, 6]);
    expect((await office.invoices.read(draft.id)).version).toBe(6);
  });

  test.each([
    ['a colleague went on from', [[40 * day, 'a'] as const, [40 * day - 1, 'b'] as const], 0],
    ['a pause came after', [[40 * day, 'a'] as const, [40 * day - 600, 'a'] as const], 0],
    ['nobody is known to have saved', typed(40 * day, 2, null), 0],
    ['a page has opened', typed(40 * day, 2), 1],
    ['a page may still begin from', typed(29 * day, 2), 0],
  ])('a version that %s stays', async (_which, saves, opened) => {
    const draft = await draftWith(saves, opened);
    await removeOld(office.live.database);
    expect(await versionsOf(draft)).toEqual([1, 2]);
  });

  test('an issued invoice has all its versions', async () => {
    const draft = await draftWith(typed(40 * day, 3));
    expect((await office.invoices.issue(draft)).statusCode).toBe(200);
    await removeOld(office.live.database);
    expect(await versionsOf(draft)).toEqual([1, 2, 3, 4]);
  });

  test('a draft of many versions loses a part at each time, and others lose none of theirs', async () => {
    const [draft, other] = [await draftWith(typed(50 * day, 700)), await draftWith(typed(40 * day, 1))];
    await removeOld(office.live.database);
    expect(await versionsOf(draft)).toHaveLength(200);
    await removeOld(office.live.database);
    expect(await versionsOf(draft)).toEqual([700]);
    expect(await versionsOf(other)).toEqual([1]);
  });
});
