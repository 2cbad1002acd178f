import { recipientsOf } from './mailAddresses';

const named = (address: string) => ({ name: '', address });
const sara = named('sara@lumen.example');
const own = ['hello@the.site'];

test('a reply goes to the visitor where a colleague has written from the address of the site', () => {
  const last = { from: named('hello@the.site'), to: [sara], cc: [] };
  expect(recipientsOf(sara, last, own)).toEqual({ to: sara, others: [] });
});
