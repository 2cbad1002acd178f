import { activeSection } from './activeSection';

const sections = [
  { id: 'home', top: 0 },
  { id: 'about', top: 800 },
  { id: 'services', top: 1600 },
  { id: 'contact', top: 3000 },
];
const at = (scrollY: number, innerHeight = 700) =>
  activeSection({ scrollY, innerHeight, scrollHeight: 4200 }, sections);

test.each([
  [0, 'home'],
  [699, 'home'],
  [700, 'about'],
  [1499, 'about'],
  [1500, 'services'],
  [2899, 'services'],
  [2900, 'contact'],
])('at a scroll position of %i the current section is %s', (scrollY, id) => {
  expect(at(scrollY)).toBe(id);
});

test('at the end of the page the last section is active, however tall the window', () => {
  expect(at(2200, 2000)).toBe('contact');
  expect(at(2198, 2000)).toBe('services');
});

test('overscroll at the top of the page keeps the first section', () => {
  expect(at(-200)).toBe('home');
});

test('a page shorter than the window starts with the first section', () => {
  expect(activeSection({ scrollY: 0, innerHeight: 5000, scrollHeight: 4200 }, sections)).toBe('home');
});

test('a page without sections has none', () => {
  expect(activeSection({ scrollY: 0, innerHeight: 700, scrollHeight: 700 }, [])).toBeUndefined();
});
