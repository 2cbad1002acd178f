import type {
  InvoiceKind,
  InvoiceRefusal,
  InvoicesPort,
  InvoiceValue,
  KeptInvoice,
  ListedInvoice,
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
  const all = new Map<number, KeptInvoice>();
  const versions = new Map<string, InvoiceValue>();
  const issued = { invoice: 0, 'credit note': 0 };
  let lastDate = '';
  let time = Date.parse(`${today}T10:00:00Z`);
  const now = () => new Date((time += 60_000)).toISOString();

  const found = (id: number) => all.get(id) ?? refuse('There is no such invoice.');
  const draft = (id: number) => {
    const { number } = found(id);
    if (number !== null) refuse(`${number} is issued: it does not change any more.`);
    return found(id);
  };
  const listed = (id: number): ListedInvoice => opened(id);
  const opened = (id: number): KeptInvoice => {
    const own = found(id);
    const creditNotes = [...all.values()].filter(({ credits }) => credits?.id === id);
    const credited = creditNotes.reduce((sum, { number, total }) => sum + (number ? Number(total) : 0), 0);
    const paid = own.payments.reduce((sum, { amount }) => sum + Number(amount), 0);
    const balance = Number(own.total) - credited - paid;
    const amounts = { credited: credited.toFixed(2), paid: paid.toFixed(2), balance: balance.toFixed(2) };
    return { ...own, ...amounts, creditNotes, state: stateOf({ ...own, ...amounts }, today) };
  };
  const put = (id: number, changes: Partial<KeptInvoice>) => {
    all.set(id, { ...found(id), ...changes, updatedAt: now() });
    return opened(id);
  };
  const write = (id: number, value: InvoiceValue, changes: Partial<KeptInvoice> = {}) => {
    const version = found(id).version + 1;
    versions.set(`${id} ${version}`, value);
    return put(id, { ...columnsOf(value), value, version, savedAt: now(), ...changes });
  };
  const add = (kind: InvoiceKind, value: InvoiceValue, credits: ListedInvoice | null = null) => {
    const id = all.size + 1;
    all.set(id, { ...blank, ...columnsOf(value), id, kind, value, credits });
    return write(id, value);
  };
  const numberOf = ({ kind, date }: ListedInvoice) =>
    `${kind === 'invoice' ? 'INV' : 'CN'}-${date.slice(0, 4)}-${String(issued[kind] + 1).padStart(4, '0')}`;

  return {
    list: async ({ state, kind, search = '', sort = 'updatedAt', isAscending, page = 1, pageSize = 50 }) => {
      const words = search.toLowerCase();
      const invoices = [...all.keys()]
        .map(listed)
        .filter((each) => !state || each.state === state)
        .filter((each) => !kind || each.kind === kind)
        .filter(({ name, client }) => `${name}\n${client}`.toLowerCase().includes(words))
        .sort((one, other) => String(one[sort]).localeCompare(String(other[sort]), 'en', { numeric: true }));
      if (!isAscending) invoices.reverse();
      const shown = invoices.slice((page - 1) * pageSize, page * pageSize);
      return { invoices: shown, count: invoices.length, pageSize };
    },
    open: async (id) => opened(id),
    create: async (value) => add('invoice', value),
    save: async (id, from, value) => {
      const { version, value: theirs } = draft(id);
      if (from === version) return write(id, value);
      const base = versions.get(`${id} ${from}`) ?? refuse(`The invoice has no version ${from}.`);
      const { merged, disagreements } = mergedOf(base, value, theirs);
      if (disagreements.length === 0) return write(id, merged);
      return refuse('A colleague has changed the same meanwhile: choose which is to stay.', {
        conflict: { version, merged, disagreements },
      });
    },
    remove: async (id, from) => {
      if (draft(id).version !== from) refuse('A colleague has changed this invoice meanwhile.');
      all.delete(id);
    },
    duplicate: async (id) => {
      const { value } = found(id);
      const receiptNumber = `INV-${time}`;
      return add('invoice', { ...value, invoice: { ...value.invoice, receiptNumber, date: today } });
    },
    nextNumbers: async (id) => [
      { series: null, name: 'invoice', number: numberOf(draft(id)), lastDate, isConfirmed: true },
    ],
    issue: async (id, from, { isDateConfirmed }) => {
      const { version, kind, value, date } = draft(id);
      if (version !== from) refuse('A colleague has changed this invoice meanwhile: look at it again.');
      if (value.invoice.items.length === 0)
        refuse('The invoice lacks something before it can be issued.', {
          violations: [{ field: 'items', message: 'The invoice has no lines.' }],
        });
      if (date < lastDate && !isDateConfirmed) refuse(`The last invoice has the date ${lastDate}.`);
      const number = numberOf(found(id));
      issued[kind]++;
      if (date > lastDate) lastDate = date;
      const final = { ...value, invoice: { ...value.invoice, receiptNumber: number } };
      return write(id, final, { number, issuedAt: now(), issuedBy: 'Ayesha' });
    },
    pay: async (id, payment) => {
      const { number, payments } = found(id);
      if (number === null) refuse('This is a draft: issue it first.');
      return put(id, {
        payments: [...payments, { ...payment, id: payments.length + 1, notedBy: 'Ayesha' }],
      });
    },
    makeVoid: async (id, voidReason) => {
      const { number, paid } = opened(id);
      if (Number(paid) !== 0) refuse(`${number} has payments: note their refund first.`);
      return put(id, { voidReason, voidedAt: now() });
    },
    credit: async (id) => {
      const { value, number } = found(id);
      if (number === null) refuse('This is a draft: issue it first.');
      return add('credit note', value, listed(id));
    },
  };
}

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
