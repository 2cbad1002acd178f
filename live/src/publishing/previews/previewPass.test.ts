import { databases } from '../../testing/testDatabase';
import { origin, testLive, type TestLive } from '../../testing/testLive';
import { addPerson, type TestPerson } from '../../testing/testPeople';
import { passTime, hour, minute } from '../../testing/clock';
import { authorizePreview } from './previewPass';

const label = `preview-7-${'a'.repeat(32)}`;

describe.each(databases)('on %s', (kind) => {
  let live: TestLive;
  let editor: TestPerson;
  beforeEach(async () => {
    live = await testLive(kind);
    editor = await addPerson(live, 'editor');
  });
  afterEach(async () => {
    jest.useRealTimers();
    await live.close();
  });

  /**
   * What a browser with this cookie gets at the preview's host; nothing when it sees the preview.
   */
  const visit = (url: string, cookie?: string, more: Record<string, string> = {}) =>
    authorizePreview(
      live.database,
      origin,
    )({
      url,
      headers: { host: `${label}.the.site`, ...(cookie !== undefined && { cookie }), ...more },
    });
  /** Opens the link, and goes where it leads. */
  const link = async () => {
    const { statusCode, headers } = await live.ask(`GET /previews/${label}`, { headers: editor.headers });
    expect(statusCode).toBe(303);
    const { host, pathname, search } = new URL(headers['location'] as string);
    expect(host).toBe(`${label}.the.site`);
    return pathname + search;
  };
  const enter = async (url: string) => {
    const answer = await visit(url);
    expect(answer).toMatchObject({ status: 303, headers: { Location: '/' } });
    return answer!.headers['Set-Cookie']!.split(';')[0]!;
  };

  test('without a session a preview shows nothing and says where to open it', async () => {
    expect(await visit('/team')).toMatchObject({
      status: 401,
      text: `This preview is for people who are signed in. Sign in, then open https://the.site/api/previews/${label}`,
    });
    expect(await visit('/?pass=guessed', '__Host-preview=guessed')).toMatchObject({ status: 401 });
    const { statusCode, headers } = await live.ask(`GET /previews/${label}`);
    expect([statusCode, headers['location']]).toEqual([303, `https://the.site/admin/preview?of=${label}`]);
  });

  test('a link to it in a webmail or a chat leads to it, after the login where nobody is signed in', async () => {
    const chat = {
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    };
    const open = async (headers: object) =>
      (await live.ask(`GET /previews/${label}`, { headers: { ...chat, ...headers } })).headers['location'];
    expect(await open({})).toBe(`https://the.site/admin/preview?of=${label}`);
    expect(await open(editor.headers)).toMatch(new RegExp(`^https://${label}\\.the\\.site/\\?pass=`));
    // People also send the address that they see while they look at it.
    const address = `https://the.site/api/previews/${label}`;
    expect(await visit('/team', undefined, chat)).toMatchObject({
      status: 303,
      headers: { Location: address },
    });
    expect(await visit('/picture.avif', undefined, { ...chat, 'sec-fetch-dest': 'image' })).toMatchObject({
      status: 401,
    });
  });

  test('somebody who is signed in sees it, until the session ends', async () => {
    const cookie = await enter(await link());
    expect(await visit('/team', cookie)).toBeUndefined();
    await live.ask('DELETE /session', { headers: editor.headers });
    expect(await visit('/team', cookie)).toMatchObject({ status: 401 });
  });

  test('a session that is idle for too long is over here, too', async () => {
    const cookie = await enter(await link());
    passTime(13 * hour);
    expect(await visit('/team', cookie)).toMatchObject({ status: 401 });
  });

  test('a link opens once, and within a minute; it is not a cookie', async () => {
    const url = await link();
    const pass = new URLSearchParams(url.slice(2)).get('pass')!;
    expect(await visit('/', `__Host-preview=${pass}`)).toMatchObject({ status: 401 });
    const cookie = await enter(url);
    expect(await visit(url)).toMatchObject({ status: 401 });
    expect(await visit(url, cookie)).toBeUndefined();
    const late = await link();
    passTime(2 * minute);
    expect(await visit(late)).toMatchObject({ status: 401 });
  });

  test.each(['evil.example', 'x', `a.${'a'.repeat(32)}`, encodeURIComponent(`evil.example/${label}`)])(
    '%s is not a preview',
    async (other) => {
      const { statusCode } = await live.ask(`GET /previews/${other}`, { headers: editor.headers });
      expect(statusCode).toBe(400);
    },
  );
});
