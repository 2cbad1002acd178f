import { origin, testLive, type TestLive } from '../testing/testLive';
import { addPerson, logOf, type TestPerson } from '../testing/testPeople';
import { postMail } from './mail';
import { sendDue } from './sendDue';
import { beginAttempt, failAttempt, removeOldSkipped } from './mailAttempts';
import { hour, passTime } from '../testing/clock';

let live: TestLive;
let manager: TestPerson;
beforeEach(async () => {
  live = await testLive('SQLite');
  manager = await addPerson(live, 'manager');
  const mail = { to: { name: 'Sara', address: 'sara@lumen.example' }, subject: 'Hello', text: 'Words.' };
  await live.database.change((tables) => postMail(tables, mail, { kind: 'reply', origin }));
});
afterEach(() => live.close());

interface Listed {
  mails: { id: string; state: string }[];
}
const byManager = (route: string) => live.ask(route, { headers: manager.headers });
const listed = async () => (await byManager('GET /mail')).json<Listed>();
const send = (answer: () => Promise<void>) => sendDue(live.database, answer);
const refuse = () => Promise.reject(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));

test('a manager sees what waits and what has failed with the reason, without the words of the mail', async () => {
  expect(await listed()).toMatchObject({ mails: [{ state: 'waiting', problem: null }], hasServer: false });
  await send(refuse);
  const { mails } = await listed();
  expect(mails).toMatchObject([
    { recipient: 'sara@lumen.example', subject: 'Hello', state: 'failed', problem: 'No such mailbox' },
  ]);
  expect(JSON.stringify(mails)).not.toContain('Words.');
});

test('mails that stay in the mailbox are listed until 30 days after', async () => {
  const number = { mailbox: 'sara@mail.example', validity: '1', uid: 7 };
  const seen = {
    sender: 'sara@lumen.example',
    subject: 'Shop',
    size: 7,
    arrivedAt: new Date().toISOString(),
  };
  for (let attempt = 0; attempt < 3; attempt++)
    await live.database.change(async (tables) => {
      const { does } = await beginAttempt(tables, number, seen);
      if (does === 'read') await failAttempt(tables, number, 'It cannot be read: it is too long.');
    });
  const { skipped } = (await byManager('GET /mail')).json<{ skipped: object[] }>();
  expect(skipped).toEqual([{ ...seen, reason: 'It cannot be read: it is too long.' }]);
  passTime(31 * 24 * hour);
  await live.database.change(removeOldSkipped);
  jest.useRealTimers();
  expect(await live.database.tables.selectFrom('mail_attempts').selectAll().execute()).toEqual([]);
});

test('a failed mail is sent again by a press, once, with an entry in the log', async () => {
  await send(refuse);
  const { id } = (await listed()).mails[0]!;
  expect((await byManager(`POST /mail/${id}/retry`)).statusCode).toBe(204);
  expect((await byManager(`POST /mail/${id}/retry`)).statusCode).toBe(404);
  expect(await send(async () => undefined)).toBe(1);
  expect((await listed()).mails).toEqual([]);
  expect((await byManager(`POST /mail/${id}/retry`)).statusCode).toBe(404);
  expect(await logOf(live)).toMatchObject([{ action: 'sent a mail again', subject: `mail/${id}` }]);
});
