import type {
  ClosedMonthsPort,
  InvoiceFilter,
  InvoiceKind,
  InvoicePage,
  InvoicesPort,
  InvoiceState,
  InvoiceValue,
  Issue,
  StoredInvoice,
  NewPayment,
} from '../host/index';
import { merge } from '../merge';
import { InvoiceMemory, refuse } from './invoiceMemory';
import { memoryDelivery } from './memoryDelivery';
import { memoryEInvoice } from './memoryEInvoice';
import { memoryEntries, type MemoryEntries } from './memoryEntries';
import { memoryImport } from './memoryImport';
import { memoryRecurring } from './memoryRecurring';
import { receivablesOf } from './memoryReceivables';

/** Invoices in memory, for tests of pages that use the port. Day and name are always the same. */
export function memoryInvoices(today = '2026-11-26', entries: MemoryEntries = {}): Required<InvoicesPort> {
  const memory = new InvoiceMemory(today);
  return {
    ...draftsIn(memory),
    ...numbersIn(memory),
    ...issuedIn(memory),
    ...memoryEntries(entries),
    delivery: memoryDelivery(memory),
    recurring: memoryRecurring(memory),
    importing: memoryImport(memory),
    months: monthsIn(memory),
    eInvoice: memoryEInvoice(memory),
    pdfProblem: async () => undefined,
    receivables: async () => receivablesOf(memory.everything(), today),
  };
}

const isOpen = (state: InvoiceState) => !['draft', 'paid', 'credited', 'void'].includes(state);

const owedOf = ({ kind, state, balance }: StoredInvoice) =>
  kind === 'invoice' && state !== 'draft' && state !== 'void' ? balance : null;

function pageOf(all: readonly StoredInvoice[], filter: InvoiceFilter): InvoicePage {
  const { state, kind, currency, isSaidPaid, search = '', sort = 'updatedAt' } = filter;
  const { isAscending, page = 1, pageSize = 50 } = filter;
  const words = search.toLowerCase();
  const invoices = all
    .filter((each) => !state || each.state === state)
    .filter((each) => currency === undefined || each.currency === currency)
    .filter((each) => !filter.isOpen || (each.kind === 'invoice' && isOpen(each.state)))
    .filter(({ saysPaidAt }) => !isSaidPaid || saysPaidAt !== null)
    .filter((each) => !kind || each.kind === kind)
    .filter(({ name, client }) => `${name}\n${client}`.toLowerCase().includes(words))
    .sort((one, other) => String(one[sort]).localeCompare(String(other[sort]), 'en', { numeric: true }));
  if (!isAscending) invoices.reverse();
  const shown = invoices
    .slice((page - 1) * pageSize, page * pageSize)
    .map((invoice) => ({ ...invoice, owed: owedOf(invoice) }));
  return { invoices: shown, count: invoices.length, pageSize };
}

const draftsIn = (memory: InvoiceMemory) => {
  const { everything, opened, found, draft, add, write, remove, versions, today } = memory;
  return {
    list: async (filter: InvoiceFilter) => pageOf(everything(), filter),
    open: async (id: number) => opened(id),
    create: async (value: InvoiceValue, kind: InvoiceKind = 'invoice') => add(kind, value),
    save: async (id: number, from: number, value: InvoiceValue) => {
      const { version, value: theirs } = draft(id);
      if (from === version) return write(id, value);
      const base = versions.get(`${id} ${from}`) ?? refuse(`The invoice has no version ${from}.`);
      const { value: merged, disagreements } = merge(base, value, theirs);
      if (disagreements.length === 0) return write(id, merged);
      return refuse('A colleague has changed the same meanwhile: choose which version to keep.', {
        conflict: { version, merged, disagreements },
      });
    },
    remove: async (id: number, from: number) => {
      if (draft(id).version !== from) refuse('A colleague has changed this invoice meanwhile.');
      remove(id);
    },
    duplicate: async (id: number) => {
      const { value } = found(id);
      return add('invoice', { ...value, invoice: { ...value.invoice, receiptNumber: 'INV-2', date: today } });
    },
  };
};

