import { randomUUID } from 'node:crypto';
import { apply, compound, file, pdf, storedApplications } from '../../testing/testApplication';
import { bothDatabases } from '../../testing/testDatabase';
import { testLive, type TestLive } from '../../testing/testLive';
import { zipBomb, zipOf } from '../../testing/testZip';

const contentTypes = `<Types><Override PartName="/word/document.xml" ContentType=
"application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const docx = zipOf({ '[Content_Types].xml': contentTypes, 'word/document.xml': '<w:document/>' });

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  beforeEach(async () => {
    live = await testLive(kind);
  });
  afterEach(() => live.close());

  test('an application is stored with its words and the bytes of its résumé', async () => {
    expect((await apply(live)).statusCode).toBe(204);
    const [stored, ...others] = await storedApplications(live);
    expect(others).toEqual([]);
    expect(stored).toMatchObject({
      name: 'Sara Ahmed',
      email: 'sara@lumen.example',
      phone: '0300 1234567',
      subject: 'Product Designer',
      text: 'I draw.\nI build.',
      state: 'open',
      stage: 'new',
      fileName: 'cv.pdf',
      type: 'application/pdf',
      size: pdf().length,
    });
    expect(Buffer.from(stored!.bytes)).toEqual(pdf());
  });

  test('the same submission of the form arrives once, with one file', async () => {
    const fields = { key: randomUUID() };
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => apply(live, { fields })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204, 204]);
    expect(await storedApplications(live)).toHaveLength(1);
  });

  test('names of files lose paths, hidden characters and a wrong extension, and stay short', async () => {
    const files: [sent: string, stored: string][] = [
      ['../../etc/passwd.pdf', 'passwd.pdf'],
      ['C:\\Users\\sara\\cv.pdf', 'cv.pdf'],
      ['cv\u202efdp.exe.pdf', 'cvfdp.exe.pdf'],
      ['a\u0000b.pdf', 'ab.pdf'],
      ['.pdf', 'resume.pdf'],
      ['...pdf.docx', 'pdf.pdf'],
      [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(96)}.pdf`],
      ['a<script>b.pdf', 'ascriptb.pdf'],
      ['Lebenslauf Çelik.PDF', 'Lebenslauf Çelik.pdf'],
    ];
    for (const [sent] of files)
      expect([sent, (await apply(live, { files: [[sent, pdf()]] })).statusCode]).toEqual([sent, 204]);
    const stored = await storedApplications(live);
    expect(stored.map(({ fileName }) => fileName)).toEqual(files.map(([, name]) => name));
  });
});

