import { randomUUID } from 'node:crypto';
import { sendDue } from '../../mail/sendDue';
import { smtpTransport } from '../../mail/transport';
import { removeOld } from '../../jobs/removeOld';
import { apply } from '../../testing/testApplication';
import { hour, passTime } from '../../testing/clock';
import { bothDatabases } from '../../testing/testDatabase';
import { inboxOf } from '../../testing/testInbox';
import { origin, testLive, type TestLive } from '../../testing/testLive';
import { testMailServer, type TestMailServer } from '../../testing/testMailServer';
import { addPerson, logOf, type TestPerson } from '../../testing/testPeople';
import { confirm } from './confirm';

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let server: TestMailServer;
  let manager: TestPerson;
  beforeEach(async () => {
    live = await testLive(kind);
    server = await testMailServer();
    manager = await addPerson(live, 'manager');
  });
  afterEach(async () => {
    jest.useRealTimers();
    await server.close();
    await live.close();
  });

  const inbox = () => inboxOf(live, manager);
  const settings = { confirms: true, messageMonths: 24, applicationMonths: 6 };
  const turnOn = () => inbox().ask('PUT /inbox/settings', settings);
  const arrived = async () => {
    await sendDue(live.database, smtpTransport({ url: server.url, from: 'hello@the.site' }));
    return server.mails;
  };
  const recipients = async () => (await arrived()).map(({ to }) => to![0]!.address);
  const sendFrom = (remoteAddress: string, email: string) =>
    live.ask('POST /submissions/contact', {
      remoteAddress,
      payload: {
        key: randomUUID(),
        elapsed: 20_000,
        name: 'Buy cheap watches',
        email,
        subject: 'Buy cheap watches',
        message: 'Buy cheap watches at https://evil.example',
      },
    });

  test('a visitor gets no mail before a manager has turned the setting on', async () => {
    expect((await inbox().ask('GET /inbox/settings')).json()).toEqual({ ...settings, confirms: false });
    await inbox().send();
    expect(await arrived()).toEqual([]);
    expect((await turnOn()).statusCode).toBe(204);
    expect((await inbox().ask('GET /inbox/settings')).json()).toEqual(settings);
    await inbox().send();
    expect(await recipients()).toEqual(['sara@lumen.example']);
    expect(await logOf(live)).toMatchObject([{ action: 'changed a setting', subject: 'Visitors' }]);
  });

  test('the confirmation says that a program wrote it, and repeats nothing that was typed', async () => {
    await turnOn();
    await sendFrom('192.0.2.1', 'colleague@lumen.example');
    const [mail] = await arrived();
    expect(mail).toMatchObject({ subject: 'We have your message', to: [{ name: '' }] });
    expect(mail!.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }),
    );
    expect(JSON.stringify(mail)).not.toMatch(/watches|evil/);
    await apply(live, { fields: { email: 'jonas@lumen.example' } });
    expect((await arrived())[1]).toMatchObject({ subject: 'We have your application' });
  });

  test('a reply of a person does not say that a program wrote it', async () => {
    await inbox().send();
    const { id } = (await inbox().list()).conversations[0]!;
    await inbox().reply(id, 'We can.');
    const [mail] = await arrived();
    expect(mail!.headers.map(({ key }) => key)).not.toContain('auto-submitted');
  });

  test('a mail bomb brings its victim one mail a day, from however many networks it comes', async () => {
    await turnOn();
    for (let network = 0; network < 40; network++)
      await sendFrom(`192.0.2.${network}`, network % 2 ? `victim+${network}@x.example` : 'Victim@X.example');
    expect(await recipients()).toEqual(['victim@x.example']);
    passTime(25 * hour);
    await removeOld(live.database);
    await Promise.all([1, 2, 3].map((network) => sendFrom(`192.0.2.${network}`, 'victim@x.example')));
    expect(await recipients()).toEqual(['victim@x.example', 'victim@x.example']);
  });

  test('one network reaches few addresses: what looks like spam is not confirmed', async () => {
    await turnOn();
    for (let count = 0; count < 15; count++) await sendFrom('192.0.2.1', `${count}@x.example`);
    expect(await arrived()).toHaveLength(10);
  });

  test('the same submission of the form, sent again, is confirmed once', async () => {
    await turnOn();
    const key = randomUUID();
    await inbox().send({ key });
    await live.database.tables.deleteFrom('confirmations').execute();
    await inbox().send({ key });
    expect(await arrived()).toHaveLength(1);
  });

  const byPrograms: [string, string, Record<string, string>][] = [
    ['an automatic answer', 'sara@x.example', { 'auto-submitted': 'auto-replied' }],
    ['a notice of a program', 'sara@x.example', { 'auto-submitted': 'auto-generated; type=x' }],
    ['a list', 'sara@x.example', { 'list-id': '<all.x.example>' }],
    ['an older list', 'sara@x.example', { precedence: 'List' }],
    ['a bounce', 'sara@x.example', { 'return-path': '<>' }],
    ['a mail system', 'MAILER-DAEMON@x.example', {}],
    ['nobody who reads', 'no-reply@x.example', {}],
    ['the manager of a list', 'all-request@x.example', {}],
  ];
  test.each(byPrograms)('%s is not confirmed, a person is', async (_what, email, headers) => {
    await turnOn();
    await inbox().send({ email: 'other@x.example' });
    const { id: conversation } = (await inbox().list()).conversations[0]!;
    const send = (changes: object) =>
      live.database.change((tables) =>
        confirm(tables, { kind: 'contact', email, conversation, headers, ...changes }, origin),
      );
    await send({});
    expect(await recipients()).toEqual(['other@x.example']);
    await send({
      email: 'person@x.example',
      headers: { 'auto-submitted': 'no', 'return-path': '<p@x.example>' },
    });
    expect(await recipients()).toEqual(['other@x.example', 'person@x.example']);
  });

  test.each([
    { ...settings, messageMonths: 0 },
    { ...settings, applicationMonths: 121 },
    { ...settings, confirms: 'yes' },
    { confirms: true },
  ])('settings such as %j are refused', async (wrong) => {
    expect((await inbox().ask('PUT /inbox/settings', wrong)).statusCode).toBe(400);
  });
});
