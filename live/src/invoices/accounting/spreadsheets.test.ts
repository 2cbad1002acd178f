import { freshDraft } from '@vibrant-peak/invoice/freshDraft';
import { totalsOf } from '@vibrant-peak/invoice/totalsOf';
import { defaults } from '../settings/invoiceSettings';
import { journal } from './journal';
import type { Entry } from './period';
import { invoiceTable, taxTable } from './spreadsheets';

interface Sale {
  rates: string[];
  currency?: string;
  country?: string;
  taxCase?: string;
  kind?: Entry['kind'];
  isVoid?: boolean;
}

/** A document with a line of 10.05 for each rate. */
function entryOf({ rates, currency = 'EUR', country, taxCase, kind = 'invoice', isVoid = false }: Sale) {
  const items = rates.map((taxRate, id) => ({ id, name: 'Work', quantity: '1', amount: '10.05', taxRate }));
  const invoice = { ...freshDraft().invoice, items, currency };
  return {
    id: 1,
    number: 'INV-2026-0001',
    kind,
    isVoid,
    date: invoice.date,
    dueDate: '',
    client: 'Lumen Ltd',
    currency,
    hash: '',
    corrects: null,
    voidReason: null,
    isImported: false,
    invoice,
    eInvoice: { ...(country && { clientCountry: country }), ...(taxCase && { taxCase }) },
    totals: totalsOf(invoice),
    pdfHash: null,
  } satisfies Entry;
}

const rowsOf = async (...sales: Sale[]) =>
  (await taxTable(sales.map(entryOf))).replace('\uFEFF', '').trim().split('\r\n').slice(1);

test('the columns of the table of taxes have names', async () => {
  expect(await taxTable([])).toBe('\uFEFFCurrency,Tax case,Tax rate,Country,Net,Tax\r\n');
});

test('taxes are grouped by currency, case, rate and country, in this order', async () => {
  const rows = await rowsOf(
    { rates: ['0'], currency: 'USD' },
    { rates: ['19', '7', '100'], country: 'DE' },
    { rates: ['7'], country: 'AT' },
    { rates: ['0'], taxCase: 'reverseCharge', country: 'FR' },
    { rates: ['0'], taxCase: 'export', country: 'US' },
    { rates: ['0'], taxCase: 'reverseCharge', country: 'AT' },
    { rates: ['19', '7'], country: 'DE' },
    { rates: ['19'], currency: 'CHF' },
  );
  expect(rows).toEqual([
    'CHF,,19,,10.05,1.91',
    'EUR,,7,AT,10.05,0.70',
    'EUR,,7,DE,20.10,1.40',
    'EUR,,19,DE,20.10,3.82',
    'EUR,,100,DE,10.05,10.05',
    'EUR,Export of goods,0,US,10.05,0.00',
    'EUR,Reverse charge: service in the EU,0,AT,10.05,0.00',
    'EUR,Reverse charge: service in the EU,0,FR,10.05,0.00',
    'USD,,0,,10.05,0.00',
  ]);
});

test('the total of a last credit note has its rounding, which is a column', async () => {
  const sale = entryOf({ rates: ['19'], kind: 'credit note' });
  const invoice = { ...sale.invoice, rounding: '-0.01' };
  const amountsOf = async (entry: Entry) => {
    const [head, row] = (await invoiceTable([entry]))
      .trim()
      .split('\r\n')
      .map((line) => line.split(','));
    return ['Tax', 'Total', 'Rounding'].map((name) => row![head!.indexOf(name)]);
  };
  expect(await amountsOf(sale)).toEqual(['1.91', '11.96', '0.00']);
  expect(await amountsOf({ ...sale, invoice, totals: totalsOf(invoice) })).toEqual([
    '1.91',
    '11.95',
    '-0.01',
  ]);
});

test('the journal takes the whole of a last credit note, with its rounding, off what is owed', async () => {
  const sale = entryOf({ rates: ['19'], kind: 'credit note' });
  const invoice = { ...sale.invoice, rounding: '-0.01' };
  const accountsOn = () => defaults.accounts;
  const rows = (await journal([{ ...sale, invoice, totals: totalsOf(invoice) }], [], accountsOn)).split(
    '\r\n',
  );
  // 11.95 together.
  expect(rows.slice(1, 3).map((row) => row.split(',')[6])).toEqual(['-10.04', '-1.91']);
});

test('credit notes and voids of invoices are subtracted, and voids of credit notes added', async () => {
  const rates = ['19'];
  expect(await rowsOf({ rates }, { rates }, { rates, kind: 'credit note' })).toEqual(['EUR,,19,,10.05,1.91']);
  expect(await rowsOf({ rates }, { rates, isVoid: true })).toEqual(['EUR,,19,,0.00,0.00']);
  expect(await rowsOf({ rates, kind: 'credit note', isVoid: true })).toEqual(['EUR,,19,,10.05,1.91']);
});
