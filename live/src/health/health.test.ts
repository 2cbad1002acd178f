import { ownVersion } from '@vibrant-peak/engine/version';
import { addToLog, systemActor } from '../log/addToLog';
import { recordServerFailure } from '../mail/mailServer';
import { clearFaults, recordFault } from '../mailbox/mailboxFaults';
import { minute, passTime } from '../testing/clock';
import { bothDatabases } from '../testing/testDatabase';
import type { HealthSources } from '../http/route';
import { ageOf, figure, sources } from '../testing/testHealth';
import { liveWithInvoices, type invoicesOf } from '../testing/testInvoices';
import type { TestLive } from '../testing/testLive';
import { addPerson } from '../testing/testPeople';
import { healthOf } from './health';
import { limits, subjects, type Subject } from './looks';

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let invoices: ReturnType<typeof invoicesOf>;
  beforeAll(async () => {
    ({ live, invoices } = await liveWithInvoices(kind));
  });
  afterAll(() => live.close());
  afterEach(() => void jest.useRealTimers());

  const look = (changes?: Partial<HealthSources>, mailbox = 'hello@the.site') =>
    healthOf({ ...sources(changes), tables: live.database.tables, mailbox });
  const lineOf = async (subject: Subject, changes?: Partial<HealthSources>) =>
    (await look(changes)).find((line) => line.subject === subject)!;

  const addPublication = (id: string, state: 'failed' | 'live', at: string, due: string | null = null) =>
    live.database.tables
      .insertInto('publications')
      .values({
        id,
        state,
        at,
        problem: `Why ${id}`,
        release: id,
        records: '[]',
        versions: '{}',
        note: '',
        person: null,
        person_name: 'Omar',
        ip: '',
        due_at: due,
        until: at,
      })
      .execute();

  test('a site that is set up for everything works, and one that is not says what nobody watches', async () => {
    const figures = [
      figure('site_disk_free_ratio', 0.4),
      figure('site_backup_age_seconds', 3600),
      figure('site_mail_waiting_seconds', 10),
    ];
    const stateOf = async (changes: Partial<HealthSources>, mailbox?: string) =>
      Object.fromEntries((await look(changes, mailbox)).map(({ subject, state }) => [subject, state]));
    expect(await stateOf({ figures })).toEqual({
      ...Object.fromEntries(subjects.map((subject) => [subject, 'works'])),
      fonts: 'unwatched',
      certificate: 'unwatched',
    });
    const watched = (
      await healthOf({ ...sources({ prints: false }), tables: live.database.tables, mailbox: undefined })
    ).filter(({ state }) => state !== 'unwatched');
    expect(watched.map(({ subject }) => subject)).toEqual(['database', 'publication', 'schedule']);
  });

  test('the mails name since when they wait, and what the mail server says', async () => {
    const figures = (seconds: number) => [figure('site_mail_waiting_seconds', seconds)];
    await live.database.change((tables) => recordServerFailure(tables, '554 Back at noon'));
    expect(await lineOf('mails', { figures: figures(limits.mail) })).toMatchObject({ state: 'works' });
    const late = await lineOf('mails', { figures: figures(limits.mail + 60) });
    expect(late).toMatchObject({ state: 'fails', reason: '554 Back at noon' });
    expect(ageOf(late)).toBeCloseTo(limits.mail + 60, -1);
  });

  test('the mailbox names since when it is not read, and why', async () => {
    expect(await lineOf('mailbox')).toMatchObject({ state: 'works', since: null });
    await recordFault(live.database, 'hello@the.site', 'Wrong password.');
    const fault = await lineOf('mailbox');
    expect(fault).toMatchObject({ state: 'fails', reason: 'Wrong password.' });
    expect(ageOf(fault)).toBeLessThan(60);
    await clearFaults(live.database);
  });

  test('a failed publication counts until the next one, a failed schedule until it is withdrawn', async () => {
    await addPublication('one', 'failed', '2026-11-20T10:00:00.000Z');
    expect(await lineOf('publication')).toMatchObject({
      state: 'fails',
      since: '2026-11-20T10:00:00.000Z',
      reason: 'Why one',
    });
    expect(await lineOf('schedule')).toMatchObject({ state: 'works' });
    await addPublication('two', 'failed', '2026-11-20T11:00:00.000Z', '2026-11-21T08:00:00.000Z');
    await addPublication('three', 'live', '2026-11-22T10:00:00.000Z');
    expect(await lineOf('publication')).toMatchObject({ state: 'works', reason: null });
    expect(await lineOf('schedule')).toMatchObject({
      state: 'fails',
      since: '2026-11-21T08:00:00.000Z',
      reason: 'Why two',
    });
    await live.database.tables.updateTable('publications').set({ state: 'withdrawn' }).execute();
    expect(await lineOf('schedule')).toMatchObject({ state: 'works' });
  });

  test('printing names a Chromium that does not start, and invoices that have waited for their PDF', async () => {
    const fault = 'Invoices are issued without PDFs: no Chromium';
    expect(await lineOf('printing', { printerFault: () => fault })).toMatchObject({
      state: 'fails',
      amount: 0,
      since: null,
      reason: fault,
    });
    const { id } = await invoices.issued();
    expect(await lineOf('printing')).toMatchObject({ state: 'works' });
    const { issued_at: issued } = await live.database.tables
      .selectFrom('invoices')
      .where('id', '=', id)
      .select('issued_at')
      .executeTakeFirstOrThrow();
    passTime(limits.pdf * 1000 + minute);
    expect(await lineOf('printing')).toMatchObject({
      state: 'fails',
      amount: 1,
      since: issued,
      reason: null,
    });
    expect(await lineOf('printing', { prints: false })).toMatchObject({ state: 'unwatched' });
  });

  test('the PDF of the newest invoice says what it did not get', async () => {
    const print = async (missing?: string[]) => {
      const { id } = await invoices.issued();
      await live.database.change(async (tables) => {
        await tables
          .insertInto('invoice_pdfs')
          .values({ invoice: id, bytes: Buffer.from('%PDF'), hash: '', made_at: '' })
          .execute();
        const entry = { action: 'kept a PDF', subject: `invoices/${id}`, details: { missing } } as const;
        await addToLog(tables, systemActor, entry);
      });
    };
    await print(['/media/fonts/inter.woff2', 'https://a.example/logo.png']);
    const lacking = await lineOf('fonts');
    expect(lacking).toMatchObject({
      state: 'fails',
      reason: '/media/fonts/inter.woff2, https://a.example/logo.png',
    });
    expect(ageOf(lacking)).toBeLessThan(60);
    await print();
    expect(await lineOf('fonts')).toMatchObject({ state: 'works' });
  });

  test('managers alone read it, with the versions of the program and the database', async () => {
    const { headers } = await addPerson(live, 'manager');
    const answer = (await live.ask('GET /health', { headers })).json<{ lines: { subject: string }[] }>();
    expect(answer).toMatchObject({
      version: ownVersion.version,
      commit: ownVersion.commit ?? null,
      database: {
        kind,
        version: expect.stringMatching(/^\d+\./),
        migration: expect.stringMatching(/^\d{3} /),
      },
    });
    expect(answer.lines.map(({ subject }) => subject).sort()).toEqual([...subjects].sort());
    const publisher = await addPerson(live, 'publisher');
    expect((await live.ask('GET /health', { headers: publisher.headers })).statusCode).toBe(403);
  });
});
