import type { ShellBundle } from 'shared/contract/shell';
import * as offered from './renderDocument';

// The type check finds what a composition is promised and does not get.
const bundle: Omit<ShellBundle, 'modules'> = offered;

const registry = { composition: 7, audience: 'staff' as const, remotes: [], pages: [], layouts: {} };
const scripts = { shell: { url: '/r/shell/a/shell.js', integrity: 'sha384-a' }, preload: [] };

test('documents that a composition asks the shell for name its releases', async () => {
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

test('before the first paint a document asks for neither icon nor manifest', () => {
  const html = bundle.clientDocument({ path: '/admin/404', registry, scripts });
  const withScripts = html.replace(/<noscript>.*?<\/noscript>/g, '');
  expect(withScripts.match(/<link rel="(icon|manifest)"[^>]*>/g)).toEqual([
    '<link rel="icon" href="data:,">',
  ]);
});
