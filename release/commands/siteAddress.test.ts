import { UsageError } from '../usageError';
import { siteAddress } from './siteAddress';

const line = 'npm run dev -w remote-invoice';

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
    `"${address}" is not the address of a site, such as in: ${line} -- --against http://localhost:8080`,
  );
});
