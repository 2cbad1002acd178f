import { UsageError } from '@vibrant-peak/engine/usageError';
import { liveSite, siteAddress } from './siteAddress';

const line = 'npx vibrant-peak develop remote-invoice';

test.each(['http://localhost:8080', 'http://localhost:8080/', 'https://www.firm.example'])(
  '%s is the address of a site',
  (address) => expect(siteAddress(address, line)).toBe(new URL(address).origin),
);

test.each([
  'localhost:8080',
  'ftp://localhost',
  'http://localhost:8080/admin',
  'http://localhost/?a',
  '',
  true,
])('%s is refused with the right line', (address) => {
  expect(() => siteAddress(address, line)).toThrow(UsageError);
  expect(() => siteAddress(address, line)).toThrow(
    `"${address}" is not the address of a site, such as in: ${line} --against http://localhost:8080`,
  );
});

test('development needs a live site, and not itself', () => {
  const of = (text: unknown) => () => liveSite(text, 'remote-invoice', 3003);
  expect(of(undefined)).toThrow(`Say which live site: ${line} --against http://localhost:8080`);
  expect(of('localhost:8080')).toThrow('is not the address of a site');
  expect(of('http://localhost:3003')).toThrow('http://localhost:3003 is this development server itself');
  expect(of('http://localhost:3003')).toThrow(UsageError);
  expect(of('http://localhost:8080/')()).toBe('http://localhost:8080');
});
