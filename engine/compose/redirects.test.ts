import type { Redirect } from '@vibrant-peak/shared/schemas/redirect';
import { redirectsOf } from './redirects';

const pages = ['/', '/team', '/services/devops'].map((path) => ({ path }));
const from = (...redirects: Redirect[]) => redirectsOf({ redirects: { redirects } }, pages);

test('redirects lead from former addresses to pages and their sections', () => {
  const people = { from: '/people', to: '/team', permanent: true };
  const contact = { from: '/contact', to: '/#contact', permanent: false };
  expect(from(people, contact)).toEqual({
    '/people': { to: '/team', permanent: true },
    '/contact': { to: '/#contact', permanent: false },
  });
  expect(redirectsOf({}, pages)).toEqual({});
});

test.each([
  ['a page', [{ from: '/team', to: '/' }], '/team is a page'],
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