const numbersIn = ({ draft, next, lastDate, today }: InvoiceMemory) => ({
  nextNumbers: async (id: number) => {
    const { date } = draft(id);
    const number = date && next(draft(id));
    const opensYear = number.endsWith('-0001') && date.slice(0, 4) > (lastDate() || today).slice(0, 4);
    return [{ series: null, name: 'invoice', number, lastDate: lastDate(), opensYear, isConfirmed: true }];
  },
});

const issuedIn = ({ draft, issued, add, write, put, next, now, lastDate, assertOpen }: InvoiceMemory) => ({
  issue: async (id: number, from: number, { isDateConfirmed }: Issue) => {
    const { version, value, date } = draft(id);
    if (version !== from) refuse('A colleague has changed this invoice meanwhile: look at it again.');
    if (value.invoice.items.length === 0)
      refuse('The invoice is incomplete. Fill in what is missing before you issue it.', {
        violations: [{ field: 'items', message: 'The invoice has no lines.' }],
      });
    assertOpen(date);
    if (date < lastDate() && !isDateConfirmed) refuse(`The last invoice has the date ${lastDate()}.`);
    const number = next(draft(id));
    const final = { ...value, invoice: { ...value.invoice, receiptNumber: number } };
    return write(id, final, { number, issuedAt: now(), issuedBy: 'Ayesha' });
  },
  pay: async (id: number, payment: NewPayment) => {
    const { payments } = issued(id);
    assertOpen(payment.date);
    const added = { ...payment, id: payments.length + 1, takesBack: null, notedBy: 'Ayesha' };
    return put(id, { payments: [...payments, added] });
  },
  takeBack: async (id: number, payment: number, { date, reason }: { date: string; reason: string }) => {
    const { payments } = issued(id);
    const wrong = payments.find((each) => each.id === payment) ?? refuse('This payment does not exist.');
    if (payments.some(({ takesBack }) => takesBack === payment)) refuse('This payment was taken back.');
    const amount = (-Number(wrong.amount)).toFixed(2);
    const back = { ...wrong, id: payments.length + 1, date, amount, note: reason, takesBack: payment };
    return put(id, { payments: [...payments, back] });
  },
  makeVoid: async (id: number, voidReason: string) => {
    const { number, paid } = issued(id);
    if (Number(paid) !== 0) refuse(`${number} has payments: record their refund first.`);
    return put(id, { voidReason, voidedAt: now() });
  },
  invoiceQuote: async (id: number) => {
    const { number, invoices, value } = issued(id);
    if (invoices.length > 0) refuse(`${number} has an invoice.`);
    return put(add('invoice', value).id, { quote: issued(id) });
  },
  archive: async () => new Blob(['PK'], { type: 'application/zip' }),
  pdf: async (id: number) => new Blob([issued(id).number!], { type: 'application/pdf' }),
  credit: async (id: number, lines?: readonly { id: number; quantity: string }[]) => {
    const { value, creditable } = issued(id);
    const items = value.invoice.items.flatMap((item) => {
      const line = lines ? lines.find((each) => each.id === item.id) : item;
      return line ? [{ ...item, quantity: line.quantity }] : [];
    });
    const violations = (lines ?? []).flatMap((line, index) => {
      const left = creditable.find((each) => each.id === line.id)?.quantity ?? '0';
      const message = `Only ${left} of this line can still be credited.`;
      return Number(line.quantity) > Number(left) ? [{ field: `lines[${index}].quantity`, message }] : [];
    });
    if (violations.length > 0) refuse('Check the quantities.', { violations });
    return add('credit note', { ...value, invoice: { ...value.invoice, items } }, issued(id));
  },
});

/** Months that are closed. */
const monthsIn = (memory: InvoiceMemory): ClosedMonthsPort => ({
  list: async () => memory.closed,
  close: async (month, hasImported) => {
    if (memory.closed.some((each) => each.month === month)) refuse('This month is already closed.');
    const closed = { month, hasImported, closedAt: memory.now(), closedBy: 'Ayesha' };
    memory.closed = [closed, ...memory.closed];
    return memory.closed;
  },
  open: async (month) => (memory.closed = memory.closed.filter((each) => each.month !== month)),
});
