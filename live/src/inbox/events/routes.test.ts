import { bothDatabases } from '../../testing/testDatabase';
import { inboxOf } from '../../testing/testInbox';
import { testLive, type TestLive } from '../../testing/testLive';
import { addPerson, type TestPerson } from '../../testing/testPeople';

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let editor: TestPerson;
  let stopping: AbortController;
  let address: string;
  let visit: AbortController;
  beforeEach(async () => {
    stopping = new AbortController();
    visit = new AbortController();
    live = await testLive(kind, undefined, { stopping: stopping.signal });
    editor = await addPerson(live, 'editor', 'Bilal');
    address = await live.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => {
    visit.abort();
    return live.close();
  });

  const open = () =>
    fetch(`${address}/api/inbox/events`, {
      headers: { ...editor.headers, 'sec-fetch-site': 'same-origin' },
      signal: visit.signal,
    });

  /** What arrives, piece by piece. */
  function read(response: Response) {
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    return async () => (await reader.read()).value;
  }

  test('a stream says that something has changed, and nothing else', async () => {
    const response = await open();
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    const next = read(response);
    expect(await next()).toBe('data: changed\n\n');
    const inbox = inboxOf(live, editor);
    await inbox.send();
    expect(await next()).toBe('data: changed\n\n');
    const { id } = (await inbox.list()).conversations[0]!;
    const changes = [
      () => inbox.change(id, { isTaken: true }),
      () => inbox.ask(`PUT /inbox/${id}/unsent`, { use: 'reply', text: 'Dear Sara' }),
      () => inbox.note(id, 'Do we know them?'),
      () => inbox.ask(`DELETE /inbox/${id}`),
    ];
    for (const change of changes) {
      expect((await change()).statusCode).toBeLessThan(300);
      expect(await next()).toBe('data: changed\n\n');
    }
  });

  test('a stream says that somebody has read a message, and takes that back', async () => {
    const inbox = inboxOf(live, editor);
    await inbox.send();
    const { id } = (await inbox.list()).conversations[0]!;
    const next = read(await open());
    await next();
    for (const isRead of [true, false]) {
      await inbox.ask(`PUT /inbox/${id}/read`, { isRead });
      expect(await next()).toBe('data: changed\n\n');
    }
  });

  test('all streams together look at the database at most once a second', async () => {
    const streams = await Promise.all(Array.from({ length: 5 }, open));
    const nexts = streams.map(read);
    expect(await Promise.all(nexts.map((next) => next()))).toEqual(Array(5).fill('data: changed\n\n'));
    const looks = jest.spyOn(live.database.tables, 'selectNoFrom');
    const begin = Date.now();
    await inboxOf(live, editor).send();
    expect(await Promise.all(nexts.map((next) => next()))).toEqual(Array(5).fill('data: changed\n\n'));
    expect(looks.mock.calls.length).toBeLessThanOrEqual(Math.ceil((Date.now() - begin) / 1000) + 1);
  });

  test('it ends when the server stops, and an ended session opens no other one', async () => {
    const next = read(await open());
    await next();
    stopping.abort();
    expect(await next()).toBeUndefined();
    await live.ask('DELETE /session', { headers: editor.headers });
    expect((await open()).status).toBe(401);
  });

  test('it does not keep the session from ending', async () => {
    const longAgo = new Date(Date.now() - 3600_000).toISOString();
    await live.database.tables.updateTable('sessions').set({ seen_at: longAgo }).execute();
    await read(await open())();
    const { seen_at } = await live.database.tables
      .selectFrom('sessions')
      .select('seen_at')
      .executeTakeFirstOrThrow();
    expect(seen_at).toBe(longAgo);
  });
});
