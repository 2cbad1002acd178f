import { hour, passTime } from '../testing/clock';
import { bothDatabases } from '../testing/testDatabase';
import { testLive, origin, type TestLive } from '../testing/testLive';
import { testMailServer, type TestMailServer } from '../testing/testMailServer';
import { addPerson } from '../testing/testPeople';
import { postMail } from './mail';
import { sendDue } from './sendDue';
import { smtpTransport } from './transport';

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let headers: Record<string, string>;
  const servers: TestMailServer[] = [];
  beforeEach(async () => {
    live = await testLive(kind);
    ({ headers } = await addPerson(live, 'manager'));
  });
  afterEach(async () => {
    jest.useRealTimers();
    await Promise.all(servers.splice(0).map((server) => server.close()));
    await live.close();
  });

  const start = async (isSecure = false) => {
    const server = await testMailServer({ isSecure });
    servers.push(server);
    return server;
  };
  const send = async (url: string) => {
    const mail = { to: { name: 'Sara', address: 'sara@lumen.example' }, subject: 'Hello', text: 'Words.' };
    await live.database.change((tables) => postMail(tables, mail, { kind: 'reply', origin }));
    await sendDue(live.database, smtpTransport({ url, from: 'hello@the.site' }));
  };
  const state = async () => (await live.ask('GET /mail', { headers })).json<{ server: object }>().server;

  test('managers see since when and why nothing goes out, in the words of the mail server', async () => {
    expect(await state()).toEqual({ failingSince: null, problem: null, encryption: null });
    const server = await start();
    Object.assign(server, { refusal: [554, '5.3.2 Back at noon'], refusesAt: 'CONN' });
    await send(server.url);
    const first = await state();
    expect(first).toMatchObject({
      failingSince: expect.stringMatching(/^20/),
      problem: 'The mail server sends nothing for this site at the moment: 554 5.3.2 Back at noon',
    });
    passTime(hour);
    await send(server.url);
    expect(await state()).toEqual(first);
    server.refusal = undefined;
    passTime(hour);
    await send(server.url);
    expect(await state()).toMatchObject({ failingSince: null, problem: null });
  });

  test('a refusal of one mail says nothing about the mail server', async () => {
    const server = await start();
    Object.assign(server, { refusal: [550, 'No such mailbox'], refusesAt: 'RCPT TO' });
    await send(server.url);
    expect(await state()).toMatchObject({ failingSince: null });
  });

  test('an unsent mail names everybody who gets it when it is sent again', async () => {
    const to = { name: 'Sara', address: 'sara@lumen.example' };
    const cc = [{ name: '', address: 'bo@lumen.example' }];
    const mail = { to, cc, subject: 'Hello', text: 'Words.' };
    await live.database.change((tables) => postMail(tables, mail, { kind: 'reply', origin }));
    expect((await live.ask('GET /mail', { headers })).json()).toMatchObject({
      mails: [{ recipient: to.address, copies: ['bo@lumen.example'] }],
    });
  });

  test('managers see whether mails go to the mail server encrypted', async () => {
    await send((await start()).url);
    expect(await state()).toMatchObject({ encryption: 'none' });
    await send(`${(await start(true)).url}?tls.rejectUnauthorized=false`);
    expect(await state()).toMatchObject({ encryption: 'STARTTLS' });
  });

  test('a certificate of nobody is not an encryption: mails wait', async () => {
    await send((await start(true)).url);
    expect(await state()).toMatchObject({ problem: 'The mail server has no valid certificate.' });
  });
});
