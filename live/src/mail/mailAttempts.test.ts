import { passTime } from '../testing/clock';
import { bothDatabases } from '../testing/testDatabase';
import { testLive, type TestLive } from '../testing/testLive';
import { beginAttempt, endAttempt, failAttempt, skippedMails, withdrawAttempt } from './mailAttempts';

const number = { mailbox: 'sara@mail.example', validity: '1', uid: 7 };
const seen = {
  sender: 'sara@lumen.example',
  subject: 'Web shop',
  size: 6_000_000,
  arrivedAt: '2026-11-27T10:00:00.000Z',
};

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  beforeEach(async () => {
    live = await testLive(kind);
  });
  afterEach(async () => {
    jest.useRealTimers();
    await live.close();
  });

  const begin = () => live.database.change((tables) => beginAttempt(tables, number, seen));
  const fail = (reason: string) => live.database.change((tables) => failAttempt(tables, number, reason));
  const skipped = () => skippedMails(live.database.tables);
  /** The process that began the attempt is another one. */
  const asOtherServer = () =>
    live.database.tables.updateTable('mail_attempts').set({ server: 'x' }).execute();

  test('a mail that fails twice is skipped, with the reason', async () => {
    expect(await begin()).toEqual({ does: 'read' });
    await fail('It cannot be read: first.');
    expect(await begin()).toEqual({ does: 'read' });
    await fail('It cannot be read: second.');
    expect(await skipped()).toEqual([]);
    expect(await begin()).toEqual({ does: 'skip', reason: 'It cannot be read: second.' });
    expect(await skipped()).toEqual([{ ...seen, reason: 'It cannot be read: second.' }]);
  });

  test('an attempt that failed for another reason does not count', async () => {
    for (let attempt = 0; attempt < 5; attempt++) {
      expect(await begin()).toEqual({ does: 'read' });
      await live.database.change((tables) => withdrawAttempt(tables, number));
      await asOtherServer();
    }
    expect(await begin()).toEqual({ does: 'read' });
  });

  test('a mail during which the server stopped twice is skipped', async () => {
    const reason = 'The server stopped while it was reading this mail.';
    for (let kill = 0; kill < 2; kill++) {
      expect(await begin()).toEqual({ does: 'read' });
      await asOtherServer();
      expect(await begin()).toEqual({ does: 'wait' });
      passTime(4 * 60_000);
    }
    expect(await begin()).toEqual({ does: 'skip', reason });
  });

  test('an attempt without a result, as the database was away, is not counted', async () => {
    for (let round = 0; round < 5; round++) expect(await begin()).toEqual({ does: 'read' });
    await live.database.change((tables) => endAttempt(tables, number));
    expect(await live.database.tables.selectFrom('mail_attempts').selectAll().execute()).toEqual([]);
  });
});
