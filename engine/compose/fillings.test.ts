import {
  dashboardSlot,
  defineFilling,
  type Registry,
  type RegistryFilling,
} from '@vibrant-peak/shared/contract';
import type { ShellBundle } from '@vibrant-peak/shared/contract/shell';
import { manifestOf } from '../testing/testStore';
import { fillingExportViolations, fillingViolations } from './fillings';
import { contentUseOf, initialScriptsOf } from './initialScripts';
import { publicPart, registryOf } from './registry';

const declared: RegistryFilling = { slot: 'dashboard', remote: 'remote-x', module: 'Card', order: 10 };
const registry: Registry = {
  ...{ composition: 1, audience: 'staff', remotes: [], pages: [], layouts: {} },
  fillings: [declared],
};

test('the shell says what is wrong with a filling', () => {
  const fillingViolationsOf = jest.fn(() => ['remote-x may not']);
  const shell = { fillingViolationsOf } as unknown as ShellBundle;
  expect(fillingViolations(registry, shell)).toEqual(['remote-x may not']);
  expect(fillingViolationsOf).toHaveBeenCalledWith(
    'remote-x',
    expect.objectContaining({ slot: 'dashboard' }),
  );
});

test('a shell without slots has to be published first', () => {
  expect(fillingViolations(registry, {} as ShellBundle)).toEqual([
    'remote-x fills a slot, and the shell has none: publish the shell first',
  ]);
  expect(fillingViolations({ ...registry, fillings: [] }, {} as ShellBundle)).toEqual([]);
});

const filling = defineFilling(dashboardSlot, () => null);

test.each([
  [
    'is missing',
    {},
    'Card of remote-x exports no filling: it needs `export const filling = defineFilling(…)`',
  ],
  [
    'exports something else',
    { Card: { page: {} } },
    'Card of remote-x exports no filling: it needs `export const filling = defineFilling(…)`',
  ],
  [
    'was made for another slot',
    { Card: { filling: { ...filling, slot: 'home' } } },
    'Card of remote-x is declared for the slot "dashboard" and made for "home"',
  ],
])('a filling whose module %s is named', async (_what, modules, violation) => {
  const load = async () => modules as Record<string, unknown>;
  expect(await fillingExportViolations({ registry, load, isNew: () => true })).toEqual([violation]);
});

test('the fillings of live releases are not examined again, and a right one is accepted', async () => {
  const load = jest.fn(async () => ({ Card: { filling } }));
  expect(await fillingExportViolations({ registry, load, isNew: () => false })).toEqual([]);
  expect(load).not.toHaveBeenCalled();
  expect(await fillingExportViolations({ registry, load, isNew: () => true })).toEqual([]);
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
            offers: { pages: [], ...(name === 'remote-x' && { fillings: [declared] }) },
          },
        },
      ]),
    ),
    1,
  );

test('a registry lists the fillings of its remotes, and no other', () => {
  expect(composed('remote-x', 'remote-y').fillings).toEqual([declared]);
  expect(composed('remote-y')).not.toHaveProperty('fillings');
});

test('public documents reveal neither fillings of the staff area nor their remotes', () => {
  const shown = publicPart(composed('remote-x', 'remote-y'), () => true);
  expect(JSON.stringify(shown)).not.toMatch(/remote-x|dashboard|fillings/);
});

test('public documents list the fillings of public slots, with their remotes', () => {
  const home: RegistryFilling = { ...declared, slot: 'home' };
  const whole = { ...composed('remote-x', 'remote-y'), fillings: [declared, home] };
  const { fillings, remotes } = publicPart(whole, () => true);
  expect(fillings).toEqual([home]);
  expect(remotes.map(({ name }) => name)).toEqual(['remote-x']);
});

const site = {
  shell: {
    ...{
      mountOf: () => ({ isPrerendered: true }),
      pageAt: ({ pages }: Registry, path: string) => pages.find((page) => page.path === path),
    },
  } as unknown as ShellBundle,
  registry: {
    ...registry,
    pages: ['/', '/team'].map((path) => ({ path, remote: 'remote-y', module: 'Page' })),
    fillings: [{ ...declared, slot: 'home' as const }],
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
  content: { base: '', collections: {}, files: {} },
};

test('a page starts without the code of its fillings, and its document belongs to the content that they show', () => {
  expect(contentUseOf('/', site)).toEqual({ always: [], first: ['team'], later: ['jobs'] });
  expect(contentUseOf('/team', site).later).toEqual([]);
  const { preload, onInteraction = [] } = initialScriptsOf('/', site);
  expect([...preload, ...onInteraction].map(({ url }) => url)).toEqual([
    '/r/remote-y/1-a/remoteEntry.js',
    '/r/remote-y/1-a/Page.js',
  ]);
});
