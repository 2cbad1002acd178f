import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ImportRow, ImportWriting, InvoicesPort } from '@vibrant-peak/shared/host';
import { memoryInvoices } from '@vibrant-peak/shared/testing';
import { freshDraft } from '@vibrant-peak/invoice/freshDraft';
import { writeInvoice } from '../draft/invoiceFile';
import { openLive } from '../testing/openLive';
import { page } from './ImportPage';

type Asked = [rows: readonly ImportRow[], writing: ImportWriting];

/** The page, and the rows that it has sent. */
function opened(rights?: object, answered = Promise.resolve()) {
  const asked: Record<'try' | 'run', Asked[]> = { try: [], run: [] };
  const memory = memoryInvoices();
  const recorded = (how: 'try' | 'run') => async (rows: readonly ImportRow[], writing: ImportWriting) => {
    asked[how].push([rows, writing]);
    await answered;
    return memory.importing[how](rows, writing);
  };
  const port: InvoicesPort = {
    ...memory,
    defaults: async () => ({ ...(await memory.defaults()), currency: 'EUR' }),
    importing: { ...memory.importing, try: recorded('try'), run: recorded('run') },
  };
  openLive(<page.component />, port, rights);
  return { port, asked };
}

/** jsdom's files cannot be read. */
function fileOf(name: string, text: string): File {
  const file = new File([text], name);
  file.text = async () => text;
  file.arrayBuffer = async () => new TextEncoder().encode(text).slice().buffer;
  return file;
}

const upload = (label: string, ...files: File[]) => userEvent.upload(screen.getByLabelText(label), files);
const table = (text: string) => upload('Table of another tool', fileOf('old.csv', text));
const button = (name: string) => screen.getByRole('button', { name });
const field = (label: string) => screen.getByRole('combobox', { name: new RegExp(`^${label}`) });
const choose = (label: string, value: string) => userEvent.selectOptions(field(label), value);

test('files of the generator become drafts, and each refused one is named with its reason', async () => {
  const { port } = opened();
  const { invoice, ...draft } = freshDraft();
  const items = [{ id: 1, name: 'Design', quantity: '2', amount: '10' }];
  const billTo = { ...invoice.billTo, company: 'Lumen Ltd' };
  const text = writeInvoice({ ...draft, invoice: { ...invoice, receiptNumber: 'A-7', billTo, items } });
  await upload(
    'Generator files to import',
    fileOf('good.json', text),
    fileOf('broken.json', '{'),
    fileOf('other.json', text.replace('A-7', 'A-8')),
  );
  expect(await screen.findByText('2 drafts made, 1 refused.')).toBeVisible();
  const row = screen.getByRole('row', { name: /broken\.json/ });
  expect(row).toHaveTextContent('The file is damaged or not a JSON file.');
  expect(screen.getByRole('link', { name: 'Draft A-8' })).toBeVisible();
  const { invoices } = await port.list({ sort: 'number' });
  expect(invoices).toMatchObject([
    { number: null, name: 'A-8', client: 'Lumen Ltd', total: '20.00' },
    { number: null, name: 'A-7' },
  ]);
});

