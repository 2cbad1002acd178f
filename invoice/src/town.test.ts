import { streetLinesOf, withTown } from './town';

const berlin = { postcode: '10115', city: 'Berlin' };

test.each([
  ['Main Street 1', berlin, 'Main Street 1\n10115 Berlin'],
  ['Main Street 1\n10115 Berlin', berlin, 'Main Street 1\n10115 Berlin'],
  ['Main Street 1\nBerlin 10115', berlin, 'Main Street 1\nBerlin 10115'],
  ['Berlin Street 1\n', berlin, 'Berlin Street 1\n10115 Berlin'],
  ['', berlin, '10115 Berlin'],
  ['Main Street 1', { city: ' Berlin ' }, 'Main Street 1\nBerlin'],
  ['Main Street 1', { postcode: ' 10115 ' }, 'Main Street 1\n10115'],
  ['Main Street 1', {}, 'Main Street 1'],
])('the address %j in %j is %j', (address, town, whole) => expect(withTown(address, town)).toBe(whole));

test.each([
  ['Main Street 1\n\n10115 Berlin', berlin, ['Main Street 1']],
  ['Main Street 1\nBerlin, 10115', berlin, ['Main Street 1']],
  ['Berlin Street 1\nBerlin', berlin, ['Berlin Street 1']],
  ['Main Street 1\n10115 Berlin', {}, ['Main Street 1', '10115 Berlin']],
])('the street lines of %j in %j are %j', (address, town, lines) =>
  expect(streetLinesOf(address, town)).toEqual(lines),
);
