import type { InvoiceFilter, InvoiceRefusal, InvoicesPort } from '@vibrant-peak/shared/host';
import { memoryInvoices } from '@vibrant-peak/shared/testing';

type Work = (asked: { id: number; from: number; body: never; query: URLSearchParams }) => Promise<unknown>;

const filterOf = (query: URLSearchParams) => {
  const { order, page = '1', pageSize = '50', ...filter } = Object.fromEntries(query);
  const pages = { page: Number(page), pageSize: Number(pageSize), isAscending: order === 'asc' };
  return { ...filter, ...pages } as InvoiceFilter;
};

const routesOf = (port: InvoicesPort): Record<string, Work> => ({
  'GET /invoices': ({ query }) => port.list(filterOf(query)),
  'POST /invoices': ({ body }) => port.create(body),
  'GET /invoices/0': ({ id }) => port.open(id),
  'PUT /invoices/0': ({ id, from, body }) => port.save(id, from, body),
  'DELETE /invoices/0': ({ id, from }) => port.remove(id, from),
  'POST /invoices/0/duplicate': ({ id }) => port.duplicate(id),
  'GET /invoices/0/next-numbers': async ({ id }) => ({ numbers: await port.nextNumbers(id) }),
  'POST /invoices/0/issue': ({ id, from, body }) => port.issue(id, from, body),
  'POST /invoices/0/payments': ({ id, body }) => port.pay(id, body),
  'POST /invoices/0/void': ({ id, body }) => port.makeVoid(id, (body as { reason: string }).reason),
  'POST /invoices/0/credit-notes': ({ id }) => port.credit(id),
});

/** A server that keeps invoices in memory. Changes need a key, and those of drafts a version. */
export function fakeInvoices(): void {
  const routes = routesOf(memoryInvoices());
  window.fetch = async (input, { method = 'GET', body, headers } = {}) => {
    const { pathname, searchParams } = new URL(String(input), 'https://the.site');
    const path = pathname.replace('/api', '');
    const work = routes[`${method} ${path.replace(/\d+/, '0')}`];
    const sent = new Headers(headers);
    const isChange = method !== 'GET';
    if (!work || isChange !== sent.has('Idempotency-Key'))
      throw new Error(`The test has no answer to ${method} ${path}`);
    const asked = {
      id: Number(/\d+/.exec(path)?.[0]),
      from: Number(/^"(\d+)"$/.exec(sent.get('If-Match') ?? '')?.[1]),
      body: JSON.parse(typeof body === 'string' ? body : 'null') as never,
      query: searchParams,
    };
    return work(asked).then(answerOf, refusalOf);
  };
}

const answerOf = (answer: unknown) =>
  answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);

const refusalOf = ({ message, violations, conflict }: InvoiceRefusal) =>
  Response.json({ detail: message, violations, ...conflict }, { status: 409 });
