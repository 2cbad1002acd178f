import { readAddress } from './readAddress';

test.each([
  ['/', '/', ''],
  ['/services?x=1&y=/../z', '/services', '?x=1&y=/../z'],
  ['/services/', '/services/', ''],
  ['/a//b///c', '/a/b/c', ''],
  ['///', '/', ''],
  ['//evil.example/', '/evil.example/', ''],
  ['/x/../y/./z/..', '/y/', ''],
  ['/x/..', '/', ''],
  ['/a%2fb%2F', '/a/b/', ''],
  ['/caf%C3%A9?%zz', '/café', '?%zz'],
  ['/100%25', '/100%', ''],
  ['/what%3F', '/what?', ''],
  ['/%ff/../x', '/x', ''],
  ['/services?', '/services', ''],
  ['/%EF%BB%BFx', '/\uFEFFx', ''],
  ['http://evil.example/x?y#z', '/x', '?y'],
])('%s is read as %s', (target, path, query) => {
  expect(readAddress(target)).toEqual({ path, query });
});

test.each([
  '/%',
  '/%zz',
  '/%ff',
  '/%E0%A4%A',
  '/%00',
  '/%0d%0aX: y/',
  '/\\evil.example/',
  '/%5c',
  '/../x',
  '/a/../..',
  '/%2e%2e%2fx',
])('%s cannot be read', (target) => expect(readAddress(target)).toBeUndefined());
