import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Toast } from '@vibrant-peak/shared/host';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { collectionOf } from '../records/collectionOf';
import { defineEntity } from '../entities/entity';
import { CsvTools } from './CsvTools';
import { decodeCsv } from '@vibrant-peak/shared/decodeCsv';
import { planImport } from './planImport';
import { readCsv } from './readCsv';
import { writeCsv } from './writeCsv';

interface Place {
  id: number;
  name: string;
  rating: number;
  isOpen: boolean;
  contact: { site: string };
}

const sample: Place = { id: 1, name: 'Peak', rating: -1, isOpen: true, contact: { site: '' } };

const place = (samples: Place[] = [sample]) =>
  defineEntity<Place>({
    path: '/admin/places',
    navigation: { label: 'Places', icon: 'MapPin', order: 56 },
    heading: 'Places',
    description: 'Where we are.',
    singular: 'Place',
    titleField: 'name',
    fields: [
      { name: 'name', label: 'Name', kind: 'text', isRequired: true, isColumn: true },
      { name: 'rating', label: 'Rating', kind: 'rating', isRequired: true },
      { name: 'isOpen', label: 'Open', kind: 'checkbox', initial: () => true },
      { name: 'contact.site', label: 'Site', kind: 'url' },
    ],
    samples,
  });

/** A file with these bytes, which jsdom cannot read. */
function csvFile(content: string | Uint8Array) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const file = new File([], 'places.csv', { type: 'text/csv' });
  file.arrayBuffer = () => Promise.resolve(bytes.slice().buffer);
  return file;
}

const head = 'Name,Rating,Open,Site';
const withName = (name: string) => ({ ...sample, name });

test('the file has a column for every field, lines end with CR LF, and numbers stay numbers', async () => {
  const entity = place();
  expect(await writeCsv(entity, collectionOf(entity).get())).toBe(`${head}\r\nPeak,-1,Yes,`);
});

test.each(['=HYPERLINK("x")', '+1+cmd', '-2', '@SUM(A1)', '\t=1', '=1\n2'])(
  'the text %j does not become a formula',
  async (text) => {
    const csv = await writeCsv(place(), [withName(text)] as never);
    expect(csv).toContain(`"'${text.replaceAll('"', '""')}"`);
  },
);

test.each(['=1', "'=1", "''=1", "it's", '"quoted", with comma', 'two\r\nlines', 'Zoë 👩‍👩‍👧', ' spaced '])(
  'the text %j comes back as it left',
  async (text) => {
    const csv = await writeCsv(place(), [withName(text)] as never);
    expect((await readCsv(place(), csv)).good).toMatchObject([{ name: text, rating: -1, isOpen: true }]);
  },
);

test('each bad row is named with everything that is wrong in it, and good ones are stored', async () => {
  const csv = [
    head,
    'Good,5,no,https://example.com',
    ',many,perhaps,javascript:alert(1)',
    '',
    'Long,1,yes,,surplus',
  ].join('\n');
  const { good, bad } = await readCsv(place(), csv);
  expect(good).toEqual([
    { name: 'Good', rating: 5, isOpen: false, contact: { site: 'https://example.com' } },
  ]);
  expect(bad.map(({ row }) => row)).toEqual([3, 5]);
  expect(bad[0]?.problems.sort()).toEqual([
    'Name: This field is required',
    'Open: Must be yes or no',
    'Rating: Must be a number',
    'Site: Must be a web address, such as https://example.com/page',
  ]);
  expect(bad[1]?.problems).toEqual(['More values than columns']);
});

test('columns may stand in any order, go by their names in the record, be missing or unknown', async () => {
  const { good, ignoredColumns } = await readCsv(place(), 'rating;mood;NAME\n3;fine;Peak');
  expect(good).toEqual([{ name: 'Peak', rating: 3, isOpen: true, contact: { site: '' } }]);
  expect(ignoredColumns).toEqual(['mood']);
});

