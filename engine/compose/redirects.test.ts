import { redirectSchema, type Redirect } from '@vibrant-peak/shared/schemas/redirect';
import { redirectsOf } from './redirects';

const pages = ['/', '/team', '/services/devops', '/admin/team/:id'].map((path) => ({ path }));
const from = (...redirects: Redirect[]) => redirectsOf({ redirects: { redirects } }, pages, ['robots.txt']);

test('redirects lead from former addresses to pages and their sections', () => {
  const people = { from: '/people', to: '/team', permanent: true };
  const contact = { from: '/contact', to: '/#contact', permanent: false };
  expect(from(people, contact)).toEqual({
    '/people': { to: '/team', permanent: true },
    '/contact': { to: '/#contact', permanent: false },
  });
  expect(redirectsOf({}, pages, [])).toEqual({});
});

test.each([
  ['/about.html', '/about.html'],
  ['/index.php?page_id=29', '/index.php?page_id=29'],
  ['/index.php?b=2&a=1', '/index.php?a=1&b=2'],
  ['/?page_id=29', '/?page_id=29'],
  ['/Über-uns', '/Über-uns'],
  ['/%C3%9Cber-uns/', '/Über-uns'],
  ['/U\u0308ber-uns', '/Über-uns'],
  ['/Team', '/Team'],
  ['/2019/05/post_1/', '/2019/05/post_1'],
])('a former site may have had the address %s, listed as %s', (former, listed) => {
  expect(redirectSchema.isValidSync({ from: former, to: '/team', permanent: true })).toBe(true);
  expect(Object.keys(from({ from: former, to: '/team', permanent: true }))).toEqual([listed]);
});

test.each([
  'about',
  '//evil.example',
  '/a b',
  '/a#b',
  '/a\\b',
  '/100%',
  'https://old.example/a',
  '/a\u0000',
  '',
])('the schema refuses %j', (former) => {
  expect(redirectSchema.isValidSync({ from: former, to: '/team', permanent: true })).toBe(false);
});

test.each([
  ['a page', [{ from: '/team', to: '/' }], '/team is a page'],
  ['a page with a slash', [{ from: '/team/', to: '/' }], '/team/ is a page'],
  ['a page in other bytes', [{ from: '/t%65am', to: '/' }], '/t%65am is a page'],
  ['a page with a query', [{ from: '/team?a=1', to: '/' }], '/team?a=1 is a page'],
  ['a page with a parameter', [{ from: '/admin/team/3', to: '/' }], '/admin/team/3 is a page'],
  ['a file', [{ from: '/robots.txt', to: '/' }], '/robots.txt is a file of the site'],
  ['a picture', [{ from: '/media/a.jpg', to: '/' }], '/media/a.jpg belongs to the server'],
  ['a route', [{ from: '/api/session', to: '/' }], '/api/session belongs to the server'],
  ['a probe', [{ from: '/livez', to: '/' }], '/livez belongs to the server'],
  ['no text', [{ from: '/%ff', to: '/' }], '/%ff cannot be read'],
  [
    'an address in two spellings',
    [
      { from: '/Über-uns', to: '/' },
      { from: '/%C3%9Cber-uns/', to: '/' },
    ],
    '/%C3%9Cber-uns/ is listed twice',
  ],
  ['a missing target', [{ from: '/a', to: '/b' }], '/a leads to /b, which is not a page'],
  [
    'a loop',
    [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ],
    '/b leads to /a, which is not a page',
  ],
  ['another site', [{ from: '/a', to: '//evil.example' }], '/a leads to //evil.example, which is not a page'],
  [
    'two targets',
    [
      { from: '/a', to: '/' },
      { from: '/a', to: '/team' },
    ],
    '/a is listed twice',
  ],
])('%s is refused', (_what, redirects, message) => {
  expect(() => from(...redirects.map((redirect) => ({ ...redirect, permanent: true })))).toThrow(message);
});
