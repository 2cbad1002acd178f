import type { ShellBundle } from '@vibrant-peak/shared/contract/shell';
import * as offered from './renderDocument';

// Type check: the bundle has all exports that a composition requires.
const bundle: Omit<ShellBundle, 'modules'> = offered;

const registry = { composition: 7, audience: 'staff' as const, remotes: [], pages: [], layouts: {} };
const scripts = { shell: { url: '/r/shell/a/shell.js', integrity: 'sha384-a' }, preload: [] };

test('documents for a composition name its releases', async () => {
  const request = { path: '/admin/404', registry, scripts };
  const documents = [
    bundle.clientDocument(request),
    await bundle.renderDocument({ ...request, path: '/404', modules: {} }),
  ];
  for (const html of documents) {
    expect(html).toContain(JSON.stringify(registry));
    expect(html).toContain(scripts.shell.url);
    for (const script of bundle.inlineScripts) expect(html).toContain(`<script>${script}</script>`);
  }
  expect(await bundle.renderStaffFrame({ registry, modules: {} })).toBeUndefined();
});

test('a document does not request icon or manifest before the first paint', () => {
  const html = bundle.clientDocument({ path: '/admin/404', registry, scripts });
  const withScripts = html.replace(/<noscript>.*?<\/noscript>/g, '');
  expect(withScripts.match(/<link rel="(icon|manifest)"[^>]*>/g)).toEqual([
    '<link rel="icon" href="data:,">',
  ]);
});

test('addresses in a document are escaped', () => {
  const page = { path: '/</script><script>1', remote: 'remote-x', module: 'Page' };
  const html = bundle.clientDocument({
    path: '/admin/a&b',
    registry: { ...registry, pages: [page] },
    scripts: { ...scripts, shell: { ...scripts.shell, url: '/</script>' } },
  });
  expect(html).toMatch(/<meta property="og:url" content="[^"]+\/admin\/a&amp;b">/);
  expect(html).toContain('/\\u003c/script>\\u003cscript>1');
  expect(html).not.toContain(page.path);
});
