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
])('an answer of %i is told as %s', async (status, name) => {
  window.fetch = async () => Response.json({ detail: 'No.' }, { status });
  await expect(liveInvoices.open(1)).rejects.toMatchObject({
    message: 'No.',
    name: name === 'Error' ? 'Refusal' : name,
  });
});
