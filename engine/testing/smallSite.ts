import { builtRelease, type BuiltRelease } from '../formats/manifest';
import { manifestOf } from './testStore';

/** A shell that renders a page's own text, with its style sheets and its import map. */
export const shell = `
  const mountOf = (path) =>
    path.startsWith('/admin') ? { isPrerendered: false, audience: 'staff' } : { isPrerendered: true, audience: 'public' };
  module.exports = {
    modules: {}, origin: 'https://site.test', webManifest: {}, inlineScripts: [], mountOf,
    violationsOf: () => [], metadataOf: () => ({}),
    pageAt: ({ pages }, path) => pages.find((page) => page.path === path),
    renderDocument: async ({ path, registry, modules, styles = [], importMap = '' }) => {
      const page = registry.pages.find((each) => each.path === path);
      const links = styles.map(({ url, integrity }) => '<link rel="stylesheet" href="' + url + '" integrity="' + integrity + '">');
      return importMap + links.join('') + '<p>' + (page ? await modules[page.remote][page.module].page.show() : 'Not found') + '</p>';
    },
    renderStaffFrame: async () => undefined, clientDocument: ({ importMap = '' }) => importMap + '<p>Staff</p>',
    tryStaffPage: async ({ path, registry, modules }) => {
      const page = registry.pages.find((each) => each.path === path);
      await modules[page.remote][page.module].page.show();
    },
  };`;

export function releaseOf(name: string, code: string, path?: string): BuiltRelease {
  const plain = manifestOf(name, '1.0.0');
  const described = {
    ...plain,
    assets: { ...plain.assets, exposes: { Page: { files: [], shared: [], later: [] } } },
    integrity: { 'shell.js': 'sha256-a', 'remoteEntry.js': 'sha256-b' },
    ...(path !== undefined && { offers: { pages: [{ path, module: 'Page' }] } }),
    ...(name === 'shared' && { content: {} }),
  };
  const files = new Map([
    ['node/bundle.cjs', Buffer.from(code)],
    ['node/content.json', Buffer.from('{}')],
  ]);
  return builtRelease(described, files);
}

/**
 * A remote with one page.
 * @param show is run when the page renders,
 * @param first when the bundle starts.
 */
export const remote = (name: string, path: string, show: string, first = '') =>
  releaseOf(name, `${first}; exports.modules = { Page: { page: { show: async () => { ${show} } } } };`, path);

/** The release with its page at other addresses. */
export function withPages({ manifest, files }: BuiltRelease, paths: readonly string[]): BuiltRelease {
  const pages = paths.map((path) => ({ path, module: 'Page' }));
  const others = new Map([...files].filter(([file]) => file !== 'release.json'));
  return builtRelease({ ...manifest, offers: { pages } }, others);
}
