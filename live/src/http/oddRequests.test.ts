import { randomUUID } from 'node:crypto';
import { team } from '@vibrant-peak/shared/content/team';
import { addRoutes } from '../createApp';
import { bothDatabases } from '../testing/testDatabase';
import { testLive, type TestLive } from '../testing/testLive';
import { addPerson, type TestPerson } from '../testing/testPeople';
import { publishing, startWithContent } from '../testing/testPublishing';
import { drafts } from '../testing/testRecords';

/** An array in an array, and so on, as JSON. */
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let manager: TestPerson;
  let words: ReturnType<typeof drafts>;
  beforeAll(async () => {
    live = await testLive(kind);
    await startWithContent(live);
    manager = await addPerson(live, 'manager');
    words = drafts(live, manager);
  });
  afterAll(() => live.close());

  /** Each is refused, as a problem document, and not as a fault of the server. */
  function expectRefused({ statusCode, headers, body }: Awaited<ReturnType<TestLive['ask']>>) {
    const what = { statusCode, type: headers['content-type'], body };
    expect(what).toMatchObject({ type: expect.stringContaining('application/problem+json') });
    expect(JSON.parse(body)).toMatchObject({ status: statusCode, title: expect.any(String) });
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
  }

  const send = (route: string, payload: string) =>
    live.ask(route, {
      headers: {
        ...manager.headers,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        'if-match': '"1"',
      },
      payload,
    });

  const bodies = [
    ['a list within lists', nested(100_000)],
    ['a field with lists within lists', `{"bio": ${nested(100_000)}}`],
    ['changes with lists within lists', `{"changes": [{"value": {"bio": ${nested(50_000)}}}]}`],
    ['groups within groups', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
  ] as const;
  const routes = ['PUT /records/team/1', 'POST /records/team', 'POST /publications', 'POST /session'];
  test.each(bodies.flatMap(([what, body]) => routes.map((route) => [route, what, body] as const)))(
    '%s refuses %s',
    async (route, _what, body) => expectRefused(await send(route, body)),
  );

  const long = (what: string) => what.repeat(5000);
  test.each([
    'GET /records/%ff',
    'GET /records/team/%ff',
    'GET /records/team/%E0%A4%A',
    `GET /records/team/${long('1').slice(0, 101)}`,
    `GET /records/team/${long('1')}`,
    `GET /records/${long('a')}`,
    `GET /publications/${long('1')}`,
    `DELETE /people/${long('1')}`,
    'GET /media/%ff',
    'GET /log?person[]=1&person[]=2',
    'GET /log?before=%ff',
    'GET /publications?before=a&before=b',
  ])('address %# is refused', async (route) => {
    expectRefused(await live.ask(route, { headers: manager.headers }));
  });

  test('every address with what is not text in it is refused', async () => {
    const urls: string[] = [];
    const { fastify } = await import('fastify');
    const app = fastify();
    app.addHook('onRoute', ({ method, url }) => void urls.push(`${String(method)} ${url}`));
    app.decorateRequest('person', null);
    const never = () => Promise.reject(new Error('No route does this without a request'));
    const idle = { followSite: never, settle: never, log: () => undefined };
    const parts = { ...live, origin: 'https://the.site', ...idle };
    await app.register(addRoutes, parts);
    await app.ready();
    const withParameters = urls.filter((url) => url.includes('/:') && !url.startsWith('HEAD'));
    expect(withParameters.length).toBeGreaterThan(10);
    for (const url of withParameters)
      expectRefused(await live.ask(url.replace(/:\w+/g, '%ff'), { headers: manager.headers }));
  });

  test.each([
    ['a name of 200,000 characters', { name: 'a'.repeat(200_000) }, 'name', 'too long: at most 500'],
    ['a text of 200,000 characters', { bio: 'a'.repeat(200_000) }, 'bio', 'too long: at most 10000'],
    ['a change of direction', { name: 'Ali \u202e evil' }, 'name', 'U+202E'],
    ['an isolate', { bio: 'Ali \u2066 evil' }, 'bio', 'U+2066'],
    ['half of a character', { name: 'Ali \ud83d' }, 'name', 'U+D83D'],
    ['NUL', { bio: 'Ali \0' }, 'bio', 'U+0000'],
    ['a line break in a name', { name: 'Ali\nKhan' }, 'name', 'U+000A'],
    ['a bell', { role: 'Ali \x07' }, 'role', 'U+0007'],
    ['a file on the server', { image: 'file:///etc/passwd' }, 'image', 'is not a picture'],
    ['a page of the staff area', { image: '/admin' }, 'image', 'is not a picture'],
    ['words', { image: 'a nice picture' }, 'image', 'is not a picture'],
    ['a script', { image: 'javascript:alert(1)' }, 'image', 'is not a picture'],
    ['an address without https', { image: 'http://the.site/a.jpg' }, 'image', 'is not a picture'],
    ['an address of another host', { image: '//evil.example/a.jpg' }, 'image', 'is not a picture'],
    ['an address with a password', { image: 'https://a:b@evil.example/a.jpg' }, 'image', 'is not a picture'],
    ['a picture that is not there', { image: '/media/none.00000000-960.avif' }, 'image', 'is not a picture'],
    ['a way up', { image: '/media/../admin' }, 'image', 'is not a picture'],
  ])('%s is not saved, and the field is named', async (_what, fields, field, message) => {
    const answer = await words.change('team/1', fields);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      violations: [{ field, message: expect.stringContaining(message) }],
    });
  });

  test.each([
    ['of an emoji that is joined', { name: 'Zara 👩‍👧' }],
    ['in Urdu with digits', { bio: 'عمر 42\nسال' }],
    ['of a picture elsewhere', { image: 'https://pictures.example/a.jpg' }],
    ['of a picture of the site', { image: team[1]!.image }],
  ])('a text %s is saved', async (_what, fields) => {
    expect((await words.change('team/1', fields)).statusCode).toBe(200);
  });

  test.each(['a \u202e b', 'a \ud83d', 'a \0'])('a note or a description of %# is refused', async (text) => {
    const { headers } = manager;
    const records = [{ collection: 'team', id: '1', version: 1 }];
    expectRefused(await live.ask('POST /publications', { headers, payload: { records, note: text } }));
    expectRefused(
      await live.ask('PATCH /media/a.00000000', { headers, payload: { alt: text } }).then((answer) => {
        expect(answer.statusCode).toBe(400);
        return answer;
      }),
    );
  });

  test('a text that was saved before there was a limit does not go live', async () => {
    const { version, value } = await words.read('team/5');
    await live.database.tables
      .insertInto('versions')
      .values({
        collection: 'team',
        id: '5',
        version: version + 1,
        person: null,
        person_name: 'Ali',
        saved_at: '',
        value: JSON.stringify({ ...value, name: 'a'.repeat(200_000) }),
      })
      .execute();
    const records = live.database.tables.updateTable('records').set({ version: version + 1 });
    await records.where('collection', '=', 'team').where('id', '=', '5').execute();
    const choice = { collection: 'team', id: '5', version: version + 1 };
    expect((await publishing(live, manager).post([choice])).json()).toMatchObject({
      status: 422,
      violations: [{ field: 'name', message: 'is too long: at most 500 characters' }],
    });
    await live.database.tables
      .updateTable('records')
      .set({ version })
      .where('collection', '=', 'team')
      .where('id', '=', '5')
      .execute();
  });

  test('a number without an end is not saved', async () => {
    const { value } = await words.read('projects/1');
    const text = JSON.stringify({ ...value, results: [{ measure: 'm', unit: 'u', before: 1, after: 7 }] });
    const answer = await send('PUT /records/projects/1', text.replace('"after":7', '"after":1e309'));
    expect(answer.json()).toMatchObject({ status: 422, violations: [{ field: 'results[0].after' }] });
  });

  test('1,001 changes are published and previewed at once', async () => {
    const changes = Array.from({ length: 1001 }, (_, index) => ({
      value: { from: `/former-${index}`, to: '/team', permanent: true },
    }));
    expect((await words.changeSeveral('redirects', changes)).statusCode).toBe(200);
    const site = publishing(live, manager);
    const all = (await site.changes()).map(({ collection, id, version }) => ({ collection, id, version }));
    expect(all.length).toBeGreaterThan(1001);
    expect((await site.preview(all)).statusCode).toBe(200);
    expect((await site.publish()).state).toBe('live');
    expect(live.site.shown()['redirects']!['redirects']).toHaveLength(1001);
  });
});
