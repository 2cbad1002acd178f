import { hashTarget } from './hashTarget';

beforeEach(() => {
  document.body.innerHTML = '<section id="about us"></section>';
});

test('a hash names an element by its decoded id', () => {
  expect(hashTarget('#about%20us')).toHaveProperty('id', 'about us');
});

test.each(['', '#', '#%', '#20%off', '#%E0%A4%A', '#about'])('the hash %j has no target', (hash) => {
  expect(hashTarget(hash)).toBeNull();
});