test('a table is matched by its names, tried, and then imported', async () => {
  const { port, asked } = opened();
  await table(
    [
      'Rechnungen 2026;;;',
      'Rechnungsnummer;Datum;Kunde;Betrag;bezahlt',
      'INV-2026-0041;31.01.2026;"Lumen; Ltd";1.190,00;',
      "RE-7;01.02.2026;'=SUM(A1);119,00;yes",
      'RE-9;01.02.2026;;1,00;',
    ].join('\r\n'),
  );
  expect(await screen.findByText('old.csv: 3 rows.')).toBeVisible();
  expect(field('Number')).toHaveDisplayValue('Rechnungsnummer');
  expect(field('Due')).toHaveDisplayValue('Not in the table');
  expect(field('Days')).toHaveValue('DD.MM.YYYY');
  expect(field('Amounts')).toHaveValue(',');
  expect(field('Currency where none is named')).toHaveValue('EUR');
  await userEvent.click(button('Check'));
  expect(
    await screen.findByText(/^New: 2 invoices\. Paid: 1\. Clients: 2\. Here already .+: 0\. Refused: 1\.$/),
  ).toBeVisible();
  expect(screen.getByText('2 invoices over €1,309.00, of which €119.00 are paid.')).toBeVisible();
  expect(screen.getByText(/the next number becomes INV-2026-0042, not INV-2026-0001\.$/)).toBeVisible();
  expect(screen.getByText(/^Numbers that fit no series: 1, such as RE-7\./)).toBeVisible();
  const refused = screen.getByRole('table', { name: 'Refused rows' });
  expect(within(refused).getByRole('row', { name: /^5/ })).toHaveTextContent('RE-9The client is missing.');
  await userEvent.click(button('Import 2 invoices'));
  expect(await screen.findByText(/^Imported: 2 invoices\./)).toBeVisible();
  expect((await port.list({})).count).toBe(2);
  expect(asked.run).toEqual(asked.try);
  expect(asked.run).toEqual([
    [
      [
        { row: 3, number: 'INV-2026-0041', date: '31.01.2026', client: 'Lumen; Ltd', total: '1.190,00' },
        { row: 4, number: 'RE-7', date: '01.02.2026', client: '=SUM(A1)', total: '119,00', paid: 'yes' },
        { row: 5, number: 'RE-9', date: '01.02.2026', total: '1,00' },
      ],
      { dateFormat: 'DD.MM.YYYY', decimalMark: ',', currency: 'EUR' },
    ],
  ]);
});

