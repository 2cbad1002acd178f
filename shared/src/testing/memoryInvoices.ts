import type {
  InvoiceFilter,
  InvoiceKind,
  InvoiceRefusal,
  InvoicesPort,
  InvoiceValue,
  Issue,
  KeptInvoice,
  ListedInvoice,
  NewPayment,
} from '../host/index';

const refuse = (message: string, more: Partial<InvoiceRefusal> = {}): never => {
  throw Object.assign(new Error(message), { name: 'InvoiceRefusal', violations: [], ...more });
};

/** Without taxes and discounts, which tests of the port do not need. */
const totalOf = ({ invoice: { items } }: InvoiceValue) =>
  items.reduce((sum, { quantity, amount }) => sum + Number(quantity) * Number(amount), 0).toFixed(2);

const columnsOf = (value: InvoiceValue) => {
  const { receiptNumber: name, billTo, date, dueDate, currency } = value.invoice;
  return { name, client: billTo.company || billTo.name, date, dueDate, currency, total: totalOf(value) };
};

/** Invoices in memory, for tests of pages that use the port. Day and name are always the same. */
export function memoryInvoices(today = '2026-11-26'): InvoicesPort {
  const memory = new Memory(today);
  return { ...draftsIn(memory), ...issuedIn(memory) };
}

class Memory {
  private readonly all = new Map<number, KeptInvoice>();
  readonly versions = new Map<string, InvoiceValue>();
  private time: number;

  constructor(readonly today: string) {
    this.time = Date.parse(`${today}T10:00:00Z`);
  }

  now = () => new Date((this.time += 60_000)).toISOString();
  found = (id: number): KeptInvoice => this.all.get(id) ?? refuse('There is no such invoice.');
  everything = () => [...this.all.keys()].map(this.opened);
  remove = (id: number) => this.all.delete(id);

  draft = (id: number): KeptInvoice => {
    const { number } = this.found(id);
    if (number !== null) refuse(`${number} is issued: it does not change any more.`);
    return this.found(id);
  };

  issued = (id: number): KeptInvoice => {
    if (this.found(id).number === null) refuse('This is a draft: issue it first.');
    return this.opened(id);
  };

  opened = (id: number): KeptInvoice => {
    const own = this.found(id);
    const creditNotes = [...this.all.values()].filter(({ credits }) => credits?.id === id);
    const credited = creditNotes.reduce((sum, { number, total }) => sum + (number ? Number(total) : 0), 0);
    const paid = own.payments.reduce((sum, { amount }) => sum + Number(amount), 0);
    const balance = Number(own.total) - credited - paid;
    const amounts = { credited: credited.toFixed(2), paid: paid.toFixed(2), balance: balance.toFixed(2) };
    return { ...own, ...amounts, creditNotes, state: stateOf({ ...own, ...amounts }, this.today) };
  };

  put = (id: number, changes: Partial<KeptInvoice>): KeptInvoice => {
    this.all.set(id, { ...this.found(id), ...changes, updatedAt: this.now() });
    return this.opened(id);
  };

  write = (id: number, value: InvoiceValue, changes: Partial<KeptInvoice> = {}): KeptInvoice => {
    const version = this.found(id).version + 1;
    this.versions.set(`${id} ${version}`, value);
    return this.put(id, { ...columnsOf(value), value, version, savedAt: this.now(), ...changes });
  };

  add = (kind: InvoiceKind, value: InvoiceValue, credits: ListedInvoice | null = null): KeptInvoice => {
    const id = this.all.size + 1;
    this.all.set(id, { ...blank, ...columnsOf(value), id, kind, value, credits });
    return this.write(id, value);
  };

  next = ({ kind, date }: ListedInvoice) => {
    const others = [...this.all.values()].filter((each) => each.kind === kind && each.number !== null);
    const count = String(others.length + 1).padStart(4, '0');
    return `${kind === 'invoice' ? 'INV' : 'CN'}-${date.slice(0, 4)}-${count}`;
  };

  lastDate = () =>
    [...this.all.values()].reduce((last, { number, date }) => (number && date > last ? date : last), '');
}

