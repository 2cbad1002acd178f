import { emptyParty } from '../freshDraft';
import { inLine } from './inLine';

test.each([
  ['12 Canal Road\nLahore', '12 Canal Road, Lahore'],
  ['12 Canal Road,\n\n Lahore \nPakistan\n', '12 Canal Road, Lahore, Pakistan'],
  ['Lahore', 'Lahore'],
])('the address %j is %j in a line', (address, line) => {
  expect(inLine({ ...emptyParty, address }).address).toBe(line);
});
