import type { InvoiceFilter } from '@vibrant-peak/shared/host';
import { invoiceValue, testInvoices } from '@vibrant-peak/shared/testing';
import { fakeInvoices } from '../testing/fakeInvoices';
import { liveInvoices } from './liveInvoices';

testInvoices(() => {
  fakeInvoices();
  return liveInvoices;
});

test('a save without an answer is repeated with the same key; another one has its own', async () => {
  const keys: (string | null)[] = [];
  window.fetch = async (_input, { headers } = {}) => {
    keys.push(new Headers(headers).get('Idempotency-Key'));
    if (keys.length === 1) throw new TypeError('Failed to fetch');
    return Response.json({});
  };
  await expect(liveInvoices.create(invoiceValue())).rejects.toThrow('The server does not answer.');
  await liveInvoices.create(invoiceValue());
  await liveInvoices.create(invoiceValue());
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[1]);
});

test.each([
  [401, 'Error'],
  [429, 'Error'],
  [503, 'Error'],
  [404, 'InvoiceRefusal'],
])('an answer of %i is an error named %s', async (status, name) => {
  window.fetch = async () => Response.json({ detail: 'No.' }, { status });
  await expect(liveInvoices.open(1)).rejects.toMatchObject({
    message: 'No.',
    name: name === 'Error' ? 'Refusal' : name,
  });
});

test('a filter that was taken back is not asked for; a currency that is blank is', async () => {
  const asked: string[] = [];
  window.fetch = async (input) => {
    asked.push(new URL(String(input), 'https://the.site').search);
    return Response.json({ invoices: [], count: 0, pageSize: 50 });
  };
  await liveInvoices.list({ state: undefined, currency: '', isSaidPaid: true } as InvoiceFilter);
  expect(asked).toEqual(['?currency=&isSaidPaid=true&order=desc']);
});
