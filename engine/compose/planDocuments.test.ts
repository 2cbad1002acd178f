import type { Registry } from '@vibrant-peak/shared/contract';
import type { ShellBundle } from '@vibrant-peak/shared/contract/shell';
import type { ReleaseManifest } from '../formats/manifest';
import { manifestOf } from '../testing/testStore';
import { planDocuments, type DocumentSources } from './planDocuments';

const page = (path: string, remote: string) => ({ path, remote, module: 'Page' });

/** The release of a remote whose page shows a collection. */
function releaseShowing(name: string, collection: string): { hash: string; manifest: ReleaseManifest } {
  const manifest = manifestOf(name, '1.0.0');
  const Page = { files: ['page.js'], shared: [`@vibrant-peak/shared/content/${collection}`], later: [] };
  return { hash: '1-a', manifest: { ...manifest, assets: { ...manifest.assets, exposes: { Page } } } };
}

/** A shell whose documents are their scripts. */
const shell = {
  inlineScripts: [],
  mountOf: () => ({ isPrerendered: false, audience: 'staff' }),
  pageAt: ({ pages }: Registry, path: string) => pages.find((each) => each.path === path),
  renderStaffFrame: async () => undefined,
  clientDocument: ({ scripts }: Parameters<ShellBundle['clientDocument']>[0]) => JSON.stringify(scripts),
} as unknown as ShellBundle;

const sources: DocumentSources = {
  shell,
  registry: {
    composition: 1,
    audience: 'staff',
    remotes: [],
    layouts: {},
    pages: [page('/admin/a', 'remote-a'), page('/admin/b', 'remote-b')],
  },
  releaseSet: new Map([
    ['shell', { hash: '1-a', manifest: manifestOf('shell', '1.0.0') }],
    ['remote-a', releaseShowing('remote-a', 'team')],
    ['remote-b', releaseShowing('remote-b', 'jobs')],
  ]),
  content: { release: 'shared/1-a', collections: {}, files: { team: 'team-hash', jobs: 'jobs-hash' } },
  load: () => ({}),
  made: '2026-01-01T00:00:00.000Z',
  begin: () => undefined,
};

test('the document of a staff page requests the code and the content of that page, that of an unknown address none', async () => {
  const plan = await planDocuments(sources, sources);
  const requested = await Promise.all(
    plan
      .filter(({ path }) => path !== '404')
      .map(async ({ path, render }) => {
        const { preload, content } = JSON.parse(await render(1));
        return [path, preload.map(({ url }: { url: string }) => url), Object.keys(content.first)];
      }),
  );
  expect(requested).toEqual([
    ['/admin/a', ['/r/remote-a/1-a/remoteEntry.js', '/r/remote-a/1-a/page.js'], ['team']],
    ['/admin/b', ['/r/remote-b/1-a/remoteEntry.js', '/r/remote-b/1-a/page.js'], ['jobs']],
    ['staff', [], []],
  ]);
});

test('a plan without an instance for frames renders none, and has no documents of staff pages', async () => {
  const renderStaffFrame = jest.fn();
  const plan = await planDocuments({ ...sources, shell: { ...shell, renderStaffFrame } });
  expect(plan.map(({ path }) => path)).toEqual(['404']);
  expect(renderStaffFrame).not.toHaveBeenCalled();
});
