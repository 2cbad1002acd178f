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

test('a valid registry is returned unchanged', () => {
  expect(parseRegistry(JSON.stringify(valid))).toEqual(valid);
});

test.each([
  ['cut short', '{"composition": 7, "remotes": ['],
  ['an index page', '<!doctype html>'],
  ['a list', '[]'],
  ['nothing', 'null'],
  ['one without remotes', JSON.stringify({ ...valid, remotes: {} })],
  ['one without pages', JSON.stringify({ ...valid, pages: undefined })],
  [
    'a remote without a hash',
    JSON.stringify({ ...valid, remotes: [{ ...valid.remotes[0], integrity: '' }] }),
  ],
  [
    'a folder without its slash',
    JSON.stringify({ ...valid, remotes: [{ ...valid.remotes[0], base: '/r/remote-public' }] }),
  ],
])('%s is refused', (_, text) => {
  expect(() => parseRegistry(text)).toThrow();
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
])('a remote from %s is refused', (base) => {
  expect(() => parseRegistry(from(base))).toThrow('may not come from');
});

test('in development a remote may come from another port of this machine, and from nowhere else', () => {
  const environment = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'development';
  try {
    expect(parseRegistry(from('http://localhost:3001/')).remotes[0]!.base).toBe('http://localhost:3001/');
    for (const base of [
      'http://localhost.evil/',
      'http://localhost:3001@evil.example/',
      'https://cdn.example/',
    ])
      expect(() => parseRegistry(from(base))).toThrow('may not come from');
  } finally {
    process.env['NODE_ENV'] = environment;
  }
});
