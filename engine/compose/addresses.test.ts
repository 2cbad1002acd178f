import type { PageModule } from '@vibrant-peak/shared/contract';
import type { ShellBundle } from '@vibrant-peak/shared/contract/shell';
import { manifestOf } from '../testing/testStore';
import { addressesOf, addressViolations, isDocumentPath, pageIn } from './addresses';
import { check } from './check';

const declared = { path: '/projects/:slug', remote: 'remote-public', module: 'projects/ProjectPage' };
const listing = (...paths: string[]): PageModule => ({
  component: () => null,
  metadata: { title: 'T' },
  paths: () => paths,
});

/** Checks releases of which one remote offers a page. */
function checkOffer(path: string): void {
  const remote = { ...manifestOf('remote-x', '1.0.0'), offers: { pages: [{ path, module: 'Page' }] } };
  const manifests = [manifestOf('shell', '1.0.0'), { ...manifestOf('shared', '1.0.0'), content: {} }, remote];
  check(new Map(manifests.map((manifest) => [manifest.name, { hash: '0-a', manifest }])), () => true);
}

test.each([
  ...['/Team', '/über', '/a b', '/a.html', '/a_b', '/a&b', '/<script>', '/a?b', '/..', '/a/../b', '/a//b'],
  ...['/a/', '//a', '', 'a', '/:', '/:a-b', '/a:b', '/*', '/a\n'],
])('a release that offers %j is refused with the rule', (path) => {
  expect(() => checkOffer(path)).toThrow(
    `- remote-x offers ${path}, which cannot be an address: its parts, each after one slash, hold lower-case letters`,
  );
});

test.each([
  ...['/404', '/index', '/staff', '/staff/more', '/readyz', '/livez', '/healthz', '/r/a', '/r', '/media'],
  ...['/preview', '/preview-7', '/previews/a', '/api', '/api/partners', '/api/:slug', '/metrics'],
])('a release that offers %s is refused, for that address is reserved', (path) => {
  const first = path.split('/')[1]!;
  expect(() => checkOffer(path)).toThrow(
    `- remote-x offers ${path}, which cannot be an address: the site keeps /${first} for itself`,
  );
});

test.each([
  '/',
  '/team',
  '/coming-soon',
  '/projects/:slug',
  '/a/:id2/b/:projectName',
  '/admin/404',
  '/404-a',
])('a release may offer %s', (path) => expect(() => checkOffer(path)).not.toThrow());

test('a parameter does not make a reserved address, or one of other signs', () => {
  const top = { ...declared, path: '/:slug' };
  expect(addressesOf(top, listing('/a', '/b-2'))).toEqual(['/a', '/b-2']);
  expect(() => addressesOf(top, listing('/a', '/404'))).toThrow(
    'remote-public offers /404, which cannot be an address: the site keeps /404 for itself',
  );
  expect(() => addressesOf(top, listing('/A'))).toThrow('offers /A, which cannot be an address');
  expect(() => addressesOf(top, listing(''))).toThrow('lists , which is not an address of /:slug');
});

test('the process that renders can name pages and the two documents without an address, nothing else', () => {
  expect(['/', '/a/b', '404', 'staff'].every(isDocumentPath)).toBe(true);
  expect(['/404', '/../composition', 'composition', '/a.json'].filter(isDocumentPath)).toEqual([]);
});

test('parameters at the same place claim the same addresses, however they are named', () => {
  const pages = [declared, { ...declared, path: '/projects/:name', remote: 'remote-x' }];
  const registry = { composition: 1, audience: 'staff' as const, remotes: [], pages, layouts: {} };
  const shell = { violationsOf: () => [] } as unknown as ShellBundle;
  expect(addressViolations(registry, shell)).toEqual([
    'remote-public and remote-x both claim /projects/:name: one of them needs another in its src/pages.ts',
  ]);
});

test('a parameter claims all addresses at its place from other remotes, not from its own', () => {
  const shell = { violationsOf: () => [] } as unknown as ShellBundle;
  const violations = (remote: string, path: string) =>
    addressViolations(
      {
        composition: 1,
        audience: 'staff',
        remotes: [],
        layouts: {},
        pages: [declared, { ...declared, remote, path }],
      },
      shell,
    );
  expect(violations('remote-x', '/projects/x')).toEqual([
    'remote-public and remote-x both claim /projects/x: one of them needs another in its src/pages.ts',
  ]);
  expect(violations('remote-public', '/projects/x')).toEqual([]);
  expect(violations('remote-x', '/projects/x/more')).toEqual([]);
  expect(violations('remote-x', '/:a/:b')).toEqual([
    'remote-public and remote-x both claim /:a/:b: one of them needs another in its src/pages.ts',
  ]);
});

test('adapters are refused where the shell does not grant them', () => {
  const registry = { composition: 1, audience: 'staff' as const, remotes: [], pages: [], layouts: {} };
  const adapterViolationsOf = (remote: string) => (remote === 'remote-live' ? [] : [`${remote} may not`]);
  const shell = { adapterViolationsOf } as unknown as ShellBundle;
  const violations = (remote: string) =>
    addressViolations({ ...registry, adapters: { remote, module: 'adapters' } }, shell);
  expect(violations('remote-live')).toEqual([]);
  expect(violations('remote-x')).toEqual(['remote-x may not']);
  expect(addressViolations(registry, shell)).toEqual([]);
});

test('a module without a page is named, with what it needs', () => {
  const page = listing('/a');
  expect(pageIn({ [declared.module]: { page } }, declared)).toBe(page);
  for (const modules of [undefined, {}, { [declared.module]: { default: page } }])
    expect(() => pageIn(modules, declared)).toThrow(
      'src/projects/ProjectPage of remote-public exports no page for /projects/:slug: it needs `export const page = definePage({ … })`',
    );
});
