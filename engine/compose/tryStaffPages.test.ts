import type { Registry } from '@vibrant-peak/shared/contract';
import type { ShellBundle } from '@vibrant-peak/shared/contract/shell';
import { staffPageViolations } from './tryStaffPages';

const page = (path: string, remote: string) => ({ path, remote, module: 'pages/Page' });
const registry: Registry = {
  composition: 0,
  audience: 'staff',
  remotes: [],
  layouts: { staff: { remote: 'remote-admin', module: 'layout' } },
  pages: [page('/', 'remote-public'), page('/admin/a', 'remote-a'), page('/admin/b/:id', 'remote-b')],
};

const tried: string[] = [];
/** A shell whose pages throw the given errors. */
const shellThat = (throws: Record<string, Error> = {}) =>
  ({
    mountOf: (path: string) => ({ isPrerendered: path === '/' }),
    tryStaffPage: async ({ path }: { path: string }) => {
      tried.push(path);
      if (throws[path]) throw throws[path];
    },
  }) as unknown as ShellBundle;

const load = () => ({ 'pages/Page': { page: { paths: () => ['/admin/b/1', '/admin/b/2'] } } });
const violationsOf = (shell: ShellBundle, ...fresh: string[]) =>
  staffPageViolations({ registry, shell, load, begin: () => undefined }, (name) => fresh.includes(name));

beforeEach(() => void tried.splice(0));

test('only new pages are rendered, at one address each; with a new shell all staff pages', async () => {
  expect(await violationsOf(shellThat(), 'remote-b', 'remote-public')).toEqual([]);
  expect(tried).toEqual(['/admin/b/1']);
  await violationsOf(shellThat(), 'shell');
  expect(tried.slice(1)).toEqual(['/admin/a', '/admin/b/1']);
});

test('a module without a page is reported as such', async () => {
  const without = {
    registry,
    shell: shellThat(),
    begin: () => undefined,
    load: () => ({}),
  };
  expect(await staffPageViolations(without, (name) => name === 'remote-a')).toEqual([
    'src/pages/Page of remote-a exports no page for /admin/a: it needs `export const page = definePage({ … })`',
  ]);
});

test('a page that throws is named; needing a browser is not a fault', async () => {
  const broken = shellThat({
    '/admin/a': new TypeError('rows is undefined'),
    '/admin/b/1': new ReferenceError('localStorage is not defined'),
  });
  expect(await violationsOf(broken, 'remote-a', 'remote-b')).toEqual([
    '/admin/a of remote-a does not render: TypeError: rows is undefined',
  ]);
  const misspelt = shellThat({ '/admin/a': new ReferenceError('colums is not defined') });
  expect(await violationsOf(misspelt, 'remote-a')).toHaveLength(1);
});
