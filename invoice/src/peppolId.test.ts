import { peppolIdProblem } from './peppolId';

const format = 'A Peppol ID has a scheme of four digits, a colon and a number, such as 9930:DE123456789.';
const unknown = (scheme: string) =>
  `${scheme} is not a scheme of Peppol IDs. German VAT IDs have 9930, as in 9930:DE123456789.`;

const other = (example: string) =>
  `This number does not fit the scheme ${example.slice(0, 4)}. A right one is ${example}.`;

test.each([
  ['', undefined],
  [' 9930:DE123456789 ', undefined],
  ['0204:991-1234512345-06', undefined],
  ['0225:123456789', undefined],
  ['DE123456789', format],
  ['9930:', format],
  ['9930 DE123456789', format],
  ['9930:DE 123456789', format],
  ['993:DE123456789', format],
  ['1234:DE123456789', unknown('1234')],
  ['9901:DK12345678', unknown('9901')],
  ['0208:0202239951', undefined],
  ['0208:BE0202239951', other('0208:0202239951')],
  ['0192:99182582', other('0192:991825827')],
  ['0184:16356706', undefined],
  ['0184:1635670', other('0184:DK16356706')],
  ['0007:556732-1707', other('0007:5567321707')],
  ['0088:GLN7', other('0088:7300010000001')],
  ['0151:4755522200', other('0151:47555222000')],
])('the Peppol ID "%s": %s', (text, problem) => {
  expect(peppolIdProblem(text)).toBe(problem);
});