describe('the content of a résumé decides', () => {
  let live: TestLive;
  beforeAll(async () => {
    live = await testLive('SQLite');
  });
  afterAll(() => live.close());
  beforeEach(() => live.database.tables.deleteFrom('conversations').execute());

  test.each([
    ['a PDF', 'cv.docx', pdf(), 'cv.pdf'],
    ['an older Word document', 'cv.pdf', compound('WordDocument'), 'cv.doc'],
    ['a Word document', 'cv.doc', docx, 'cv.docx'],
    ['a PDF behind a byte order mark', 'cv.pdf', Buffer.concat([Buffer.from('\ufeff'), pdf()]), 'cv.pdf'],
    ['a PDF behind a new line', 'cv.pdf', Buffer.concat([Buffer.from('\r\n'), pdf()]), 'cv.pdf'],
    ['a PDF with a password of its owner', 'cv.pdf', file('owner3.pdf'), 'cv.pdf'],
    ['a PDF with the same in AES-128', 'cv.pdf', file('owner4.pdf'), 'cv.pdf'],
    ['a PDF with the same in AES-256', 'cv.pdf', file('owner6.pdf'), 'cv.pdf'],
    ['a packed PDF with the same', 'cv.pdf', file('owner6Streams.pdf'), 'cv.pdf'],
  ])('%s is stored with its own extension', async (_what, name, bytes, stored) => {
    expect((await apply(live, { files: [[name, bytes]] })).statusCode).toBe(204);
    expect(await storedApplications(live)).toMatchObject([{ fileName: stored, size: bytes.length }]);
  });

  test.each([
    ['a program', Buffer.from('MZ\x90\x00'.repeat(50), 'latin1'), /not a PDF or Word/],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), /not a PDF or Word/],
    ['nothing', Buffer.alloc(0), /not a PDF or Word/],
    ['a table', compound('Workbook'), /not a PDF or Word/],
    ['an archive', zipOf({ 'a.txt': 'a' }), /not a PDF or Word/],
    [
      'a document with macros',
      zipOf({
        '[Content_Types].xml': contentTypes.replace('document.main+xml', 'x'),
        'word/document.xml': '',
        'word/vbaProject.bin': 'x',
      }),
      /not a PDF or Word/,
    ],
    ['a PDF behind other bytes', Buffer.concat([Buffer.from('MZ'), pdf()]), /not a PDF or Word/],
    [
      'a document that unpacks to 200 MB',
      Buffer.concat([docx.subarray(0, -22), zipBomb('word/media/a.xml', 200 * 2 ** 20)]),
      /unpacks to more than 100 MB/,
    ],
    [
      'an archive whose types unpack to 200 MB',
      zipBomb('[Content_Types].xml', 200 * 2 ** 20),
      /not a PDF or Word/,
    ],
    ['a PDF that asks for a password', file('asks3.pdf'), /protected/],
    ['a PDF of today that asks for a password', file('asks6.pdf'), /protected/],
    ['a packed PDF that asks for a password', file('asks6Streams.pdf'), /protected/],
    ['a PDF whose encryption is not described', pdf('trailer << /Encrypt 5 0 R >>\n'), /protected/],
    ['a protected Word document', compound('EncryptedPackage'), /protected/],
    ['a PDF that is an archive', Buffer.concat([pdf(), zipOf({ 'a.txt': 'a' })]), /another one in it/],
    [
      'an archive that is a PDF',
      zipOf({ '%PDF-1.4': '', '[Content_Types].xml': contentTypes, 'word/document.xml': '' }),
      /another one in it/,
    ],
  ])('%s is refused at its field', async (_what, bytes, message) => {
    const answer = await apply(live, { files: [['cv.pdf', bytes]] });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      violations: [{ field: 'resume', message: expect.stringMatching(message) }],
    });
    expect(await storedApplications(live)).toEqual([]);
  });

  const refusals: [string, Parameters<typeof apply>[1], number, RegExp][] = [
    [
      'a file over 5 MB',
      { files: [['cv.pdf', Buffer.concat([pdf(), Buffer.alloc(5 * 2 ** 20)])]] },
      413,
      /5 MB/,
    ],
    [
      'two files',
      {
        files: [
          ['a.pdf', pdf()],
          ['b.pdf', pdf()],
        ],
      },
      413,
      /one file only/,
    ],
    ['no file', { files: [] }, 422, /upload your resume/],
    ['a file of another name', { files: [['cv.exe', pdf()]] }, 422, /PDF or Word/],
    ['a short phone number', { fields: { phone: '12' } }, 422, /at least 10 digits/],
    ['a name of 10,000 characters', { fields: { fullName: 'a'.repeat(10_000) } }, 422, /at most 200/],
    [
      'a letter of 300,000 characters',
      { fields: { coverLetter: 'a'.repeat(300_000) } },
      422,
      /at most 20000/,
    ],
    ['a member that the form does not have', { fields: { state: 'hired' } }, 400, /^Invalid request/],
    ['a member of every object', { fields: { __proto__x: 'a' } }, 400, /^Invalid request/],
    ['a file in the place of a text', { fields: { resume: 'cv.pdf' }, files: [] }, 400, /^Invalid request/],
  ];
  test.each(refusals)('%s is refused in words', async (_what, changes, status, detail) => {
    const answer = await apply(live, changes);
    expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
      status,
      expect.stringMatching(detail),
    ]);
    expect(await storedApplications(live)).toEqual([]);
  });

  test('JSON is not an application', async () => {
    expect((await live.ask('POST /submissions/application', { payload: {} })).statusCode).toBe(415);
  });

  test('line ends of Office are line ends', async () => {
    await apply(live, { fields: { coverLetter: 'I draw.\u000bI build.' } });
    expect(await storedApplications(live)).toMatchObject([{ text: 'I draw.\nI build.' }]);
  });

  test('hidden characters do not reach what is stored', async () => {
    await apply(live, { fields: { fullName: 'Sara\u202e \u0000Ahmed', position: 'A\r\nBcc: b' } });
    expect(await storedApplications(live)).toMatchObject([{ name: 'Sara Ahmed', subject: 'A Bcc: b' }]);
  });
});
