import type { PageModule } from '@vibrant-peak/shared/contract';
import type { Loaded } from '../remotes/loadFailure';
import { applyStructuredData, structuredDataOf } from './structuredData';

const pageWith = (structuredData?: PageModule['structuredData']): Loaded<{ page: PageModule }> => ({
  status: 'loaded',
  value: { page: { component: () => null, metadata: { title: 'T' }, structuredData } },
});

const inDocument = () =>
  [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => (JSON.parse(textContent) as Record<string, unknown>)['@type'],
  );

test('the home page describes the company and its site, other pages their own objects', () => {
  expect(structuredDataOf(pageWith(), '/')).toMatchObject([
    { '@type': ['Organization', 'LocalBusiness'] },
    { '@type': 'WebSite' },
  ]);
  expect(
    structuredDataOf(
      pageWith((path) => [{ '@type': path }]),
      '/team',
    ),
  ).toEqual([{ '@type': '/team' }]);
});

test('after a navigation the document holds the objects of the new page only', () => {
  applyStructuredData([{ '@type': 'JobPosting' }]);
  expect(inDocument()).toEqual(['JobPosting']);
  applyStructuredData([]);
  expect(inDocument()).toEqual([]);
  applyStructuredData(structuredDataOf(pageWith(), '/'));
  expect(inDocument()).toHaveLength(2);
});

test('prerendered objects stay unchanged', () => {
  document.head.innerHTML = '<script type="application/ld+json">{"name":"\\u003cA>"}</script>';
  const script = document.head.firstElementChild;
  applyStructuredData([{ name: '<A>' }]);
  expect(document.head.firstElementChild).toBe(script);
});
