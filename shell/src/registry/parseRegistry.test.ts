import { parseRegistry } from './parseRegistry';

const valid = {
  composition: 7,
  audience: 'public',
  remotes: [
    {
      name: 'remote-public',
      version: '1.0.0',
      contract: 1,
      base: '/r/remote-public/abc/',
      integrity: 'sha384-x',
    },
  ],
  pages: [{ path: '/', remote: 'remote-public', module: 'pages/HomePage' }],
  layouts: { public: { remote: 'remote-public', module: 'layout/PublicLayout' } },
};

test('a registry is read as it is, and what is unknown is left out', () => {
  expect(parseRegistry(JSON.stringify({ ...valid, unknown: true }))).toEqual(valid);
});

test.each([
  ['cut short', '{"composition": 7, "remotes": ['],
  ['an index page', '<!doctype html>'],
  ['a list', '[]'],
  ['nothing', 'null'],
])('%s is refused', (_, text) => {
  expect(() => parseRegistry(text)).toThrow();
});

test.each([
  ['composition', { composition: '7' }],
  ['audience', { audience: 'everyone' }],
  ['remotes', { remotes: {} }],
  ['remotes[].base', { remotes: [{ ...valid.remotes[0], base: '//evil.example/' }] }],
  ['remotes[].base', { remotes: [{ ...valid.remotes[0], base: 'https://evil.example/' }] }],
  ['remotes[].base', { remotes: [{ ...valid.remotes[0], base: '/r/remote-public' }] }],
  ['pages[].path', { pages: [{ ...valid.pages[0], path: 'services' }] }],
  ['pages[].module', { pages: [{ path: '/', remote: 'remote-public' }] }],
  ['layouts.public.remote', { layouts: { public: {} } }],
])('a wrong %s is named', (field, change) => {
  expect(() => parseRegistry(JSON.stringify({ ...valid, ...change }))).toThrow(
    `The registry is not valid: ${field}`,
  );
});

const from = (base: string) => JSON.stringify({ ...valid, remotes: [{ ...valid.remotes[0], base }] });

test.each([
  'http://localhost:3001/',
  'http://127.0.0.1:3001/',
  'https://cdn.example/r/',
  '//cdn.example/',
  '/\\cdn.example/',
  'data:text/javascript,/',
  'javascript:alert(1)//',
  ' /r/remote-public/',
])('without an allow-list a remote from %s is refused', (base) => {
  expect(() => parseRegistry(from(base))).toThrow('remotes[].base');
});

test('a remote may come from an origin on the allow-list, and from no other that looks like it', () => {
  const origins = ['http://localhost:3001', 'https://cdn.example'];
  for (const base of ['http://localhost:3001/', 'https://cdn.example/r/abc/', '/r/remote-public/abc/'])
    expect(parseRegistry(from(base), origins).remotes[0]!.base).toBe(base);
  for (const base of [
    'http://localhost:3002/',
    'http://localhost:30011/',
    'https://cdn.example.evil/',
    'https://cdn.example@evil.example/',
    'https://cdn.example:8443/',
    'http://cdn.example/',
    'HTTPS://evil.example/https://cdn.example/',
  ])
    expect(() => parseRegistry(from(base), origins)).toThrow('remotes[].base');
});
