import { isAddressOf, pageAt } from './pageAt';

const pages = ['/projects', '/projects/:slug', '/projects/special'].map((path) => ({
  path,
  remote: 'remote-public',
  module: path,
}));

test.each([
  ['/projects', '/projects'],
  ['/projects/greenline', '/projects/:slug'],
  ['/projects/special', '/projects/special'],
  ['/projects/greenline/more', undefined],
])('%s is answered by %s', (address, path) => {
  expect(pageAt({ pages }, address)?.path).toBe(path);
});

test('a page with a parameter matches the addresses that it lists, and no others', () => {
  const page = { component: () => null, metadata: { title: 'T' }, paths: () => ['/projects/greenline'] };
  expect(isAddressOf(page, '/projects/greenline')).toBe(true);
  expect(isAddressOf(page, '/projects/greenline/')).toBe(true);
  expect(isAddressOf(page, '/projects/no-such')).toBe(false);
});
