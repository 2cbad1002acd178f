import { createElement, Fragment, type ComponentType } from 'react';
import { defineExtension, defineLayout, definePage, projectSlot } from '@vibrant-peak/shared/contract';
import { Outlet } from 'react-router-dom';
import type { ShellBundle } from '@vibrant-peak/shared/contract/shell';
import { Slot } from '@vibrant-peak/shared/host';
import { createLazyPart } from '@vibrant-peak/shared/island';
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

test('a document links the style sheets of its page, with their hashes, before the styles of components', async () => {
  const styles = [1, 2].map((n) => ({ url: `/r/remote-x/1-a/${n}.css`, integrity: `sha256-${n}` }));
  const html = await bundle.renderDocument({ path: '/404', registry, scripts, styles, modules: {} });
  expect(html.match(/<link rel="stylesheet".*>/g)).toEqual(
    styles.map(
      ({ url, integrity }) =>
        `<link rel="stylesheet" href="${url}" integrity="${integrity}" crossorigin="anonymous">`,
    ),
  );
  expect(html.indexOf('<style data-emotion')).toBeGreaterThan(html.lastIndexOf('<link rel="stylesheet"'));
  expect(html.indexOf('</head>')).toBeGreaterThan(html.lastIndexOf('<link rel="stylesheet"'));
});

test('a document has the import map of its remotes in its head, if any', async () => {
  const importMap = '{"integrity":{"/r/remote-x/1-a/1.js":"sha256-1"}}';
  const request = { path: '/admin/404', registry, scripts, importMap };
  for (const html of [
    bundle.clientDocument(request),
    await bundle.renderDocument({ ...request, path: '/404', modules: {} }),
  ])
    expect(html.split('</head>')[0]).toContain(`<script type="importmap">${importMap}</script>`);
  expect(bundle.clientDocument({ path: '/admin/404', registry, scripts })).not.toContain('importmap');
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

interface ProjectProperties {
  slug: string;
  title: string;
}

const Broken = () => {
  throw new Error('broken');
};
const Quote = ({ title }: ProjectProperties) => `A quote on ${title}`;
const ProjectPage = () =>
  createElement(
    Fragment,
    {},
    'A project',
    createElement(Slot<ProjectProperties>, { slot: projectSlot, slug: 'a', title: 'A' }),
  );

/** The document of a project with extensions of its slot. */
function documentOf(page: ComponentType, extensions: ComponentType<ProjectProperties>[]) {
  const modules = Object.fromEntries(
    extensions.map((component, index) => [
      `Extension${index}`,
      { extension: defineExtension(projectSlot, component) },
    ]),
  );
  const declared = Object.keys(modules).map((module, order) => ({
    slot: 'project' as const,
    remote: 'remote-x',
    module,
    order,
  }));
  const layout = defineLayout({ component: () => createElement(Outlet) });
  return bundle.renderDocument({
    path: '/projects/a',
    registry: {
      ...registry,
      audience: 'public',
      pages: [{ path: '/projects/:slug', remote: 'remote-public', module: 'Page' }],
      layouts: { public: { remote: 'remote-public', module: 'Layout' } },
      extensions: declared,
    },
    scripts,
    modules: {
      'remote-public': {
        Layout: { layout },
        Page: {
          page: definePage({ component: page, metadata: { title: 'A' }, paths: () => ['/projects/a'] }),
        },
      },
      'remote-x': modules,
    },
  });
}

test('extensions are part of the document, with the properties of their slot', async () => {
  const html = await documentOf(ProjectPage, [Quote]);
  expect(html).toMatch(/A project.*A quote on A/);
  expect(html).toContain('data-island="remote-x/Extension0"');
});

test('an extension that throws leaves its place empty: the page and other extensions are in the document', async () => {
  const html = await documentOf(ProjectPage, [Broken, Quote]);
  expect(html).toMatch(/A project.*data-island="remote-x\/Extension0"><!--\$!-->/);
  expect(html).toContain('A quote on A');
});

test('a page that throws is not composed, whatever its extensions do', async () => {
  const BrokenIsland = createLazyPart(async () => Broken, { island: 'own' });
  for (const page of [Broken, BrokenIsland])
    for (const extensions of [[], [Quote], [Broken]])
      await expect(documentOf(page, extensions)).rejects.toThrow('broken');
});
