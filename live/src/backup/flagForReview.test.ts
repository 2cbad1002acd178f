import { runPlans } from '../invoices/recurring/runPlans';
import { postReminders } from '../invoices/sending/reminders';
import { postMail } from '../mail/mail';
import { callDue, sendDue } from '../mail/sendDue';
import { setTime } from '../testing/clock';
import { bothDatabases } from '../testing/testDatabase';
import type { OpenInvoice } from '../testing/testInvoices';
import { origin, type TestLive } from '../testing/testLive';
import { publishing, startWithContent } from '../testing/testPublishing';
import { drafts } from '../testing/testRecords';
import { office, testRestore } from '../testing/testRestore';
import { publishDue } from '../publishing/publishDue';
import type { Publication } from '../publishing/publications/publication';
import { markRestored } from '../records/restored';

const restored = testRestore();

const sent = async () => undefined;
const finishing = { origin, sendsMail: true, log: () => undefined };

/** Goes to ten o'clock of a day by the company's clocks. The people stay signed in. */
async function at(day: string, live?: TestLive): Promise<void> {
  setTime(Date.parse(`${day}T10:00:00+05:00`));
  const now = new Date().toISOString();
  await live?.database.tables.updateTable('sessions').set({ seen_at: now, created_at: now }).execute();
}

describe.each(bothDatabases)('on %s, of a backup of 1 December that was restored on the 24th', (kind) => {
  let site: Awaited<ReturnType<typeof office>>;
  beforeEach(async () => {
    await at('2026-12-01');
    site = await office(kind);
  });
  afterEach(async () => {
    jest.useRealTimers();
    await site.live.close();
  });
  const restoredLater = () => restored(site, kind, () => at('2026-12-24'));

  test('mails that waited are held, and go by a press', async () => {
    const { id } = await site.invoices.issued();
    await site.invoices.send(id);
    const mail = { to: { name: 'Omar', address: 'omar@lumen.example' }, subject: 'Hi', text: 'Words.' };
    await site.live.database.change((tables) => postMail(tables, mail, { kind: 'reply', origin }));
    const { other, invoices } = await restoredLater();
    for (const work of [sendDue, callDue]) expect(await work(other.database, sent)).toBe(0);
    const problem =
      'It waited when the backup was made, so it may have been sent. Send it again if it was not.';
    const held = { state: 'failed', problem };
    const { state, mails } = await invoices.delivery(id);
    expect({ state, mails }).toMatchObject({ state: 'issued', mails: [{ ...held, sentAt: null }] });
    expect((await invoices.ask('GET /mail')).json()).toMatchObject({ mails: [held, held] });
    await invoices.ask(`POST /invoices/${id}/mails/${mails[0]!.id}/retry`);
    expect(await sendDue(other.database, sent)).toBe(1);
    expect(await invoices.delivery(id)).toMatchObject({ state: 'sent', mails: [{ state: 'sent' }] });
    await other.close();
  });

  test('scheduled publications wait for a publisher', async () => {
    const { live, person } = site;
    await startWithContent(live);
    await drafts(live, person).change('team/1', { bio: 'New words.' });
    const choices = [{ collection: 'team', id: '1', version: 2 }];
    const at = '2026-12-10T05:00:00.000Z';
    const { id } = (await publishing(live, person).post(choices, { at })).json<Publication>();
    const { other, headers } = await restoredLater();
    const read = () => publishing(other, { headers }).read(id);
    await publishDue(other);
    const problem = 'It waited when the backup was made, so somebody may have withdrawn it since.';
    expect(await read()).toMatchObject({ state: 'unconfirmed', problem });
    await other.ask(`POST /publications/${id}/confirmation`, { headers });
    await publishDue(other);
    expect(await read()).toMatchObject({ state: 'live', problem: null });
    await other.close();
  });

  test('reminders up to the day of the restore do not go, and later ones do', async () => {
    const { ask, issued, send } = site.invoices;
    const settings = (await ask('GET /invoice-mail-settings')).json<object>();
    await ask('PUT /invoice-mail-settings', { ...settings, isReminding: true, reminderDays: [1, 4, 7] });
    const { id } = await issued({ dueDate: '2026-12-20' });
    await send(id);
    await sendDue(site.live.database, sent);
    // The last restore counts.
    await site.live.database.change(markRestored);
    const { other, invoices } = await restoredLater();
    const steps = async () => {
      await postReminders(other.database, origin);
      return (await invoices.delivery(id)).reminders.map(({ on, state }) => `${on} ${state}`);
    };
    const lost = ['2026-12-21 left out', '2026-12-24 left out'];
    expect(await steps()).toEqual([...lost, '2026-12-27 planned']);
    await at('2026-12-27', other);
    expect(await steps()).toEqual([...lost, '2026-12-27 written']);
    await other.close();
  });

  describe('recurring invoices', () => {
    const run = ({ database }: TestLive) => runPlans(database, finishing);
    beforeEach(async () => {
      const { id: invoice } = await site.invoices.create();
      const plan = { every: 'week', next: '2026-12-24', mode: 'issue and send', invoice };
      await site.invoices.ask('POST /invoice-plans', plan);
    });

    test('up to the day of the restore are drafts that say why, and later ones go', async () => {
      const { other, invoices } = await restoredLater();
      const [{ id } = { id: 0 }] = await invoices.series();
      await invoices.ask(`PUT /invoice-series/${id}/last`, { year: '2026', last: 7 });
      await run(other);
      const made = async () =>
        (await invoices.list('?sort=date&order=desc')).invoices.map(({ date, number }) => [date, number]);
      expect((await made())[0]).toEqual(['2026-12-24', null]);
      const { plans } = (await invoices.ask('GET /invoice-plans')).json<{ plans: object[] }>();
      const problem = 'The site was restored on or after its day: it may have been sent already.';
      expect(plans).toMatchObject([{ problems: [{ day: '2026-12-24', problem }] }]);
      await at('2026-12-31', other);
      await run(other);
      expect((await made()).slice(0, 2)).toEqual([
        ['2026-12-31', 'INV-2026-0008'],
        ['2026-12-24', null],
      ]);
      await other.close();
    });

    test('that were issued and had no mail yet have none', async () => {
      await at('2026-12-24', site.live);
      await run(site.live);
      const { tables } = site.live.database;
      await tables.updateTable('invoice_plan_days').set({ todo: 'send' }).execute();
      await tables.deleteFrom('outbox').execute();
      const { other, invoices } = await restoredLater();
      await run(other);
      const [issued] = (await invoices.list('?sort=date&order=desc')).invoices;
      expect(await invoices.delivery(issued!.id)).toMatchObject({ state: 'issued', mails: [] });
      const { plan } = (await invoices.ask(`GET /invoices/${issued!.id}`)).json<OpenInvoice>();
      expect(plan!.problem).toContain('it may have been sent already');
      await other.close();
    });
  });
});
