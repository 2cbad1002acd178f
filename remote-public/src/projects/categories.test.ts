import { categoriesOf, categoryLabel } from './categories';
import { projects } from '@vibrant-peak/shared/content/projects';

test('categories are listed in the order of the projects, each once, after all', () => {
  const [first, second] = projects;
  if (!first || !second) throw new Error('Too few projects');
  const list = [
    { ...first, category: 'b' },
    { ...second, category: 'a' },
    { ...first, category: 'b' },
  ];
  expect(categoriesOf(list)).toEqual(['all', 'b', 'a']);
});

test('labels are capitalised and otherwise unchanged', () => {
  expect(categoryLabel('all')).toBe('All');
  expect(categoryLabel('ioT Development')).toBe('IoT Development');
});
