import type {
  ClosedMonth,
  ImportRow,
  ImportWriting,
  InvoiceFilter,
  InvoiceRefusal,
  RecurringInvoice,
  RecurringSettings,
} from '@vibrant-peak/shared/host';
import { memoryInvoices } from '@vibrant-peak/shared/testing';
import { today } from '@vibrant-peak/shared/today';

type Port = ReturnType<typeof memoryInvoices>;
interface Asked {
  path: string;
  id: number;
  from: number;
  body: never;
  query: URLSearchParams;
}

type Work = (asked: Asked) => Promise<unknown>;

interface CreditBody {
  lines?: { id: number; quantity: string }[];
}

const filterOf = (query: URLSearchParams) => {
  const { order, page = '1', pageSize = '50', ...filter } = Object.fromEntries(query);
  const pages = { page: Number(page), pageSize: Number(pageSize), isAscending: order === 'asc' };
  return { ...filter, ...pages } as InvoiceFilter;
};

const deliveryRoutes = ({ delivery }: Port): Record<string, Work> => ({
  'GET /invoices/0/delivery': ({ id }) => delivery.open(id),
  'POST /invoices/0/mails': ({ id, body }) => delivery.send(id, body),
  'POST /invoices/0/mails/mail/retry': ({ id }) => delivery.retry(id, ''),
  'POST /invoices/0/link': ({ id }) => delivery.makeLink(id),
  'DELETE /invoices/0/link': ({ id }) => delivery.endLink(id),
  'DELETE /invoices/0/said-paid': ({ id }) => delivery.forgetSaidPaid(id),
});

const recurringRoutes = ({ recurring }: Port): Record<string, Work> => ({
  'GET /invoice-plans': async () => ({ plans: await recurring.list() }),
  'POST /invoice-plans': ({ body }) => {
    const { invoice, ...settings } = body as RecurringSettings & { invoice: number };
    return recurring.make(invoice, settings);
  },
  'PUT /invoice-plans/0': ({ id, body }) => {
    const { invoice, ...settings } = body as RecurringSettings & { invoice?: number };
    return recurring.change(id, settings, invoice);
  },
  'PUT /invoice-plans/0/state': ({ id, body }) =>
    recurring.setState(id, (body as { state: RecurringInvoice['state'] }).state),
});

const importRoute = ({ importing }: Port): Record<string, Work> => ({
  'POST /invoices/import': ({ body }) => {
    const { rows, isDryRun, ...writing } = body as { rows: ImportRow[]; isDryRun: boolean } & ImportWriting;
    return isDryRun ? importing.try(rows, writing) : importing.run(rows, writing);
  },
  'GET /invoices/imports': async () => ({ imports: await importing.list() }),
  'POST /invoices/imports/0/undo': async ({ id }) => ({ imports: await importing.undo(id) }),
});

const monthRoutes = ({ months }: Port): Record<string, Work> => ({
  'GET /invoices/closed-months': async () => ({ months: await months.list() }),
  'POST /invoices/closed-months': async ({ body }) => {
    const { month, hasImported } = body as ClosedMonth;
    return { months: await months.close(month, hasImported) };
  },
  'POST /invoices/closed-months/month/opening': async ({ path, body }) => ({
    months: await months.open(path.split('/')[3]!, (body as { reason: string }).reason),
  }),
});

const eInvoiceRoutes = ({ eInvoice }: Port): Record<string, Work> => ({
  'GET /invoices/0/e-invoice/problems': async ({ id }) => ({ violations: await eInvoice.problems(id) }),
  'GET /invoices/0/e-invoice': ({ id, query }) => eInvoice.file(id, query.get('format') as 'ubl'),
});

const routesOf = (port: Port): Record<string, Work> => ({
  'GET /invoices': ({ query }) => port.list(filterOf(query)),
  'POST /invoices': ({ body, query }) => port.create(body, (query.get('kind') ?? 'invoice') as 'quote'),
  'GET /invoices/0': ({ id }) => port.open(id),
  'PUT /invoices/0': ({ id, from, body }) => port.save(id, from, body),
  'DELETE /invoices/0': ({ id, from }) => port.remove(id, from),
  'POST /invoices/0/invoice': ({ id }) => port.invoiceQuote(id),
  'POST /invoices/0/duplicate': ({ id }) => port.duplicate(id),
  'GET /invoices/0/next-numbers': async ({ id }) => ({ numbers: await port.nextNumbers(id) }),
  'GET /invoices/0/pdf/problem': async () => ({}),
  'POST /invoices/0/issue': ({ id, from, body }) => port.issue(id, from, body),
  'POST /invoices/0/payments': ({ id, body }) => port.pay(id, body),
  'POST /invoices/0/payments/0/take-back': ({ id, body }) => port.takeBack(id, 1, body),
  'POST /invoices/0/void': ({ id, body }) => port.makeVoid(id, (body as { reason: string }).reason),
  'GET /receivables': async () => ({ currencies: await port.receivables() }),
  'POST /invoices/0/credit-notes': ({ id, body }) => port.credit(id, (body as CreditBody).lines),
  'GET /invoice-clients': async ({ query }) => ({
    entries: (await port.findClients(query.get('search') ?? '')).map((value) => ({ id: value.id, value })),
  }),
  'POST /invoice-clients': ({ body }) => port.saveClient(body),
});

/** A server that keeps invoices in memory. Changes need a key, and those of drafts a version. */
export function fakeInvoices(): void {
  const port = memoryInvoices(today());
  const routes = {
    ...routesOf(port),
    ...deliveryRoutes(port),
    ...recurringRoutes(port),
    ...importRoute(port),
    ...monthRoutes(port),
    ...eInvoiceRoutes(port),
  };
  window.fetch = async (input, { method = 'GET', body, headers } = {}) => {
    const { pathname, searchParams } = new URL(String(input), 'https://the.site');
    const path = pathname.replace('/api', '');
    const work =
      routes[
        `${method} ${path
          .replace(/closed-months\/[^/]+/, 'closed-months/month')
          .replace(/\d+/, '0')
          .replace(/mails\/[^/]+/, 'mails/mail')
          .replace(/payments\/\d+/, 'payments/0')}`
      ];
    const sent = new Headers(headers);
    const isChange = method !== 'GET' && /^\/invoice(s|-plans)/.test(path);
    if (!work || isChange !== sent.has('Idempotency-Key'))
      throw new Error(`The test has no answer to ${method} ${path}`);
    const asked = {
      path,
      id: Number(/\d+/.exec(path)?.[0]),
      from: Number(/^"(\d+)"$/.exec(sent.get('If-Match') ?? '')?.[1]),
      body: JSON.parse(typeof body === 'string' ? body : 'null') as never,
      query: searchParams,
    };
    return work(asked).then(answerOf, refusalOf);
  };
}

function answerOf(answer: unknown): Response {
  if (answer === undefined) return new Response(null, { status: 204 });
  if (answer instanceof Blob) return new Response(answer, { headers: { 'Content-Type': answer.type } });
  return Response.json(answer);
}

const refusalOf = ({ message, violations, conflict }: InvoiceRefusal) =>
  Response.json({ detail: message, violations, ...conflict }, { status: 409 });
