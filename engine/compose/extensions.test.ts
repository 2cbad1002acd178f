import {
  dashboardSlot,
  defineExtension,
  type Registry,
  type RegistryExtension,
} from '@vibrant-peak/shared/contract';
import type { ShellBundle } from '@vibrant-peak/shared/contract/shell';
import { manifestOf } from '../testing/testStore';
import { extensionExportViolations, extensionViolations } from './extensions';
import { contentUseOf, initialScriptsOf } from './initialScripts';
import { publicPart, registryOf } from './registry';

const declared: RegistryExtension = { slot: 'dashboard', remote: 'remote-x', module: 'Card', order: 10 };
const registry: Registry = {
  composition: 1,
  audience: 'staff',
  remotes: [],
  pages: [],
  layouts: {},
  extensions: [declared],
};

test('the shell says what is wrong with an extension', () => {
  const extensionViolationsOf = jest.fn(() => ['remote-x may not']);
  const shell = { extensionViolationsOf } as unknown as ShellBundle;
  expect(extensionViolations(registry, shell)).toEqual(['remote-x may not']);
  expect(extensionViolationsOf).toHaveBeenCalledWith(
    'remote-x',
    expect.objectContaining({ slot: 'dashboard' }),
  );
});

test('a shell without slots has to be published first', () => {
  expect(extensionViolations(registry, {} as ShellBundle)).toEqual([
    'remote-x fills a slot, and the shell has none: publish the shell first',
  ]);
  expect(extensionViolations({ ...registry, extensions: [] }, {} as ShellBundle)).toEqual([]);
});

const extension = defineExtension(dashboardSlot, () => null);

test.each([
  [
    'is missing',
    {},
    'Card of remote-x exports no extension: it needs `export const extension = defineExtension(…)`',
  ],
  [
    'exports something else',
    { Card: { page: {} } },
    'Card of remote-x exports no extension: it needs `export const extension = defineExtension(…)`',
  ],
  [
    'was made for another slot',
    { Card: { extension: { ...extension, slot: 'home' } } },
    'Card of remote-x is declared for the slot "dashboard" and made for "home"',
  ],
])('an extension whose module %s is named', (_what, modules, violation) => {
  const load = () => modules as Record<string, unknown>;
  expect(extensionExportViolations({ registry, load }, () => true)).toEqual([violation]);
});

test('the extensions of live releases are not examined again, and a right one is accepted', () => {
  const load = jest.fn(() => ({ Card: { extension } }));
  expect(extensionExportViolations({ registry, load }, () => false)).toEqual([]);
  expect(load).not.toHaveBeenCalled();
  expect(extensionExportViolations({ registry, load }, () => true)).toEqual([]);
});

/** The registry of releases of which some offer a card. */
const composed = (...names: string[]) =>
  registryOf(
    new Map(
      names.map((name) => [
        name,
        {
          hash: '1-a',
          manifest: {
            ...manifestOf(name, '1.0.0'),
            offers: { pages: [], ...(name === 'remote-x' && { extensions: [declared] }) },
          },
        },
      ]),
    ),
  );

test('a registry lists the extensions of its remotes, and no other', () => {
  expect(composed('remote-x', 'remote-y').extensions).toEqual([declared]);
  expect(composed('remote-y')).not.toHaveProperty('extensions');
});

test('public documents reveal neither extensions of the staff area nor their remotes', () => {
  const shown = publicPart(composed('remote-x', 'remote-y'), () => true);
  expect(JSON.stringify(shown)).not.toMatch(/remote-x|dashboard|extensions/);
});

test('public documents list the extensions of public slots, with their remotes', () => {
  const home: RegistryExtension = { ...declared, slot: 'home' };
  const whole = { ...composed('remote-x', 'remote-y'), extensions: [declared, home] };
  const { extensions, remotes } = publicPart(whole, () => true);
  expect(extensions).toEqual([home]);
  expect(remotes.map(({ name }) => name)).toEqual(['remote-x']);
});

const site = {
  shell: {
    mountOf: () => ({ isPrerendered: true }),
    pageAt: ({ pages }: Registry, path: string) => pages.find((page) => page.path === path),
  } as unknown as ShellBundle,
  registry: {
    ...registry,
    pages: ['/', '/team'].map((path) => ({ path, remote: 'remote-y', module: 'Page' })),
    extensions: [{ ...declared, slot: 'home' as const }],
  },
  releaseSet: new Map(
    Object.entries({ shell: {}, 'remote-x': { Card: 'jobs' }, 'remote-y': { Page: 'team' } }).map(
      ([name, modules]) => {
        const exposes = Object.fromEntries(
          Object.entries(modules).map(([module, content]) => [
            module,
            { files: [`${module}.js`], shared: [`@vibrant-peak/shared/content/${content}`], later: [] },
          ]),
        );
        const manifest = manifestOf(name, '1.0.0');
        return [name, { hash: '1-a', manifest: { ...manifest, assets: { ...manifest.assets, exposes } } }];
      },
    ),
  ),
  content: { release: '', collections: {}, files: {} },
};

test('a page starts without the code of its extensions, and its document belongs to the content that they show', () => {
  expect(contentUseOf('/', site)).toEqual({ always: [], first: ['team'], later: ['jobs'] });
  expect(contentUseOf('/team', site).later).toEqual([]);
  const { preload, onInteraction = [] } = initialScriptsOf('/', site);
  expect([...preload, ...onInteraction].map(({ url }) => url)).toEqual([
    '/r/remote-y/1-a/remoteEntry.js',
    '/r/remote-y/1-a/Page.js',
  ]);
});
