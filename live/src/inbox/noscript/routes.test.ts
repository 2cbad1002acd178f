import { pdf, storedApplications } from '../../testing/testApplication';
import { bothDatabases } from '../../testing/testDatabase';
import { origin, testLive, type TestLive } from '../../testing/testLive';

const message = {
  name: 'Sara Ahmed',
  email: 'sara@lumen.example',
  subject: 'Web shop',
  message: 'We need a shop\r\nfor three showrooms.',
  website: '',
};
const application = {
  fullName: 'Sara Ahmed',
  email: 'sara@lumen.example',
  phone: '0300 1234567',
  position: 'Product Designer',
  coverLetter: 'I draw.',
};

interface Sent {
  fields: Record<string, string>;
  file?: [name: string, bytes: Buffer];
  headers?: Record<string, string>;
}

/** Sends a form as browsers do without scripts. */
async function post(live: TestLive, form: 'contact' | 'application', { fields, file, headers }: Sent) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (file) body.append('resume', new Blob([new Uint8Array(file[1])]), file[0]);
  const request = new Request(origin, { method: 'POST', body });
  return live.ask(`POST /forms/${form}`, {
    headers: { origin, 'content-type': request.headers.get('content-type')!, ...headers },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

const stored = ({ database: { tables } }: TestLive) =>
  tables
    .selectFrom('conversations')
    .innerJoin('messages', 'messages.conversation', 'conversations.id')
    .orderBy('conversations.id')
    .select(['conversations.name', 'email', 'phone', 'subject', 'state', 'spam_reason', 'text'])
    .execute();

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  beforeEach(async () => {
    live = await testLive(kind);
  });
  afterEach(() => live.close());

  test('a message is stored, and a page says thanks', async () => {
    const answer = await post(live, 'contact', { fields: message });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/api/forms/contact/sent']);
    expect((await live.ask('GET /forms/contact/sent')).body).toContain('<h1>Message Sent!</h1>');
    expect(await stored(live)).toMatchObject([
      {
        name: 'Sara Ahmed',
        email: 'sara@lumen.example',
        phone: '',
        subject: 'Web shop',
        state: 'open',
        text: 'We need a shop\nfor three showrooms.',
      },
    ]);
  });

  test('the same words arrive once, however often and wherever the button is pressed; others as well', async () => {
    const presses = [1, 2, 3, 4, 5].map(() => post(live, 'contact', { fields: message }));
    expect((await Promise.all(presses)).map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(303));
    await post(live, 'contact', { fields: { ...message, subject: 'Web shop, again' } });
    expect((await stored(live)).map(({ subject }) => subject)).toEqual(['Web shop', 'Web shop, again']);
  });

  test('an application is stored with its résumé, once; another file is another application', async () => {
    const sent = { fields: application, file: ['cv.pdf', pdf()] } satisfies Sent;
    const answers = await Promise.all([1, 2, 3].map(() => post(live, 'application', sent)));
    expect(answers.map(({ headers }) => headers.location)).toEqual(
      Array(3).fill('/api/forms/application/sent'),
    );
    await post(live, 'application', { ...sent, file: ['cv.pdf', pdf('1')] });
    const { coverLetter: text, position: subject } = application;
    expect(await storedApplications(live)).toMatchObject([
      { text, subject, phone: '0300 1234567', fileName: 'cv.pdf', size: pdf().length },
      { size: pdf('1').length },
    ]);
  });
});