test('an import is undone after a question; one with a payment says why not', async () => {
  const { port } = opened();
  const importRow = async (row: string) => {
    await table(`Number,Date,Client,Total\n${row}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Check' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Import 1 invoice' }));
    await screen.findByText(/^Imported: 1 invoice\./);
  };
  await importRow('RE-7,2026-01-31,Lumen,"1.005,50"');
  const past = await screen.findByRole('table', { name: 'Past imports' });
  await userEvent.click(within(past).getByRole('button', { name: /^Undo the import of/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Undo this import?' });
  expect(dialog).toHaveTextContent(/It deletes 1 invoice of .* with their payments/);
  await port.pay(1, { date: '2026-02-01', amount: '5', method: '', note: '' });
  const undo = within(dialog).getByRole('button', { name: 'Undo import' });
  await userEvent.click(undo);
  expect(await within(dialog).findByText(/has a payment\. This import cannot be undone\./)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await importRow('RE-8,2026-01-31,Lumen,"1.005,50"');
  await userEvent.click((await screen.findAllByRole('button', { name: /^Undo the import of/ }))[0]!);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo import' }));
  expect(await screen.findByText(/^Undone on/)).toBeVisible();
  expect((await port.list({})).invoices.map(({ number }) => number)).toEqual(['RE-7']);
});

test('only the fields without a column are asked, and stay where they are; the others are folded', async () => {
  opened();
  await table('Ref,Date,Client,Memo\nRE-7,2026-01-31,Lumen,"1,005.00"');
  expect(await screen.findByText('Found: Date, Client. Not read: Ref, Memo.')).toBeVisible();
  expect(field('Date')).not.toBeVisible();
  for (const [label, column] of [
    ['Number', 'Ref'],
    ['Total', 'Memo'],
  ] as const) {
    expect(field(label)).toBeVisible();
    await choose(label, column);
    expect(field(label)).toBeVisible();
  }
  expect(screen.getByText('Found: Number, Date, Client, Total.')).toBeVisible();
  await userEvent.click(screen.getByText('Change columns'));
  expect(field('Date')).toBeVisible();
});

test('what the table does not say is asked, and another choice is checked again', async () => {
  const { asked } = opened();
  await table('Ref,Date,Client,Total\nRE-7,01/02/2026,Lumen,"1,005"');
  await userEvent.click(await screen.findByRole('button', { name: 'Check' }));
  expect(await screen.findByText('Choose the column: Number.')).toBeVisible();
  await choose('Number', 'Ref');
  await userEvent.click(button('Check'));
  expect(await screen.findByText('Choose how days are written.')).toBeVisible();
  await choose('Days', 'MM/DD/YYYY');
  await userEvent.click(button('Check'));
  expect(await screen.findByText('Choose how amounts are written.')).toBeVisible();
  await choose('Amounts', '.');
  await userEvent.click(button('Check'));
  expect(await screen.findByRole('button', { name: 'Import 1 invoice' })).toBeVisible();
  await choose('Days', 'DD.MM.YYYY');
  expect(screen.queryByRole('button', { name: 'Import 1 invoice' })).toBeNull();
  expect(asked.run).toEqual([]);
});

/** A file of another tool, with its rows below the names of the columns. */
const exportOf = (heads: string, ...rows: string[]) => table([heads, ...rows].join('\n'));

test.each([
  [
    'a Stripe',
    'id,Amount Due,Currency,Customer,Date (UTC),Number,Paid,Subtotal,Tax,Total,Amount Paid,Status',
  ],
  ['a Xero', 'ContactName,InvoiceNumber,InvoiceDate,DueDate,Total,TaxTotal,LineAmount,Currency,Type,Status'],
  ['a QuickBooks Online', 'Date,Transaction type,Num,Name,Due date,Amount,Open balance'],
  ['an Invoice Ninja', 'Client Name,Invoice Number,Invoice Date,Invoice Amount,Invoice Balance'],
  ['a FreshBooks', 'Client Name,Invoice #,Date Issued,Item Name,Rate,Quantity,Line Subtotal,Line Total'],
])('%s export is recognized by its columns', async (name, heads) => {
  opened();
  await exportOf(heads, '1,2,3');
  expect(await screen.findByText(`old.csv: 1 rows. Looks like ${name} export.`)).toBeVisible();
  for (const label of ['Number', 'Date', 'Client']) expect(field(label)).not.toHaveValue('');
});

test('lines, balance and joined columns of an export are sent with their invoice', async () => {
  const { asked } = opened();
  await exportOf(
    'ContactName,POAddressLine1,POCity,POCountry,InvoiceNumber,InvoiceDate,Total,TaxTotal,InvoiceAmountDue,Description,Quantity,UnitAmount,Discount,LineAmount,Status',
    'Lumen,Gasse 4,Wien,Austria,RE-7,13/02/2026,500.50,0.00,300.00,Design,5,100.10,7,500.50,Paid',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Check' }));
  await waitFor(() => expect(asked.try).toHaveLength(1));
  expect(asked.try[0]![0]).toEqual([
    {
      row: 2,
      number: 'RE-7',
      date: '13/02/2026',
      status: 'Paid',
      client: 'Lumen',
      tax: '0.00',
      total: '500.50',
      balance: '300.00',
      address: 'Gasse 4\nWien\nAustria',
      country: 'Austria',
      item: 'Design',
      quantity: '5',
      price: '100.10',
      lineNet: '500.50',
    },
  ]);
});

test('the lines of a FreshBooks export have their amounts without and with the tax', async () => {
  const { asked } = opened();
  await exportOf(
    'Client Name,Invoice #,Date Issued,Item Name,Rate,Quantity,Line Subtotal,Tax 1 Amount,Line Total,Currency',
    'Lumen,31,2026-02-03,Design,100.00,6.5,650.00,84.50,734.50,CAD',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Check' }));
  await waitFor(() => expect(asked.try).toHaveLength(1));
  expect(asked.try[0]![0]).toMatchObject([{ item: 'Design', lineNet: '650.00', lineTotal: '734.50' }]);
});

test('semicolons part the cells also where decimal commas are as many', async () => {
  opened();
  await exportOf(
    'Client Name;Invoice Number;Invoice Date;Invoice Amount;Invoice Balance;Red, green, blue, white, grey, black',
    'Lumen;7;05.Jan.2026;1.190,00;0,00;a, b, c, d',
    '=X("http://a.example");8;06.01.2026;119,00;119,00;a, b, c, d',
  );
  expect(await screen.findByText('old.csv: 2 rows. Looks like an Invoice Ninja export.')).toBeVisible();
  expect([field('Days'), field('Amounts')].map((each) => (each as HTMLSelectElement).value)).toEqual([
    'DD.MM.YYYY',
    ',',
  ]);
});

const inUtf16 = (text: string) => {
  const bytes = new Uint8Array(text.length * 2);
  [...text].forEach((letter, index) =>
    new DataView(bytes.buffer).setUint16(index * 2, letter.charCodeAt(0), true),
  );
  return bytes;
};

test.each<[encoding: string, encode: (text: string) => Uint8Array]>([
  ['UTF-8 with a byte order mark', (text) => new TextEncoder().encode(`\uFEFF${text}`)],
  ['UTF-16', (text) => inUtf16(`\uFEFF${text}`)],
  ['Windows-1252', (text) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))],
])('a file in %s is read', async (_, encode) => {
  const { asked } = opened();
  const text = 'Nummer;Datum;Kunde;Betrag\n7;31.01.2026 10:22;Müller;1 234,56';
  const file = new File([text], 'old.csv');
  file.arrayBuffer = async () => encode(text).slice().buffer;
  await upload('Table of another tool', file);
  await userEvent.click(await screen.findByRole('button', { name: 'Check' }));
  await waitFor(() => expect(asked.try).toHaveLength(1));
  expect(asked.try[0]).toEqual([
    [{ row: 2, number: '7', date: '31.01.2026 10:22', client: 'Müller', total: '1 234,56' }],
    { dateFormat: 'DD.MM.YYYY', decimalMark: ',', currency: 'EUR' },
  ]);
});

test('the status is found by its values, and what was written off is asked', async () => {
  const { asked } = opened();
  await exportOf(
    'Number,Date,Client,Total,Wie',
    'RE-7,2026-01-31,Lumen,5.00,Entwurf',
    'RE-8,2026-01-31,Lumen,5.00,uncollectible',
  );
  expect(await screen.findByRole('combobox', { name: /^Status/ })).toHaveDisplayValue('Wie');
  await userEvent.click(button('Check'));
  expect(await screen.findByText('Choose what becomes of invoices that were written off.')).toBeVisible();
  await choose('Invoices that were written off', 'left out');
  await userEvent.click(button('Check'));
  await waitFor(() => expect(asked.try[0]?.[1]).toMatchObject({ writtenOff: 'left out' }));
});

test('the check counts what is left out by its reason, and shows the first rows as they are read', async () => {
  opened();
  await exportOf(
    'Number,Date,Client,Total,Status,Paid',
    ...Array.from({ length: 12 }, (_, index) => `RE-${index},2026-01-31,Lumen,1500.00,,yes`),
    'RE-20,2026-01-31,Lumen,1500.00,void,',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Check' }));
  expect(await screen.findByText(/^New: 12 invoices\. Paid: 12\. Clients: 1\./)).toBeVisible();
  expect(screen.getByText('Left out: Void 1.')).toBeVisible();
  const first = within(screen.getByRole('table', { name: 'First invoices' }));
  expect(first.getAllByRole('row')).toHaveLength(11);
  expect(first.getByRole('row', { name: /RE-9/ })).toHaveTextContent(
    '11RE-9paid31 Jan 2026Lumen1€1,500.00€1,500.00',
  );
  const out = within(screen.getByRole('table', { name: 'Rows that are left out' }));
  expect(out.getByRole('row', { name: /RE-20/ })).toHaveTextContent('14RE-20Void');
});

test('the answer to a check is dropped when a choice has changed meanwhile', async () => {
  let answer = () => {};
  opened(undefined, new Promise((resolve) => (answer = resolve)));
  await table('Number,Date,Client,Total\nRE-7,2026-01-31,Lumen,"1.005,00"');
  await userEvent.click(await screen.findByRole('button', { name: 'Check' }));
  await choose('Amounts', '.');
  answer();
  await waitFor(() => expect(button('Check')).toHaveAttribute('aria-busy', 'false'));
  expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull();
});

test.each([
  ['', 'The file is empty.'],
  ['Number,Date\n', 'The file has no rows below the names of its columns.'],
  ['Number,Date\n"RE-7,2026-01-31', 'The quotation marks of row 2 do not match.'],
  ['PK\u0003\u0004', /^This is a workbook, no CSV file\./],
])('the file %j is refused in plain words', async (text, message) => {
  opened();
  await table(text);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Check' })).toBeNull();
});

test('a table takes the right to issue invoices', async () => {
  opened({ mayInvoice: true });
  expect(screen.getByText('This is for people who may issue invoices.')).toBeVisible();
  expect(screen.queryByLabelText('Table of another tool')).toBeNull();
  expect(screen.getByLabelText('Generator files to import')).toBeInTheDocument();
});
