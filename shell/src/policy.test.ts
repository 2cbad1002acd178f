import type { ExtensionDeclaration, PageDeclaration } from '@vibrant-peak/shared/contract';
import { adapterViolationsOf, extensionViolationsOf, violationsOf } from './policy';

const page = (path: string, more: Partial<PageDeclaration> = {}): PageDeclaration => ({
  path,
  module: 'Page',
  ...more,
});
const navigation = { label: 'Partners', icon: 'Boxes', order: 65 };
const link = { place: 'header' as const, label: 'Partners', order: 10 };

test.each([
  ['remote-public', '/'],
  ['remote-public', '/partners'],
  ['remote-admin', '/admin'],
  ['remote-admin', '/admin/login'],
  ['remote-admin', '/admin/partners'],
  ['remote-invoice', '/admin/receipts'],
  ['remote-invoice', '/admin/invoices'],
  ['remote-invoice', '/admin/receivables'],
  ['remote-live', '/admin/join'],
  ['remote-live', '/admin/new-password'],
  ['remote-live', '/admin/people'],
  ['remote-live', '/admin/pictures'],
  ['remote-live', '/admin/clients'],
  ['remote-partners', '/partners'],
  ['remote-partners', '/partners/:slug'],
  ['remote-partners', '/admin/partners'],
])('%s may offer %s', (remote, path) => expect(violationsOf(remote, page(path))).toEqual([]));

test.each([
  ['remote-admin', '/', '/admin or /admin/login'],
  ['remote-public', '/admin/team', '/'],
  ['remote-public', '/admin/login', '/'],
  ['remote-admin', '/admin/receipts', '/admin or /admin/login'],
  ['remote-admin', '/admin/invoices', '/admin or /admin/login'],
  ['remote-admin', '/admin/people', '/admin or /admin/login'],
  [
    'remote-live',
    '/admin/login',
    '/admin/join or /admin/new-password or /admin/versions or /admin/people or /admin/activity or /admin/mail or /admin/health or /admin/releases or /admin/visitors or /admin/sign-in or /admin/pictures or /admin/changes or /admin/preview or /admin/history or /admin/clients or /admin/items or /admin/invoice-settings',
  ],
  ['remote-login', '/admin/login', '/login or /admin/login'],
  ['remote-partners', '/', '/partners or /admin/partners'],
  ['remote-partners', '/partnersearch', '/partners or /admin/partners'],
  ['remote-partners', '/admin/team', '/partners or /admin/partners'],
])('%s may not offer %s', (remote, path, paths) =>
  expect(violationsOf(remote, page(path))).toEqual([
    `${remote} offers ${path}: its addresses begin with ${paths}: change its src/pages.ts, or have shell/src/policy.ts grant it`,
  ]),
);

test('a remote uses the places that its policy names', () => {
  expect(violationsOf('remote-partners', page('/partners', { links: [link], navigation }))).toEqual([]);
  expect(violationsOf('remote-invoice', page('/admin/receipts', { links: [link] }))).toEqual([
    'remote-invoice puts /admin/receipts into the header: it may use the sidebar',
  ]);
  expect(violationsOf('remote-public', page('/team', { navigation }))).toEqual([
    'remote-public puts /team into the sidebar: it may use the header and the footer',
  ]);
});

test('adapters, which decide who sees the staff area, come from one remote alone', () => {
  expect(adapterViolationsOf('remote-live')).toEqual([]);
  expect(adapterViolationsOf('remote-admin')).toEqual([
    'remote-admin offers adapters: remove them from its src/pages.ts, or have shell/src/policy.ts grant them',
  ]);
});

test('a link leads to one address', () => {
  expect(violationsOf('remote-partners', page('/partners/:slug', { links: [link] }))).toEqual([
    expect.stringContaining('remote-partners links /partners/:slug, which has a parameter'),
  ]);
});

test('unknown icons are named, those of actions too', () => {
  const actions = [{ label: 'New', icon: 'constructor', search: '?new' }];
  expect(
    violationsOf('remote-admin', page('/admin/x', { navigation: { ...navigation, icon: 'Ghost', actions } })),
  ).toEqual([
    'remote-admin names an unknown icon for /admin/x: Ghost',
    'remote-admin names an unknown icon for /admin/x: constructor',
  ]);
});

const extension: ExtensionDeclaration = { slot: 'dashboard', module: 'Card', order: 10 };

test.each(['remote-invoice', 'remote-live', 'remote-partners'])('%s may fill the dashboard', (remote) =>
  expect(extensionViolationsOf(remote, extension)).toEqual([]),
);

test('a remote fills the slots that its policy names', () => {
  expect(extensionViolationsOf('remote-public', extension)).toEqual([
    'remote-public fills the slot "dashboard" with Card: it may fill none',
  ]);
  expect(extensionViolationsOf('remote-partners', { ...extension, slot: 'home' })).toEqual([
    'remote-partners fills the slot "home" with Card: it may fill dashboard',
  ]);
});

test('an unknown slot is named with its remote, and those that exist', () => {
  const misspelt = { ...extension, slot: 'dashbord' } as unknown as ExtensionDeclaration;
  expect(extensionViolationsOf('remote-partners', misspelt)).toEqual([
    'remote-partners fills the slot "dashbord" with Card: the site has no such slot, only dashboard, home and project',
  ]);
});
