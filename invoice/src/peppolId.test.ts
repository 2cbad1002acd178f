import { peppolIdProblem } from './peppolId';

const format = 'A Peppol ID has a scheme of four digits, a colon and a number, such as 9930:DE123456789.';
const unknown = (scheme: string) =>
  `${scheme} is not a scheme of Peppol IDs. German VAT IDs have 9930, as in 9930:DE123456789.`;

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
])('the Peppol ID "%s": %s', (text, problem) => {
  expect(peppolIdProblem(text)).toBe(problem);
});
