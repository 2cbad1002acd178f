import { minute, passTime } from '../testing/clock';
import { testLive, origin, type TestLive } from '../testing/testLive';
import { postMail } from './mail';
import { sendDue } from './sendDue';

let live: TestLive;
beforeEach(async () => {
  live = await testLive('SQLite');
});
afterEach(() => {
  jest.useRealTimers();
  return live.close();
});

test('a mail that was sent is not sent again when the database does not answer right after it', async () => {
  const mail = { to: { name: 'Sara', address: 'sara@lumen.example' }, subject: 'Hello', text: 'Words.' };
  await live.database.change((tables) => postMail(tables, mail, { kind: 'reply', origin }));
  const sent: string[] = [];
  let isSilent = false;
  const send = async (_mail: object, { messageId }: { messageId: string }) => {
    sent.push(messageId);
    isSilent = true;
  };
  const change: typeof live.database.change = (work) => {
    if (!isSilent) return live.database.change(work);
    isSilent = false;
    return Promise.reject(new Error('The database is silent'));
  };
  expect(await sendDue({ ...live.database, change }, send)).toBe(1);
  passTime(10 * minute);
  expect(await sendDue(live.database, send)).toBe(0);
  expect(sent).toHaveLength(1);
});
