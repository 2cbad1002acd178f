import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Toast } from 'shared/host';
import { renderInHost } from 'shared/testing';
import { collectionOf } from '../records/collectionOf';
import { defineEntity } from '../entities/entity';
import { CsvTools } from './CsvTools';
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

test('each bad row is named with everything that is wrong in it, and good ones are kept', async () => {
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

  const file = new File([`${head}\nNew,4,yes,\n,1,yes,\nNewer,5,no,`], 'places.csv', { type: 'text/csv' });
  file.text = () => Promise.resolve(`${head}\nNew,4,yes,\n,1,yes,\nNewer,5,no,`);
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
  click.mockRestore();
});
