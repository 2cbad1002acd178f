import { addressesOf } from './addresses';
import { LastChanges, sitemap } from './sitemap';

const origin = 'https://www.example.org';
const page = { component: () => null, metadata: { title: 'T' } };
const declared = { path: '/projects/:slug', remote: 'remote-public', module: 'projects/ProjectPage' };

test('a page with a parameter is listed with the paths that its module gives', () => {
  expect(addressesOf(declared, { ...page, paths: () => ['/projects/a', '/projects/b-2'] })).toHaveLength(2);
  expect(addressesOf({ ...declared, path: '/team' }, page)).toEqual(['/team']);
});

test.each([
  ['none', undefined, /lists no addresses/],
  ['one of another shape', () => ['/services/a'], /no address of/],
  ['one that goes deeper', () => ['/projects/a/b'], /no address of/],
])('a module that lists %s is refused', (_name, paths, message) => {
  expect(() => addressesOf(declared, { ...page, paths })).toThrow(message);
});

test('the date of a page in the sitemap changes with its content alone, not with styles, scripts or release numbers', async () => {
  const before: Record<string, string> = {
    '/same': '<title>A</title><style>a{}</style><p class="x">Text</p><script>1</script>',
    '/other': '<title>A</title><p>Text</p>',
  };
  const list = sitemap(
    [
      { path: '/same', lastChanged: '2026-01-01' },
      { path: '/other', lastChanged: '2026-01-02' },
    ],
    origin,
  );
  const changes = new LastChanges(list, origin, async (path) => before[path], '2026-03-03');
  expect(
    await changes.dayOf('/same', '<title>A</title><style>b{}</style><p class="y">Text</p><script>2</script>'),
  ).toBe('2026-01-01');
  expect(await changes.dayOf('/other', '<title>A</title><p>Another text</p>')).toBe('2026-03-03');
  expect(await changes.dayOf('/new', '<p>New</p>')).toBe('2026-03-03');
  expect(await changes.dayOf('/other')).toBe('2026-01-02');
  expect(await changes.dayOf('/new')).toBe('2026-03-03');
});
