import type {
  ClosedMonth,
  InvoiceKind,
  InvoiceRefusal,
  InvoiceValue,
  StoredInvoice,
  ListedInvoice,
} from '../host/index';

/** @throws an error of the port. */
export const refuse = (message: string, more: Partial<InvoiceRefusal> = {}): never => {
  throw Object.assign(new Error(message), { name: 'InvoiceRefusal', violations: [], ...more });
};

/** Without taxes and discounts, which tests of the port do not need. */
const totalOf = ({ invoice: { items } }: InvoiceValue) =>
  items.reduce((sum, { quantity, amount }) => sum + Number(quantity) * Number(amount), 0).toFixed(2);

const columnsOf = (value: InvoiceValue) => {
  const { receiptNumber: name, billTo, date, dueDate, currency } = value.invoice;
  return { name, client: billTo.company || billTo.name, date, dueDate, currency, total: totalOf(value) };
};

/** Invoices by their ids, with what derives from them. */
export class InvoiceMemory {
  private readonly all = new Map<number, StoredInvoice>();
  readonly versions = new Map<string, InvoiceValue>();
  private time: number;
  closed: readonly ClosedMonth[] = [];

  constructor(readonly today: string) {
    this.time = Date.parse(`${today}T10:00:00Z`);
  }

  now = () => new Date((this.time += 60_000)).toISOString();
  found = (id: number): StoredInvoice => this.all.get(id) ?? refuse('This invoice does not exist.');
  everything = () => [...this.all.keys()].map(this.opened);
  remove = (id: number) => this.all.delete(id);

  /** Refuses a day of a closed month. */
  assertOpen = (day: string): void => {
    if (this.closed.some(({ month }) => day.startsWith(month))) refuse('This month is closed.');
  };

  draft = (id: number): StoredInvoice => {
    const found = this.all.get(id) ?? refuse('This draft has been deleted.');
    if (found.number !== null) refuse(`${found.number} is issued: it cannot change.`);
    return found;
  };

  issued = (id: number): StoredInvoice => {
    if (this.found(id).number === null) refuse('This is a draft: issue it first.');
    return this.opened(id);
  };

  opened = (id: number): StoredInvoice => {
    const own = this.found(id);
    const creditNotes = [...this.all.values()].filter(({ credits }) => credits?.id === id);
    const credited = creditNotes.reduce((sum, { number, total }) => sum + (number ? Number(total) : 0), 0);
    const paid = own.payments.reduce((sum, { amount }) => sum + Number(amount), 0);
    const balance = Number(own.total) - credited - paid;
    const amounts = { credited: credited.toFixed(2), paid: paid.toFixed(2), balance: balance.toFixed(2) };
    const invoices = [...this.all.values()].filter(({ quote }) => quote?.id === id);
    const creditable = creditableOf(own, creditNotes);
    const whole = { ...own, ...amounts, creditNotes, creditable, invoices };
    return { ...whole, state: stateOf(whole, this.today) };
  };

  put = (id: number, changes: Partial<StoredInvoice>): StoredInvoice => {
    this.all.set(id, { ...this.found(id), ...changes, updatedAt: this.now() });
    return this.opened(id);
  };

  write = (id: number, value: InvoiceValue, changes: Partial<StoredInvoice> = {}): StoredInvoice => {
    const version = this.found(id).version + 1;
    this.versions.set(`${id} ${version}`, value);
    return this.put(id, { ...columnsOf(value), value, version, savedAt: this.now(), ...changes });
  };

  add = (kind: InvoiceKind, value: InvoiceValue, credits: ListedInvoice | null = null): StoredInvoice => {
    const id = Math.max(0, ...this.all.keys()) + 1;
    this.all.set(id, { ...blank, ...columnsOf(value), id, kind, value, credits });
    return this.write(id, value);
  };

  /** The number after those of the year, and after others. */
  next = ({ kind, date }: Pick<ListedInvoice, 'kind' | 'date'>, others: readonly string[] = []) => {
    const start = `${{ invoice: 'INV', 'credit note': 'CN', quote: 'Q' }[kind]}-${date.slice(0, 4)}-`;
    const numbers = [...[...this.all.values()].map(({ number }) => number ?? ''), ...others];
    const counts = numbers.filter((each) => each.startsWith(start)).map((each) => +each.slice(start.length));
    return start + String(Math.max(0, ...counts) + 1).padStart(4, '0');
  };

  lastDate = () =>
    [...this.all.values()].reduce((last, { number, date }) => (number && date > last ? date : last), '');
}

/** Prices of credit notes are those of the invoice. */
function creditableOf({ kind, number, voidedAt, value }: StoredInvoice, notes: readonly StoredInvoice[]) {
  if (kind !== 'invoice' || number === null || voidedAt !== null) return [];
  return value.invoice.items.map(({ id, quantity, amount }) => {
    const credited = notes
      .filter((note) => note.number !== null)
      .flatMap((note) => note.value.invoice.items.filter((item) => item.id === id))
      .reduce((sum, item) => sum + Number(item.quantity), 0);
    const left = Number(quantity) - credited;
    return { id, quantity: String(left), amount: (left * Number(amount)).toFixed(2) };
  });
}

const blank: Omit<StoredInvoice, keyof ReturnType<typeof columnsOf> | 'id' | 'kind' | 'value' | 'credits'> = {
  version: 0,
  number: null,
  state: 'draft',
  savedBy: 'Ayesha',
  issuedAt: null,
  issuedBy: null,
  voidedAt: null,
  voidReason: null,
  payments: [],
  creditNotes: [],
  creditable: [],
  quote: null,
  invoices: [],
  saysPaidAt: null,
  plan: null,
  importedAt: null,
  credited: '0.00',
  paid: '0.00',
  balance: '0.00',
  savedAt: '',
  updatedAt: '',
};

function stateOf(invoice: StoredInvoice, today: string) {
  const { number, voidedAt, kind, total, balance, paid, credited, dueDate, invoices } = invoice;
  if (number === null) return 'draft';
  if (voidedAt !== null) return 'void';
  if (kind === 'quote' && invoices.some((made) => made.number !== null)) return 'invoiced';
  if (kind === 'quote' && dueDate !== '' && dueDate < today) return 'expired';
  if (kind === 'invoice' && Number(balance) <= 0)
    return Number(credited) > 0 && Number(credited) >= Number(total) ? 'credited' : 'paid';
  if (kind === 'invoice' && dueDate !== '' && dueDate < today) return 'overdue';
  return Number(paid) > 0 ? 'partly paid' : 'issued';
}
