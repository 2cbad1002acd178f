import { origin, testLive, type TestLive } from '../testing/testLive';
import { addPerson, logOf, type TestPerson } from '../testing/testPeople';
import { postMail } from './mail';
import { sendDue } from './sendDue';

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