const draftsIn = ({ everything, opened, found, draft, add, write, remove, versions, today }: Memory) => ({
  list: async (filter: InvoiceFilter) => {
    const { state, kind, search = '', sort = 'updatedAt', isAscending, page = 1, pageSize = 50 } = filter;
    const words = search.toLowerCase();
    const invoices = everything()
      .filter((each) => !state || each.state === state)
      .filter((each) => !kind || each.kind === kind)
      .filter(({ name, client }) => `${name}\n${client}`.toLowerCase().includes(words))
      .sort((one, other) => String(one[sort]).localeCompare(String(other[sort]), 'en', { numeric: true }));
    if (!isAscending) invoices.reverse();
    const shown = invoices.slice((page - 1) * pageSize, page * pageSize);
    return { invoices: shown, count: invoices.length, pageSize };
  },
  open: async (id: number) => opened(id),
  create: async (value: InvoiceValue) => add('invoice', value),
  save: async (id: number, from: number, value: InvoiceValue) => {
    const { version, value: theirs } = draft(id);
    if (from === version) return write(id, value);
    const base = versions.get(`${id} ${from}`) ?? refuse(`The invoice has no version ${from}.`);
    const { merged, disagreements } = mergedOf(base, value, theirs);
    if (disagreements.length === 0) return write(id, merged);
    return refuse('A colleague has changed the same meanwhile: choose which is to stay.', {
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
});

const issuedIn = ({ draft, issued, add, write, put, next, now, lastDate }: Memory) => ({
  nextNumbers: async (id: number) => {
    const number = next(draft(id));
    return [{ series: null, name: 'invoice', number, lastDate: lastDate(), isConfirmed: true }];
  },
  issue: async (id: number, from: number, { isDateConfirmed }: Issue) => {
    const { version, value, date } = draft(id);
    if (version !== from) refuse('A colleague has changed this invoice meanwhile: look at it again.');
    if (value.invoice.items.length === 0)
      refuse('The invoice lacks something before it can be issued.', {
        violations: [{ field: 'items', message: 'The invoice has no lines.' }],
      });
    if (date < lastDate() && !isDateConfirmed) refuse(`The last invoice has the date ${lastDate()}.`);
    const number = next(draft(id));
    const final = { ...value, invoice: { ...value.invoice, receiptNumber: number } };
    return write(id, final, { number, issuedAt: now(), issuedBy: 'Ayesha' });
  },
  pay: async (id: number, payment: NewPayment) => {
    const { payments } = issued(id);
    return put(id, { payments: [...payments, { ...payment, id: payments.length + 1, notedBy: 'Ayesha' }] });
  },
  makeVoid: async (id: number, voidReason: string) => {
    const { number, paid } = issued(id);
    if (Number(paid) !== 0) refuse(`${number} has payments: note their refund first.`);
    return put(id, { voidReason, voidedAt: now() });
  },
  credit: async (id: number) => add('credit note', issued(id).value, issued(id)),
});

const blank: Omit<KeptInvoice, keyof ReturnType<typeof columnsOf> | 'id' | 'kind' | 'value' | 'credits'> = {
  ...{ version: 0, number: null, state: 'draft', savedBy: 'Ayesha', issuedAt: null, issuedBy: null },
  ...{ voidedAt: null, voidReason: null, payments: [], creditNotes: [] },
  ...{ credited: '0.00', paid: '0.00', balance: '0.00', savedAt: '', updatedAt: '' },
};

function stateOf({ number, voidedAt, kind, balance, paid, dueDate }: KeptInvoice, today: string) {
  if (number === null) return 'draft';
  if (voidedAt !== null) return 'void';
  if (kind === 'invoice' && Number(balance) <= 0) return 'paid';
  if (kind === 'invoice' && dueDate !== '' && dueDate < today) return 'overdue';
  return Number(paid) > 0 ? 'partly paid' : 'issued';
}

/** Merges fields of the invoice, each as a whole. */
function mergedOf(base: InvoiceValue, mine: InvoiceValue, theirs: InvoiceValue) {
  const names = Object.keys(base.invoice) as (keyof InvoiceValue['invoice'])[];
  const text = (value: InvoiceValue, name: keyof InvoiceValue['invoice']) =>
    JSON.stringify(value.invoice[name]);
  const isMine = (name: (typeof names)[number]) => text(mine, name) !== text(base, name);
  const invoice = Object.fromEntries(
    names.map((name) => [name, (isMine(name) ? mine : theirs).invoice[name]]),
  );
  const disagreements = names
    .filter((name) => isMine(name) && text(theirs, name) !== text(base, name))
    .filter((name) => text(theirs, name) !== text(mine, name))
    .map((name) => ({ field: `invoice.${name}`, mine: mine.invoice[name], theirs: theirs.invoice[name] }));
  return { merged: { ...theirs, invoice } as InvoiceValue, disagreements };
}
