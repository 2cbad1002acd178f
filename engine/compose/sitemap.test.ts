import { addressesOf } from './addresses';

const page = { component: () => null, metadata: { title: 'T' } };
const declared = { path: '/projects/:slug', remote: 'remote-public', module: 'projects/ProjectPage' };

test('a page with a parameter is listed with the paths that its module gives', () => {
  expect(addressesOf(declared, { ...page, paths: () => ['/projects/a', '/projects/b-2'] })).toHaveLength(2);
  expect(addressesOf({ ...declared, path: '/team' }, page)).toEqual(['/team']);
});

test.each([
  ['none', undefined, /lists no addresses/],
  ['one of another shape', () => ['/services/a'], /not an address of/],
  ['one that goes deeper', () => ['/projects/a/b'], /not an address of/],
])('a module that lists %s is refused', (_name, paths, message) => {
  expect(() => addressesOf(declared, { ...page, paths })).toThrow(message);
});