test.each([
  ['', 'The file is empty.'],
  ['Name,Site\nPeak,', 'The first row has to name the columns. Missing: "Rating".'],
  ['\u0000\u0001binary', 'The first row has to name the columns. Missing: "Name", "Rating".'],
])('the file %j is refused as a whole', async (text, message) => {
  await expect(readCsv(place(), text)).rejects.toThrow(message);
});

test('a file that takes more than one slice of time is read whole', async () => {
  const rows = Array.from({ length: 1500 }, (_, index) => `Place ${index},${index},yes,`);
  const { good } = await readCsv(place(), [head, ...rows].join('\n'));
  expect(good).toHaveLength(1500);
});

test('an import takes the good rows after a confirmation, and Undo takes them back', async () => {
  const user = userEvent.setup();
  const toast = jest.fn<void, [Toast]>();
  const entity = place();
  const names = () =>
    collectionOf(entity)
      .get()
      .map(({ name }) => name);
  renderInHost(<CsvTools entity={entity} records={[]} />, { host: { toast } });

  const file = csvFile(`${head}\nNew,4,yes,\n,1,yes,\nNewer,5,no,`);
  await user.upload(screen.getByLabelText('CSV file'), file);
  expect(await screen.findByText('2 of 3 rows can be imported.')).toBeVisible();
  expect(screen.getByText('Row 3').parentElement).toHaveTextContent('Name: This field is required');
  expect(names()).toEqual(['Peak']);

  await user.click(screen.getByRole('button', { name: 'Import 2 Places' }));
  expect(names()).toEqual(['Peak', 'New', 'Newer']);
  expect(toast.mock.lastCall?.[0]).toMatchObject({ type: 'success', title: '2 Places Added' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  toast.mock.lastCall?.[0].action?.onClick();
  expect(names()).toEqual(['Peak']);
});

test('the export is handed over as a file named after the list', async () => {
  const user = userEvent.setup();
  const entity = place();
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`;
  URL.revokeObjectURL = () => undefined;
  let name = '';
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    name = this.download;
  });
  renderInHost(<CsvTools entity={entity} records={collectionOf(entity).get()} />, {
    host: { toast: jest.fn() },
  });
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(name).toMatch(/^places-\d{4}-\d{2}-\d{2}\.csv$/));
  expect(blobs[0]?.type).toBe('text/csv;charset=utf-8');
  expect(blobs[0]?.size).toBe(new TextEncoder().encode(`\uFEFF${head}\r\nPeak,-1,Yes,`).length);
  click.mockRestore();
});

const bytes = (...values: number[]) => new Uint8Array(values);
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['UTF-8', new TextEncoder().encode('Jürgen'), 'Jürgen', false],
  ['UTF-8 with its mark', new TextEncoder().encode('\uFEFFJürgen'), 'Jürgen', false],
  ['ANSI', latin('Jürgen'), 'Jürgen', true],
  [
    'UTF-8 with a zero in it',
    new TextEncoder().encode(`${'long '.repeat(20)}\0`),
    `${'long '.repeat(20)}\0`,
    false,
  ],
  ['UTF-16', bytes(0xff, 0xfe, 0x4a, 0, 0xfc, 0), 'Jü', false],
])('%s is read with its letters whole', (_, content, text, isAnsi) => {
  expect(decodeCsv(content)).toEqual({ text, isAnsi });
});

test.each([
  ['a workbook', bytes(0x50, 0x4b, 3, 4), 'This is a workbook'],
  ['bytes that are neither UTF-8 nor ANSI', bytes(...Array<number>(60).fill(0x4e), 0xff, 0), 'damaged'],
  ['bytes that are not text', bytes(0x4e, 0, 1, 0), 'damaged or holds no text'],
  ['a file that ends within a letter', bytes(0x4e, 0xc3, 0xbc, 0x2c, 0xc3), 'damaged'],
])('%s is refused in plain words', (_, content, message) => {
  expect(() => decodeCsv(content)).toThrow(message);
});

test('an ANSI file is taken with a word about it', async () => {
  const user = userEvent.setup();
  renderInHost(<CsvTools entity={place()} records={[]} />, { host: { toast: jest.fn() } });
  await user.upload(screen.getByLabelText('CSV file'), csvFile(latin(`${head}\nJürgen,4,yes,`)));
  expect(await screen.findByText(/saved as ANSI/)).toBeVisible();
  expect(screen.getByText('Jürgen')).toBeVisible();
});

test('an own export that comes back changes nothing', async () => {
  const user = userEvent.setup();
  const entity = place([sample, { ...sample, id: 2 }, { ...sample, id: 3, name: 'Other' }]);
  const csv = await writeCsv(entity, collectionOf(entity).get());
  renderInHost(<CsvTools entity={entity} records={[]} />, { host: { toast: jest.fn() } });
  await user.upload(screen.getByLabelText('CSV file'), csvFile(csv));
  expect(await screen.findByLabelText('Update them: 0 changed, 3 unchanged, 0 added')).toBeChecked();
  expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
});

test('rows of known names update their records or are added, as asked; Undo takes either back', async () => {
  const user = userEvent.setup();
  const toast = jest.fn<void, [Toast]>();
  const entity = place();
  const list = () =>
    collectionOf(entity)
      .get()
      .map(({ name, rating, isOpen }) => [name, rating, isOpen]);
  renderInHost(<CsvTools entity={entity} records={[]} />, { host: { toast } });
  const upload = () => user.upload(screen.getByLabelText('CSV file'), csvFile('Name,Rating\nPeak,5\nNew,1'));
  await upload();
  expect(await screen.findByLabelText('Update them: 1 changed, 0 unchanged, 1 added')).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Import 2 Places' }));
  expect(list()).toEqual([
    ['Peak', 5, true],
    ['New', 1, true],
  ]);
  expect(toast.mock.lastCall?.[0]).toMatchObject({
    title: 'Place Added',
    description: 'Place updated as well.',
  });
  toast.mock.lastCall?.[0].action?.onClick();
  await waitFor(() => expect(list()).toEqual([['Peak', -1, true]]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await upload();
  await user.click(await screen.findByLabelText('Add every row as a new entry: 2 added'));
  await user.click(screen.getByRole('button', { name: 'Import 2 Places' }));
  expect(list().map(([name]) => name)).toEqual(['Peak', 'Peak', 'New']);
});

test.each([
  ['German', 'sep=;\r\nName;Rating;Open\r\nPeak;4,5;WAHR\r\nVale;3;nein', [4.5, 3]],
  ['French', 'Name;Rating;Open\nPeak;4,25;oui\nVale;-1,5;FAUX', [4.25, -1.5]],
  ['Spanish', 'sep=\t\nName\tRating\tOpen\nPeak\t4\tsí\nVale\t2\tfalso', [4, 2]],
])('a file of a %s spreadsheet is read', async (_language, text, ratings) => {
  const { good, bad } = await readCsv(place(), text);
  expect(bad).toEqual([]);
  expect(good.map(({ rating }) => rating)).toEqual(ratings);
  expect(good.map(({ isOpen }) => isOpen)).toEqual([true, false]);
});

test('a comma that may part thousands is reported, in the row that a spreadsheet shows', async () => {
  const { bad } = await readCsv(place(), 'sep=;\nName;Rating\nPeak;1,500');
  expect(bad).toEqual([{ row: 2, problems: ['Rating: Must be a number'] }]);
});

const namesIn = async (text: string) => (await readCsv(place(), text)).good.map(({ name }) => name);

test.each([
  ['text after a closing quotation mark', 'Name,Rating\n"Peak" x,1\nVale,2', ['Peak x', 'Vale']],
  ['a head with CR LF, rows with LF', 'Name,Rating\r\nPeak,1\nVale,2', ['Peak', 'Vale']],
  ['a head with LF, rows with CR LF', 'Rating,Name\n1,Peak\r\n2,Vale\r\n', ['Peak', 'Vale']],
  ['blank lines above the head', '\n,\n \nName,Rating\nPeak,1', ['Peak']],
  ['a title above the head', 'Places of 2026;;\n\nName;Rating;\nPeak;1;', ['Peak']],
  ['a quoted separator', '"sep=;"\r\nName;Rating\r\nPeak, Ltd;1', ['Peak, Ltd']],
  ['a separator with delimiters', 'sep=;;;\nName;Rating\nPeak;1', ['Peak']],
  ['delimiters at the ends', 'Name,Rating,,\nPeak,1,,\nVale,2,,,,', ['Peak', 'Vale']],
  ['names with hard and trailing spaces', 'Name\u00a0, Rating \nPeak,1', ['Peak']],
  ['commas in more texts than in the head', 'Name;Rating\n"a, b, c";1\nd, e, f;2', ['a, b, c', 'd, e, f']],
  ['a pipe', 'Name|Rating\nPeak|1', ['Peak']],
])('a file with %s is read whole', async (_, text, names) => {
  expect(await namesIn(text)).toEqual(names);
  expect((await readCsv(place(), text)).bad).toEqual([]);
});

test('rows count as in a spreadsheet below a title, too', async () => {
  const { bad } = await readCsv(place(), 'Places\n\nName,Rating\nPeak,x');
  expect(bad).toEqual([{ row: 4, problems: ['Rating: Must be a number'] }]);
});

test('names of columns are found however their accents are written', async () => {
  const entity = defineEntity<{ id: number; name: string }>({
    ...place(),
    path: '/admin/cafes',
    titleField: 'name',
    fields: [{ name: 'name', label: 'Café', kind: 'text', isRequired: true }],
    samples: [],
  });
  expect((await readCsv(entity, 'Café'.normalize('NFD') + '\nPeak')).good).toEqual([{ name: 'Peak' }]);
});

test('what a program rewrites unasked is matched and changes nothing', async () => {
  const entity = place([
    { ...sample, name: 'Café Vue' },
    { ...sample, id: 2, name: 'Two\nlines' },
    { ...sample, id: 3, name: 'Plain' },
  ]);
  const text = `${head}\r\n${'Café\u00a0Vue '.normalize('NFD')},5,yes,\r\n"Two\r\nlines",-1,yes,\r\nPlain ,-1,yes,\r\n`;
  const { good, given } = await readCsv(entity, text);
  const plan = planImport(entity, collectionOf(entity).get(), good, given);
  expect(plan.added).toEqual([]);
  expect(plan.unchanged).toBe(2);
  expect([...plan.updated.values()]).toMatchObject([{ name: 'Café Vue', rating: 5 }]);
});

/** "Unicode Text", as Excel saves it. */
const unicodeText = (text: string, isLittleEndian: boolean) => {
  const content = new DataView(new ArrayBuffer(2 * text.length + 2));
  [...`\uFEFF${text}`].forEach((letter, index) =>
    content.setUint16(2 * index, letter.charCodeAt(0), isLittleEndian),
  );
  return new Uint8Array(content.buffer);
};

test.each([true, false])('"Unicode Text" is offered and read (little endian: %s)', async (isLittleEndian) => {
  const user = userEvent.setup();
  renderInHost(<CsvTools entity={place()} records={[]} />, { host: { toast: jest.fn() } });
  const content = unicodeText('Name\tRating\r\nZoë, "Süd"\t4\r\n', isLittleEndian);
  const file = new File([], 'places.txt');
  file.arrayBuffer = () => Promise.resolve(content.slice().buffer);
  await user.upload(screen.getByLabelText('CSV file'), file);
  expect(await screen.findByText('1 of 1 rows can be imported.')).toBeVisible();
  expect(screen.getByText('Zoë, "Süd"')).toBeVisible();
});
