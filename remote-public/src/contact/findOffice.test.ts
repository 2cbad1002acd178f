import { offices } from '@vibrant-peak/shared/content/offices';
import { findOffice } from './findOffice';

test('finds an office by its id', () => {
  expect(findOffice(offices, 'karachi').name).toBe('Karachi Office');
});

test('an unknown id finds the first office', () => {
  expect(findOffice(offices, 'multan').name).toBe('Lahore Office');
});

test('without offices it throws', () => {
  expect(() => findOffice([], 'lahore')).toThrow('no office');
});
