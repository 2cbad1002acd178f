import { offices } from 'shared/content/offices';
import { findOffice } from './findOffice';

test('finds an office by its id', () => {
  expect(findOffice(offices, 'karachi').name).toBe('Karachi Office');
});

test('an unknown id means the first office', () => {
  expect(findOffice(offices, 'multan').name).toBe('Lahore Office');
});

test('a company without offices is a mistake in the content', () => {
  expect(() => findOffice([], 'lahore')).toThrow('no office');
});
