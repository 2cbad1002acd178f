import { minute, passTime } from '../testing/clock';
import { callDue, sendDue, type Delivery } from '../mail/sendDue';
import { apply } from '../testing/testApplication';
import { bothDatabases } from '../testing/testDatabase';
import { inboxOf } from '../testing/testInbox';
import { origin, testLive, type TestLive } from '../testing/testLive';
import { addPerson, logOf, type TestPerson } from '../testing/testPeople';
import { postWebhooks } from './postWebhooks';

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let manager: TestPerson;
  let inbox: ReturnType<typeof inboxOf>;
  let called: Delivery[];
  beforeEach(async () => {
    live = await testLive(kind);
    manager = await addPerson(live, 'manager');
    inbox = inboxOf(live, manager);
    called = [];
  });
  afterEach(async () => {
    jest.useRealTimers();
    await live.close();
  });

  const url = 'https://crm.example/hook';
  const add = async (to = url) =>
    live.ask('POST /webhooks', { headers: manager.headers, payload: { url: to } });
  const take = async (delivery: Delivery) => void called.push(delivery);
  const round = async (call = take) => {
    await postWebhooks(live.database, origin);
    return callDue(live.database, call);
  };
  const bodies = () => called.map(({ body }) => JSON.parse(body) as { data: object });

  test('each webhook gets what visitors write from then on, once, whole and signed with its secret', async () => {
    await inbox.send({ subject: 'Before' });
    const { secret } = (await add()).json<{ secret: string }>();
    expect(secret).toMatch(/^whsec_.{44}$/);
    await add('https://chat.example/in');
    await inbox.send();
    await Promise.all([round(), round()]);
    await round();
    expect(called.map((each) => each.url).sort()).toEqual(['https://chat.example/in', url]);
    expect(called.find((each) => each.url === url)!.secret).toBe(secret);
    expect(bodies()[0]).toMatchObject({
      type: 'message.received',
      data: {
        kind: 'contact',
        name: 'Sara Ahmed',
        email: 'sara@lumen.example',
        subject: 'Web shop',
        text: 'We need a shop for three showrooms.',
        link: expect.stringMatching(/^https:\/\/the\.site\/admin\/messages\?message=\d+$/),
      },
    });
  });

  test('what comes while a round begins is posted once', async () => {
    await add();
    await inbox.send();
    const { database } = live;
    const change: typeof database.change = async (work) => {
      await inbox.send({ subject: 'Meanwhile' });
      return database.change(work);
    };
    await postWebhooks({ ...database, change }, origin);
    await round();
    expect(called).toHaveLength(2);
  });

  test('of an application it gets the link alone, and of spam and notes nothing', async () => {
    await add();
    await apply(live);
    await inbox.send({ website: 'https://spam.example' });
    await inbox.send();
    const { id } = (await inbox.list()).conversations[0]!;
    await inbox.ask(`POST /inbox/${id}/notes`, { text: 'A note' });
    await round();
    expect(bodies().map(({ data }) => Object.keys(data))).toEqual([
      ['id', 'conversation', 'kind', 'link'],
      ['id', 'conversation', 'kind', 'link', 'name', 'email', 'subject', 'text'],
    ]);
  });

  test('a message taken out of spam or the bin is told once, with those that came meanwhile', async () => {
    await add();
    await inbox.send({ subject: 'First' });
    await inbox.send({ subject: 'Second' });
    const [second, first] = (await inbox.list()).conversations;
    await inbox.change(first!.id, { state: 'spam' });
    await inbox.ask(`DELETE /inbox/${second!.id}`);
    await inbox.send({ subject: 'Third' });
    await round();
    const subjects = () =>
      called.map(({ body }) => (JSON.parse(body) as { data: { subject: string } }).data.subject);
    expect(subjects()).toEqual(['Third']);
    await inbox.change(first!.id, { state: 'open' });
    await Promise.all([round(), round()]);
    await inbox.ask(`POST /inbox/${second!.id}/restoration`);
    await inbox.send({ subject: 'Fourth' });
    await round();
    await inbox.change(first!.id, { state: 'spam' });
    await inbox.change(first!.id, { state: 'open' });
    await round();
    expect(subjects().sort()).toEqual(['First', 'Fourth', 'Second', 'Third']);
  });

  test('a failure is retried with the same id, and a final one is on Mail with its reason', async () => {
    await add();
    await inbox.send();
    const ids: string[] = [];
    const fail = (more: object) => (delivery: Delivery) => {
      ids.push(delivery.id);
      return Promise.reject(Object.assign(new Error('The answer was 503.'), more));
    };
    await round(fail({}));
    await round();
    expect(called).toEqual([]);
    passTime(2 * minute);
    await round(fail({ isFinal: true }));
    expect(new Set(ids).size).toBe(1);
    const { headers } = manager;
    const { mails } = (await live.ask('GET /mail', { headers })).json<{ mails: { id: string }[] }>();
    expect(mails).toMatchObject([{ recipient: url, state: 'failed', problem: 'The answer was 503.' }]);
    expect((await live.ask(`POST /mail/${mails[0]!.id}/retry`, { headers })).statusCode).toBe(204);
    await round();
    expect(called.map(({ id }) => id)).toEqual([ids[0]]);
  });

  test('mails and webhooks are sent apart', async () => {
    await add();
    await inbox.send();
    const { id } = (await inbox.list()).conversations[0]!;
    await inbox.reply(id, 'Monday?');
    await postWebhooks(live.database, origin);
    const mailed: string[] = [];
    await sendDue(live.database, async ({ to }) => void mailed.push(to.address));
    expect([mailed, called]).toEqual([['sara@lumen.example'], []]);
    await callDue(live.database, take);
    expect(called).toHaveLength(1);
  });

  test('a removed webhook gets nothing more, and the log names it', async () => {
    const { id } = (await add()).json<{ id: string }>();
    await inbox.send();
    await postWebhooks(live.database, origin);
    const { headers } = manager;
    expect((await live.ask(`DELETE /webhooks/${id}`, { headers })).statusCode).toBe(204);
    expect(await round()).toBe(0);
    expect(await live.database.tables.selectFrom('outbox').selectAll().execute()).toEqual([]);
    expect((await live.ask('GET /webhooks', { headers })).json()).toEqual({ webhooks: [] });
    expect(await logOf(live)).toMatchObject([
      { action: 'added a webhook', subject: 'crm.example' },
      { action: 'removed a webhook', subject: 'crm.example' },
    ]);
  });

  test('an address is added once', async () => {
    await add();
    expect((await add()).json()).toMatchObject({ status: 409, field: 'url' });
  });

  test('the secret is shown once', async () => {
    const { secret } = (await add()).json<{ secret: string }>();
    const listed = await live.ask('GET /webhooks', { headers: manager.headers });
    expect(listed.json()).toMatchObject({ webhooks: [{ url }] });
    expect(listed.body).not.toContain(secret);
  });

  test.each([
    ...[
      'http://crm.example/hook',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://0x7f.1/',
      'https://10.0.0.1/',
    ],
    ...[
      'https://169.254.169.254/latest',
      'https://localhost/',
      'https://user:secret@crm.example/',
      'crm.example',
    ],
  ])('%s is refused at its field', async (address) => {
    expect((await add(address)).json()).toMatchObject({ status: 422, field: 'url' });
  });
});
