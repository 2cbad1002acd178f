import { databases } from '../../testing/testDatabase';
import { liveWithInvoices } from '../../testing/testInvoices';
import { storeWaiting, createStorePdf } from './storePdf';
import { missingFonts } from './missingFonts';

let output: string | undefined;
type Done = (error: Error | null, result?: { stdout: string }) => void;
jest.mock('node:child_process', () => ({
  ...jest.requireActual<object>('node:child_process'),
  execFile: (_file: string, _args: string[], _options: object, done: Done) =>
    output === undefined ? done(new Error('spawn fc-list ENOENT')) : done(null, { stdout: output }),
}));

/** A machine whose fonts have these code points, as `fc-list` lists them. */
const install = (...charsets: string[]) => void (output = charsets.join('\n'));

test.each([
  ['Lumen GmbH, Zürich & Łódź, 20 €', undefined],
  ['لاہور', undefined],
  ['Αθήνα', undefined],
  ['株式会社ルーメン', 'the server has no font for 株 式 会 社 ル ー メ ン (install fonts-noto-cjk)'],
  ['परामर्श', 'the server has no font for प र म श (install fonts-noto-core)'],
  [
    '日 ☕ ไทย',
    'the server has no font for 日 ☕ ไ ท ย (install fonts-noto-cjk and fonts-noto-color-emoji and fonts-noto-core)',
  ],
])('%s, where fonts have Latin and Greek letters', async (text, problem) => {
  install('20-7e a0-17f', '20-7e 370-3ff');
  expect(await missingFonts(text)).toBe(problem);
});

test('a font for each letter is enough, in several fonts, too', async () => {
  install('20-7e 65e5', '672c');
  expect(await missingFonts('日本')).toBeUndefined();
});

test('of many letters ten are named', async () => {
  install('20-7e');
  expect(await missingFonts('一二三四五六七八九十百')).toContain('font for 一 二 三 四 五 六 七 八 九 十 …');
});

test('without fontconfig nothing is said', async () => {
  output = undefined;
  expect(await missingFonts('日本')).toBeUndefined();
});

test.each(databases)('on %s a draft says it in advance, and its PDF is made with the fonts', async (kind) => {
  install('20-7e');
  const print = async () => ({ bytes: Buffer.from('%PDF'), missing: [] });
  const { live, invoices } = await liveWithInvoices(kind, print);
  const { id } = await invoices.create({ notes: '日本' });
  const why = 'the server has no font for 日 本 (install fonts-noto-cjk)';
  expect((await invoices.ask(`GET /invoices/${id}/pdf/problem`)).json()).toEqual({
    problem: `There will be no PDF yet: ${why}.`,
  });
  const issued = await invoices.issued({ notes: '日本' });
  const other = await invoices.issued();
  const pdf = (invoice: number) => invoices.ask(`GET /invoices/${invoice}/pdf`);
  expect((await pdf(issued.id)).json()).toMatchObject({
    status: 503,
    detail: expect.stringContaining(why) as string,
  });
  const lines: string[] = [];
  const makeWaiting = () =>
    storeWaiting(live.database.tables, createStorePdf(live.database, print), (line) => void lines.push(line));
  await makeWaiting();
  expect(lines).toEqual([
    expect.stringMatching(`The PDF of the invoice ${issued.id} was not made: .*no font for 日 本`),
  ]);
  expect((await pdf(other.id)).statusCode).toBe(200);
  install('20-7e', '65e5 672c');
  await makeWaiting();
  expect((await pdf(issued.id)).rawPayload.toString()).toBe('%PDF');
  expect((await invoices.ask(`GET /invoices/${id}/pdf/problem`)).json()).toEqual({});
  await live.close();
});
