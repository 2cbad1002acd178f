import type { Registry, RemoteDeclaration } from '@vibrant-peak/shared/contract';
import { overrideDocument, overridePolicy } from './overrideDocument';
import { overrideRegistry } from './overrideRegistry';

const release = (name: string) => ({
  name,
  version: '1.0.0',
  contract: 1,
  base: `/r/${name}/abc/`,
  integrity: 'sha384-x',
});

const staff: Registry = {
  composition: 7,
  audience: 'staff',
  remotes: ['remote-public', 'remote-admin', 'remote-invoice'].map(release),
  pages: [
    { path: '/', remote: 'remote-public', module: 'pages/HomePage' },
    { path: '/admin', remote: 'remote-admin', module: 'pages/DashboardPage' },
    { path: '/admin/receipts', remote: 'remote-invoice', module: 'pages/InvoicePage' },
    { path: '/admin/old', remote: 'remote-invoice', module: 'pages/OldPage' },
  ],
  layouts: {
    public: { remote: 'remote-public', module: 'layout/PublicLayout' },
    staff: { remote: 'remote-admin', module: 'layout/StaffLayout' },
  },
};
const visitors: Registry = {
  ...staff,
  audience: 'public',
  remotes: staff.remotes.slice(0, 1),
  pages: staff.pages.slice(0, 1),
  layouts: { public: staff.layouts.public! },
};

const invoice: RemoteDeclaration = {
  pages: [
    { path: '/admin/receipts', module: 'pages/InvoicePage' },
    { path: '/admin/quotes', module: 'pages/QuotesPage' },
  ],
};
const website: RemoteDeclaration = {
  pages: [
    { path: '/', module: 'pages/HomePage' },
    { path: '/partners', module: 'pages/PartnersPage' },
  ],
  layouts: { public: 'layout/NewLayout' },
};

const documentOf = (registry: Registry, body = '<div id="root"></div>') =>
  [
    '<html><head>',
    ...registry.remotes.map(({ base }) => `<link rel="stylesheet" href="${base}1.css" integrity="sha256-x">`),
    '</head><body>',
    body,
    `<script type="application/json" id="registry">${JSON.stringify(registry)}</script>`,
    `<script type="application/json" id="initial-scripts">${JSON.stringify({
      shell: { url: '/r/shell/a/shell.js', integrity: 'sha384-s' },
      preload: registry.remotes.map(({ base }) => ({ url: `${base}remoteEntry.js`, integrity: 'sha384-x' })),
    })}</script>`,
    '</body></html>',
  ].join('\n');

test('the working copy takes the place of its release, with the pages that it declares', () => {
  const { remotes, pages, layouts } = overrideRegistry(staff, { name: 'remote-invoice', offers: invoice });
  expect(remotes.filter(({ name }) => name !== 'remote-invoice')).toEqual(staff.remotes.slice(0, 2));
  expect(remotes.at(-1)).toMatchObject({ base: '/r/remote-invoice/development/', integrity: 'development' });
  expect(pages.map(({ path }) => path)).toEqual(['/', '/admin', '/admin/receipts', '/admin/quotes']);
  expect(layouts).toEqual(staff.layouts);
});

test('layouts are those of the working copy', () => {
  const { layouts } = overrideRegistry(staff, { name: 'remote-public', offers: website });
  expect(layouts).toEqual({
    staff: staff.layouts.staff,
    public: { remote: 'remote-public', module: 'layout/NewLayout' },
  });
});

test('a remote that is not live yet joins the others', () => {
  const { remotes } = overrideRegistry(staff, { name: 'remote-reports', offers: invoice });
  expect(remotes.map(({ name }) => name)).toEqual([
    ...staff.remotes.map(({ name }) => name),
    'remote-reports',
  ]);
});

test('pages of the live profile are part of its public documents, and of no others', () => {
  const offers = { pages: [{ path: '/join', module: 'JoinPage', profile: 'live' as const }] };
  const pagesIn = (registry: Registry) => overrideRegistry(registry, { name: 'remote-x', offers }).pages;
  expect(pagesIn({ ...visitors, profile: 'live' })).toHaveLength(2);
  expect(pagesIn(visitors)).toHaveLength(1);
});

test('a staff remote is not named in public documents', () => {
  const override = { name: 'remote-invoice', offers: invoice };
  expect(overrideRegistry(visitors, override)).toEqual(visitors);
  const body = '<div id="root" data-route="/"><p>Prerendered</p></div>';
  const html = overrideDocument(documentOf(visitors, body), override);
  expect(html).toContain(body);
  expect(html).toContain('/r/remote-public/abc/remoteEntry.js');
});

test('a staff document neither preloads nor links files of the replaced release', () => {
  const html = overrideDocument(documentOf(staff), { name: 'remote-invoice', offers: invoice });
  expect(html).not.toContain('/r/remote-invoice/abc/');
  expect(html).toContain('<link rel="stylesheet" href="/r/remote-admin/abc/1.css"');
  expect(html).toContain('/r/remote-admin/abc/remoteEntry.js');
  expect(html).toContain('"shell":{"url":"/r/shell/a/development/shell.js","integrity":""}');
});

test('a body that was prerendered by the replaced release is left out', () => {
  const body = '<div id="root" data-route="/"><div><p>Prerendered</p></div></div>';
  const html = overrideDocument(documentOf(visitors, body), { name: 'remote-public', offers: website });
  expect(html).not.toContain('Prerendered');
  expect(html).toContain('<div id="root"></div>\n<script type="application/json" id="registry">');
  expect(html).toContain('"/partners"');
});

test('text cannot end the script element that holds it', () => {
  const offers = { pages: [{ path: '/admin/x', module: '</script><b>' }] };
  expect(overrideDocument(documentOf(staff), { name: 'remote-invoice', offers })).not.toContain(
    '</script><b>',
  );
});

test('HTML that is not a document of this site is not changed', () => {
  const html = '<h1>Hello</h1>';
  expect(overrideDocument(html, { name: 'remote-invoice', offers: invoice })).toBe(html);
});

test('the policy opens for styles, the socket and the overlay, and for nothing else', () => {
  const policy =
    "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-x'; style-src-attr 'unsafe-inline'; connect-src 'self'; trusted-types default";
  expect(overridePolicy(policy, 'localhost:3003')).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; style-src-attr 'unsafe-inline'; connect-src 'self' ws://localhost:3003; trusted-types default webpack-dev-server-overlay",
  );
});

test('extensions are those of the working copy; public documents do not name those of the staff area', () => {
  const card = { slot: 'dashboard' as const, module: 'Card', order: 10 };
  const live = {
    ...staff,
    extensions: ['remote-invoice', 'remote-admin'].map((remote) => ({ ...card, remote })),
  };
  const offers = { ...invoice, extensions: [{ ...card, module: 'NewCard' }] };
  expect(overrideRegistry(live, { name: 'remote-invoice', offers }).extensions).toEqual([
    { ...card, remote: 'remote-admin' },
    { ...card, module: 'NewCard', remote: 'remote-invoice' },
  ]);
  const both = { ...offers, pages: [...offers.pages, ...website.pages] };
  expect(overrideRegistry(visitors, { name: 'remote-invoice', offers: both }).extensions).toBeUndefined();
});
