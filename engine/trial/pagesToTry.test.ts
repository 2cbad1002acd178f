import type { Registry } from '@vibrant-peak/shared/contract';
import type { DocumentRecord } from '../formats/inventory';
import { pagesToTry } from './pagesToTry';

const page = (path: string, remote: string) => ({ path, remote, module: 'Page' });
const registry: Registry = {
  composition: 2,
  audience: 'staff',
  remotes: [],
  layouts: {
    public: { remote: 'remote-public', module: 'Layout' },
    staff: { remote: 'remote-admin', module: 'Layout' },
  },
  pages: [
    page('/', 'remote-public'),
    page('/a/:slug', 'remote-a'),
    page('/a/all', 'remote-a'),
    page('/admin', 'remote-admin'),
    page('/admin/a', 'remote-a'),
    page('/admin/a/:id', 'remote-a'),
  ],
};
const record = (file: string): DocumentRecord => ({
  file,
  fingerprint: file,
  content: 'shared/0-a',
  styles: [],
});
const documentsOf = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([path, file]) => [path, record(file)]));

const staff = { '/admin': 'staff', '/admin/a': 'staff', '/admin/a/:id': 'staff', staff: 'staff' };
const before = documentsOf({ '/': 'home', '/a/all': 'all', '/a/one': 'one', '/a/two': 'two', ...staff });
const after = documentsOf({ '/': 'home+', '/a/all': 'all+', '/a/one': 'one', '/a/two': 'two+', ...staff });

const pagesFor = (
  published: string,
  documents = after,
  more: Partial<Registry> = {},
  hasTrialAnswers = false,
  live = { ...registry, ...more },
) =>
  pagesToTry({
    registry: { ...registry, ...more },
    live,
    documents,
    before,
    content: 'shared',
    hasTrialAnswers,
    isNew: (name) => name === published,
  });

const addressesFor = (...given: Parameters<typeof pagesFor>) =>
  pagesFor(...given).map(({ address }) => address);

test('a remote has its own pages tried, one address for a parameter, as far as their documents differ', () => {
  expect(addressesFor('remote-a')).toEqual(['/a/two', '/a/all', '/admin/a']);
  expect(addressesFor('remote-a', before)).toEqual(['/admin/a']);
});

test('a remote with a layout has the pages in it tried, and a shell all pages', () => {
  expect(addressesFor('remote-public')).toEqual(['/', '/a/two', '/a/all']);
  expect(addressesFor('remote-admin')).toEqual(['/admin', '/admin/a']);
  expect(addressesFor('shell')).toEqual(['/', '/a/two', '/a/all', '/admin', '/admin/a']);
});

test('content has the public pages tried that show it', () => {
  expect(addressesFor('shared')).toEqual(['/', '/a/two', '/a/all']);
});

test('staff pages with adapters are tried where there are answers of their server', () => {
  const adapters = { remote: 'remote-a', module: 'Adapters' };
  expect(addressesFor('remote-a', after, { adapters })).toEqual(['/a/two', '/a/all']);
  expect(addressesFor('remote-admin', after, { adapters })).toEqual([]);
  expect(addressesFor('remote-admin', after, { adapters }, true)).toEqual(['/admin', '/admin/a']);
});

test('a page is tried with new releases in its slots, and when others fill them than before', () => {
  const extensions: Registry['extensions'] = [
    { remote: 'remote-a', slot: 'dashboard', module: 'Card', order: 10 },
    { remote: 'remote-b', slot: 'dashboard', module: 'Card', order: 20 },
  ];
  expect(pagesFor('remote-b', after, { extensions })).toEqual([
    { address: '/admin', remote: 'remote-admin', module: 'Page', fillers: ['remote-a', 'remote-b'] },
  ]);
  expect(addressesFor('remote-c', after, { extensions })).toEqual([]);
  expect(addressesFor('remote-c', after, {}, false, { ...registry, extensions })).toEqual(['/admin']);
});
