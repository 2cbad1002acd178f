import type {
  ImportRow,
  ImportWriting,
  InvoiceImport,
  InvoiceImportPort,
  PastImport,
  ReadInvoice,
} from '../host/index';
import { refuse, type InvoiceMemory } from './invoiceMemory';

interface ReadRow {
  row: number;
  number: string;
  date: string;
  dueDate: string;
  client: string;
  currency: string;
  total: number;
  paid: number;
  paidOn: string;
}

/** Imports totals without taxes, for tests of pages. */
export function memoryImport(memory: InvoiceMemory): InvoiceImportPort {
  const { everything, add, write, next, now, today } = memory;
  const { list, undo, note } = pastImports(memory);
  const plan = (rows: readonly ImportRow[], writing: ImportWriting) => {
    if (rows.length > 10_000) refuse('At most 10,000 rows are imported at once.');
    const leftOut = rows.filter(({ status }) => status === 'void');
    const read = rows.filter((row) => !leftOut.includes(row)).map((row) => readRow(row, writing));
    const refused = read.filter(({ problems }) => problems.length > 0);
    const numbers = new Set(everything().map(({ number }) => number));
    const [invoices, doubled]: [ReadRow[], typeof refused] = [[], []];
    for (const each of read.filter(({ problems }) => problems.length === 0)) {
      if (numbers.has(each.number)) doubled.push({ ...each, problems: ['This number is here already.'] });
      else invoices.push(each);
      numbers.add(each.number);
    }
    const todays = { kind: 'invoice', date: today } as const;
    const after = next(
      todays,
      invoices.map(({ number }) => number),
    );
    const others = invoices.filter(({ number }) => !/^INV-\d{4}-\d{4,}$/.test(number));
    const result: InvoiceImport = {
      count: invoices.length,
      paid: invoices.filter(({ paid, total }) => paid >= total).length,
      drafts: 0,
      clients: new Set(invoices.map(({ client }) => client)).size,
      first: invoices.slice(0, 10).map(readInvoiceOf),
      leftOut: leftOut.map(({ row, number }) => ({ row, number, reason: 'Void' })),
      sums: sumsOf(invoices),
      doubled: doubled.map(unread),
      refused: refused.map(unread),
      series: [{ name: 'invoice', pattern: 'INV-{year}-{0000}', next: next(todays), after }],
      withoutSeries: { count: others.length, example: others[0]?.number ?? '' },
    };
    return { result, invoices };
  };
  return {
    try: async (rows, writing) => plan(rows, writing).result,
    run: async (rows, writing) => {
      const { result, invoices } = plan(rows, writing);
      const made = invoices.map((invoice) => {
        const value = valueOf(invoice);
        const { number } = invoice;
        const issued = { number, issuedAt: now(), issuedBy: 'Ayesha', importedAt: now() };
        const { id } = add('invoice', value);
        write(id, value, { ...issued, payments: paymentsOf(invoice) });
        return id;
      });
      note(made);
      return result;
    },
    list: async () => list(),
    undo: async (id) => undo(id),
  };
}

/** What the imports have made. */
function pastImports({ found, remove, now }: InvoiceMemory) {
  const imports: (PastImport & { invoices: number[] })[] = [];
  const list = () => imports.map(({ invoices: _, ...each }) => each);
  return {
    list,
    note: (invoices: number[]) => {
      const count = invoices.length;
      const id = imports.length + 1;
      imports.unshift({ id, at: now(), by: 'Ayesha', undoneAt: null, count, drafts: 0, invoices });
    },
    undo: (id: number) => {
      const undone = imports.find((each) => each.id === id) ?? refuse('This import does not exist.');
      if (undone.undoneAt !== null) refuse('This import has already been undone.');
      for (const { number, payments } of undone.invoices.map(found))
        if (payments.some(({ note }) => note !== 'Imported'))
          refuse(`${number} has a payment. This import cannot be undone.`);
      undone.invoices.forEach(remove);
      Object.assign(undone, { undoneAt: now(), count: 0, invoices: [] });
      return list();
    },
  };
}

const unread = ({ row, number, problems }: ReturnType<typeof readRow>) => ({ row, number, problems });

function readInvoiceOf({ row, number, date, dueDate, client, currency, total, paid }: ReadRow): ReadInvoice {
  const state = paid >= total ? 'paid' : paid > 0 ? 'partly paid' : 'open';
  const amounts = { currency, total: total.toFixed(2), paid: paid.toFixed(2), lines: 1 };
  return { row, number, state, date, dueDate, client, ...amounts };
}

function readRow(row: ImportRow, { dateFormat, decimalMark, currency }: ImportWriting) {
  const dayOf = (text = '') => dayIn(text, dateFormat);
  const amountOf = (text = '') => amountIn(text, decimalMark);
  const [date, total] = [dayOf(row.date), amountOf(row.total)];
  const { number, client = '', paid } = row;
  const problems = [
    ...(date ? [] : ['The date cannot be read.']),
    ...(client ? [] : ['The client is missing.']),
    ...(Number.isNaN(total) ? ['The total is not an amount.'] : []),
  ];
  return {
    row: row.row,
    number,
    client,
    date,
    total,
    problems,
    dueDate: dayOf(row.due),
    currency: row.currency ?? currency,
    paid: paid === 'yes' ? total : amountOf(paid) || 0,
    paidOn: dayOf(row.paidOn) || date,
  };
}

const days = {
  'YYYY-MM-DD': /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)$/,
  'DD.MM.YYYY': /^(?<day>\d\d)\.(?<month>\d\d)\.(?<year>\d{4})$/,
  'MM/DD/YYYY': /^(?<month>\d\d)\/(?<day>\d\d)\/(?<year>\d{4})$/,
};

/** Blank where it cannot be read. */
function dayIn(text: string, format: ImportWriting['dateFormat']): string {
  const { year, month, day } = days[format].exec(text)?.groups ?? {};
  return year ? `${year}-${month}-${day}` : '';
}

const amountIn = (text: string, mark: string) =>
  text === '' ? NaN : Number(text.replaceAll(mark === ',' ? '.' : ',', '').replace(',', '.'));

function sumsOf(invoices: readonly ReadRow[]): InvoiceImport['sums'] {
  return [...new Set(invoices.map(({ currency }) => currency))].map((currency) => {
    const own = invoices.filter((each) => each.currency === currency);
    const sum = (name: 'total' | 'paid') => own.reduce((all, each) => all + each[name], 0).toFixed(2);
    return { currency, count: own.length, total: sum('total'), paid: sum('paid') };
  });
}

const valueOf = ({ number, date, dueDate, currency, client, total }: ReadRow) => ({
  template: 'template1',
  invoice: {
    receiptNumber: number,
    date,
    dueDate,
    currency,
    billTo: { name: '', company: client },
    items: [{ id: 1, name: 'As in the original invoice', quantity: '1', amount: total.toFixed(2) }],
  },
});

function paymentsOf({ paid, paidOn: date }: ReadRow) {
  const imported = { id: 1, takesBack: null, method: '', note: 'Imported', notedBy: 'Ayesha' };
  return paid === 0 ? [] : [{ ...imported, date, amount: paid.toFixed(2) }];
}
