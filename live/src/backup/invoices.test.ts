import { sql } from 'kysely';
import { testPlace } from '../testing/testBackup';
import { bothDatabases, emptyDatabase, type DatabaseKind } from '../testing/testDatabase';
import { allow, invoicesOf, type OpenInvoice } from '../testing/testInvoices';
import { liveOn, testLive } from '../testing/testLive';
import { addPerson, addSession } from '../testing/testPeople';
import { restoreBackup } from './restoreBackup';
import { writeBackup } from './writeBackup';

const { inFolder, store, emptyStore } = testPlace();

/** A site with somebody who may issue invoices. */
async function office(kind: DatabaseKind) {
  const live = await testLive(kind);
  const person = await addPerson(live, 'editor');
  await allow(live, person, ['invoices', 'issue']);
  return { live, person, invoices: invoicesOf(live, person) };
}

/** Restores a backup of a site on another database. */
async function restored({ live, person }: Awaited<ReturnType<typeof office>>, to: DatabaseKind) {
  const file = inFolder('site.tar');
  await writeBackup(file, { database: live.address, store: store() });
  const place = await emptyDatabase(to);
  await restoreBackup(file, { database: place.address, store: await emptyStore() });
  const other = await liveOn(place);
  return { other, invoices: invoicesOf(other, { headers: await addSession(other, person.id) }) };
}

const ways = bothDatabases.flatMap((from) => bothDatabases.map((to) => [from, to] as const));

test.each(ways)('invoices moved from %s to %s are the same, and as fixed as before', async (from, to) => {
  const site = await office(from);
  const { id } = await site.invoices.issued();
  await site.invoices.pay(id, '200');
  const draft = await site.invoices.create({ notes: 'ü 🏔' });
  const ofVoid = await site.invoices.issued();
  await site.invoices.ask(`POST /invoices/${ofVoid.id}/void`, { reason: 'Twice' });
  const ids = [id, draft.id, ofVoid.id];
  const kept = await Promise.all(ids.map((each) => site.invoices.read(each)));
  expect(kept.map(({ state }) => state)).toEqual(['partly paid', 'draft', 'void']);

  const { other, invoices } = await restored(site, to);
  expect(await Promise.all(ids.map((each) => invoices.read(each)))).toEqual(kept);
  expect(await invoices.list()).toEqual(await site.invoices.list());
  const pricesIn = async ({ ask }: typeof invoices) =>
    (await ask('GET /invoice-items?client=1')).json<object>();
  expect(await pricesIn(invoices)).toMatchObject({ entries: [{ last: { amount: '500' } }, {}] });
  expect(await pricesIn(invoices)).toEqual(await pricesIn(site.invoices));
  for (const statement of [
    'delete from invoices where number is not null',
    "update invoice_versions set value = '{}'",
    'insert into invoice_versions select invoice, 9, value, person, person_name, saved_at from invoice_versions where version = 2',
    'delete from invoice_payments',
  ])
    await expect(sql.raw(statement).execute(other.database.tables)).rejects.toThrow();
  expect((await invoices.pay(id, '1000')).json()).toMatchObject({ state: 'paid' });
  await other.close();
  await site.live.close();
});

test('a series that was restored asks for its last number, and goes on after it', async () => {
  const site = await office('SQLite');
  await site.invoices.issued();
  const { other, invoices } = await restored(site, 'SQLite');
  const draft = await invoices.create();
  const [series] = await invoices.series();
  const refused = await invoices.issue(draft);
  expect(refused.json()).toMatchObject({ status: 409, question: 'last number', series: series!.id });
  await invoices.ask(`PUT /invoice-series/${series!.id}/last`, { year: '2026', last: 7 });
  expect((await invoices.issue(draft)).json<OpenInvoice>().number).toBe('INV-2026-0008');
  await other.close();
  await site.live.close();
});

test('a restored site asks for the last number, also where its backup has no series', async () => {
  const site = await office('SQLite');
  const { other, invoices } = await restored(site, 'SQLite');
  const refused = await invoices.issue(await invoices.create());
  expect(refused.json()).toMatchObject({ status: 409, question: 'last number' });
  expect(await invoices.series()).toMatchObject([
    { kind: 'invoice', isConfirmed: false },
    { kind: 'credit note', isConfirmed: false },
  ]);
  await other.close();
  await site.live.close();
});

test.each(bothDatabases)(
  'on a restored %s a series asks for its last number also when it is made later',
  async (kind) => {
    const site = await office('SQLite');
    const values = { kind: 'invoice', name: 'Lost', pattern: 'L-{0}', isYearly: false };
    const add = async ({ ask }: Awaited<ReturnType<typeof restored>>['invoices']) =>
      (await ask('POST /invoice-series', values)).json<{ id: number }>().id;
    const { other, invoices } = await restored(site, kind);
    const id = await add(invoices);
    const draft = await invoices.create();
    expect((await invoices.issue(draft, { series: id })).json()).toMatchObject({ question: 'last number' });
    await invoices.ask(`PUT /invoice-series/${id}/last`, { year: '2026', last: 3 });
    expect((await invoices.issue(draft, { series: id })).json<OpenInvoice>().number).toBe('L-4');
    // Where nothing was restored, nothing is asked.
    await add(site.invoices);
    expect((await site.invoices.series()).map(({ isConfirmed }) => isConfirmed)).toEqual([true]);
    await other.close();
    await site.live.close();
  },
);
