import { applyHead } from './applyHead';
import { overrides } from './overrides';

beforeEach(() => {
  document.head.innerHTML = '';
});

const content = (name: string) =>
  [...document.head.querySelectorAll(`[name="${name}"]`)].map((tag) => tag.getAttribute('content'));

test('tags are updated, never duplicated', () => {
  applyHead({ title: 'First', description: 'one' }, '/first');
  applyHead({ title: 'Second', description: 'two' }, '/second');
  expect(document.title).toBe('Second');
  expect(content('description')).toEqual(['two']);
  expect(document.querySelectorAll('link[rel=canonical]')).toHaveLength(1);
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    expect.stringContaining('/second'),
  );
});

test('a robots directive is removed again, and a page that is not indexed has no canonical address', () => {
  applyHead({ title: 'Staff', robots: 'noindex, nofollow' }, '/admin');
  expect(content('robots')).toEqual(['noindex, nofollow']);
  expect(document.querySelector('link[rel=canonical]')).toBeNull();
  applyHead({ title: 'Public' }, '/');
  expect(content('robots')).toEqual([]);
  expect(document.querySelector('link[rel=canonical]')).not.toBeNull();
});

test('the newest override wins, and overrides can be removed in any order', () => {
  const first = overrides.push({ title: 'A project', description: undefined });
  const second = overrides.push({ title: 'Another' });
  expect(overrides.get()).toEqual({ title: 'Another' });
  first();
  expect(overrides.get()).toEqual({ title: 'Another' });
  second();
  expect(overrides.get()).toBeUndefined();
});