describe('what is not taken', () => {
  let live: TestLive;
  beforeAll(async () => {
    live = await testLive('SQLite');
  });
  afterAll(() => live.close());
  beforeEach(() => live.database.tables.deleteFrom('conversations').execute());

  const attack = '"><script>alert(1)</script>\'';
  const escaped = '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39;';

  test.each(['contact', 'application'] as const)(
    '%s: everything is filled in again, as text',
    async (form) => {
      const fields = Object.keys(form === 'contact' ? message : application).filter(
        (name) => name !== 'email',
      );
      const filled = Object.fromEntries(fields.map((name) => [name, attack]));
      const file = form === 'application' ? { file: [`${attack}.pdf`, pdf()] as Sent['file'] } : {};
      const answer = await post(live, form, { fields: { ...filled, email: attack }, ...(file as object) });
      expect(answer.statusCode).toBe(422);
      expect(answer.body).toMatch(/Please enter a valid email address/);
      expect(answer.body).not.toContain('<script');
      // The field that people do not see stays empty.
      const shown =
        answer.body.split(`value="${escaped}"`).length + answer.body.split(`>\n${escaped}<`).length - 2;
      expect(shown).toBe(form === 'contact' ? 4 : 5);
      expect(await stored(live)).toEqual([]);
    },
  );

  test('every field that is missing is named, and leads to it', async () => {
    const { body } = await post(live, 'contact', { fields: {} });
    for (const name of ['name', 'email', 'subject', 'message']) expect(body).toContain(`<a href="#${name}">`);
  });

  test.each<[what: string, changes: Record<string, string>, status: number, text: RegExp]>([
    ['a name of 10,000 characters', { name: 'a'.repeat(10_000) }, 422, /at most 200 characters/],
    ['a message of 200,000 characters', { message: 'a'.repeat(200_000) }, 422, /at most 20000 characters/],
    ['an address with a second header', { email: 'a@b.example\r\nBcc: c@d.example' }, 422, /valid email/],
    ['an address with a change of direction', { email: 'a\u202e@b.example' }, 422, /email address/],
  ])('%s is refused in words, and stays in the form', async (_what, changes, status, text) => {
    const answer = await post(live, 'contact', { fields: { ...message, ...changes } });
    expect([answer.statusCode, answer.body]).toEqual([status, expect.stringMatching(text)]);
    for (const value of Object.values({ ...message, ...changes }))
      expect(answer.body).toContain(value.replaceAll('\r\n', '\n'));
    expect(await stored(live)).toEqual([]);
  });

  test('hidden characters and line breaks do not reach what is stored', async () => {
    const hidden = { name: 'Sara\u202e \u0000Ahmed', subject: 'Shop\r\nBcc: evil@b.example' };
    await post(live, 'contact', { fields: { ...message, ...hidden } });
    expect(await stored(live)).toMatchObject([{ name: 'Sara Ahmed', subject: 'Shop Bcc: evil@b.example' }]);
  });

  test('a robot that fills in the hidden field, and the eleventh message of a network, are spam', async () => {
    await post(live, 'contact', { fields: { ...message, website: 'https://spam.example' } });
    for (let count = 1; count <= 10; count++)
      await post(live, 'contact', { fields: { ...message, subject: `Message ${count}` } });
    expect((await stored(live)).map(({ state }) => state)).toEqual([
      'spam',
      ...Array<string>(9).fill('open'),
      'spam',
    ]);
  });

  test.each<[what: string, headers: Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a frame without an origin', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
  ])('a form of %s is refused', async (_what, headers) => {
    for (const form of ['contact', 'application'] as const) {
      const fields = { ...message, ...application };
      const answer = await post(live, form, { fields, file: ['cv.pdf', pdf()], headers });
      expect(answer.statusCode).toBe(403);
    }
    expect(await stored(live)).toEqual([]);
  });

  test.each<[what: string, file: Sent['file'], status: number, text: RegExp]>([
    ['no file', ['', Buffer.alloc(0)], 422, /Please upload your resume/],
    [
      'a file over 5 MB',
      ['cv.pdf', Buffer.concat([pdf(), Buffer.alloc(5 * 2 ** 20)])],
      413,
      /larger than 5 MB/,
    ],
    ['a program', ['cv.pdf', Buffer.from('MZ\x90\x00'.repeat(50), 'latin1')], 422, /not a PDF or Word/],
  ])('%s is refused, and the words stay in the form', async (_what, file, status, text) => {
    const answer = await post(live, 'application', { fields: application, ...(file && { file }) });
    expect([answer.statusCode, answer.body]).toEqual([status, expect.stringMatching(text)]);
    for (const value of Object.values(application)) expect(answer.body).toContain(value);
    expect(answer.body).not.toContain('choose the file again');
    expect(await stored(live)).toEqual([]);
  });

  test('a file is never asked for again without saying so', async () => {
    const fields = { ...application, phone: '1' };
    const { body } = await post(live, 'application', { fields, file: ['cv.pdf', pdf()] });
    expect(body).toMatch(/<a href="#resume">Please choose the file again: .*\(cv\.pdf\)/);
    expect(body).toMatch(/id="resume-error">Please choose the file again/);
  });

  test('a form that is none is refused', async () => {
    expect((await live.ask('POST /forms/contact', { payload: message })).statusCode).toBe(415);
    expect((await live.ask('POST /forms/contact')).statusCode).toBe(406);
  });
});

test('while the database fails, everything stays filled in, the page says so, and the log why', async () => {
  const live = await testLive('SQLite');
  await live.database.tables.schema.dropTable('messages').execute();
  const answer = await post(live, 'contact', { fields: message });
  expect([answer.statusCode, answer.body]).toEqual([500, expect.stringMatching(/Not sent yet[^]*Try again/)]);
  expect(answer.body).toContain('for three showrooms.');
  expect(live.lines).toEqual([expect.stringContaining('POST /api/forms/contact failed')]);
  await live.close();
});

describe('the pages', () => {
  let live: TestLive;
  beforeAll(async () => {
    live = await testLive('SQLite');
  });
  afterAll(() => live.close());

  test('load nothing, run nothing, and post to this site alone', async () => {
    const { headers, body } = await live.ask('GET /forms/contact');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
    );
    expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': 'no-store' });
    expect(body).not.toMatch(/<script|style=|https?:/);
  });

  test('say for how long messages are stored', async () => {
    expect((await live.ask('GET /forms/contact')).body).toMatch(/messages 24 months .* applications after 6/);
  });

  test('that of an application is about an opening', async () => {
    const nowhere = await live.ask('GET /forms/application');
    expect([nowhere.statusCode, nowhere.headers.location]).toEqual([303, '/careers']);
    const { body } = await live.ask('GET /forms/application?position=%3Cb%3EDesigner%0A%3C/b%3E');
    expect(body).toContain('<h1>Apply for: &lt;b&gt;Designer &lt;/b&gt;</h1>');
  });
});
