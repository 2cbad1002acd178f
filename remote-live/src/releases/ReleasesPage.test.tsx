import { screen, waitFor, within } from '@testing-library/react';
import { fakeServer, refuse } from '../testing/fakeServer';
import { renderAs } from '../testing/renderAs';
import type { Application, Canary, Releases } from './release';
import { page } from './ReleasesPage';

const at = '2026-11-24T10:00:00.000Z';
const before = { commit: 'beef000001', isComposed: false, endsCanary: false };
const application: Application = {
  name: 'remote-public',
  release: '3-abc',
  version: '6.0.0',
  commit: 'c0ffee0123',
  since: at,
  by: 'ali',
  before,
  refusal: null,
};
const content = { ...application, name: 'shared', by: 'Ayesha', refusal: 'shared is locked by npm run live' };
const built = [{ name: 'remote-public', commit: 'beef000001' }];
const releases: Releases = {
  mayChange: true,
  site: { composition: 3, before: { composition: 2, applications: built, leaving: [] }, refusal: null },
  applications: [content, application],
  canary: null,
  previews: [],
  changes: [
    { sequence: 3, at, by: 'ali', reason: 'rollback from 4', why: 'Totals are wrong', applications: built },
  ],
};
const canary: Canary = {
  name: 'blue',
  owner: 'omar',
  share: 5,
  composition: 4,
  since: at,
  applications: [{ name: 'remote-invoice', commit: 'fade000001' }],
  figures: null,
  refusal: null,
};

function open(given: Partial<Releases> = {}, answers: Parameters<typeof fakeServer>[0] = {}) {
  const requests = fakeServer({ 'GET /releases': { ...releases, ...given }, ...answers });
  return { requests, ...renderAs('manager', <page.component />) };
}

const row = (name: RegExp) => screen.findByRole('row', { name });
const button = (name: string) => screen.getByRole('button', { name });
const inDialog = () => within(screen.getByRole('dialog'));

test('it says what is live, since when and by whom, and what changed and why', async () => {
  open();
  expect(await row(/^remote-public/)).toHaveTextContent(/Commit c0ffee0123.*6\.0\.0.*24 Nov 2026.*ali/);
  const link = within(await row(/^shared \(content\)/)).getByRole('link', { name: 'Under History' });
  expect(link).toHaveAttribute('href', '/admin/history');
  const change = await row(/^rollback from 4/);
  expect(change).toHaveTextContent(/Totals are wrong.*ali.*remote-public beef000001/);
  expect(screen.getByText(/^No canary runs/)).toHaveTextContent('--canary 5');
  expect(screen.getByText(/^No preview has a name/)).toHaveTextContent('--preview my-branch');
});

test('applications of one commit share its name, and an unknown author is no blank', async () => {
  const applications = [...built, { name: 'shell', commit: 'beef000001' }, { name: 'shared', commit: null }];
  open({ changes: [{ sequence: 4, at, by: null, reason: 'publish', why: null, applications }] });
  const change = await row(/^publish/);
  expect(change).toHaveTextContent('remote-public, shell beef000001; shared');
  expect(change).toHaveTextContent('Author not known');
});

test('a rollback says what will happen, names what was live, and looks again', async () => {
  const { user, toast, requests } = open({}, { 'POST /releases/remote-public/rollback': null });
  await user.click(await screen.findByRole('button', { name: 'Roll back remote-public' }));
  const dialog = inDialog();
  expect(screen.getByRole('dialog', { name: 'Roll back remote-public?' })).toHaveTextContent(
    /Visitors get commit beef000001 of remote-public\..*It takes a second\..*Commit c0ffee0123 cannot return/,
  );
  await user.type(dialog.getByLabelText('Reason (optional)'), ' Totals are wrong ');
  await user.click(dialog.getByRole('button', { name: 'Roll back' }));
  await waitFor(() => expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Rolled Back' })));
  expect(requests).toEqual([
    'GET /releases',
    'POST /releases/remote-public/rollback {"from":"3-abc","reason":"Totals are wrong"}',
    'GET /releases',
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a rollback that composes says so, and that a canary or the staff area go with it', async () => {
  const changed = {
    ...application,
    name: 'shell',
    before: { ...before, isComposed: true, endsCanary: true },
  };
  const { user } = open({ applications: [changed] });
  await user.click(await screen.findByRole('button', { name: 'Roll back shell' }));
  expect(screen.getByRole('dialog')).toHaveTextContent(/up to a minute.*The canary ends\..*staff area/);
});

test('a refusal stays in the dialog, above a page that shows what is live now', async () => {
  let now = releases;
  const detail = 'Something was published right now: look with npx vibrant-peak list, then roll back again.';
  const { user, toast } = open(
    {},
    { 'GET /releases': () => now, 'POST /releases/rollback': refuse(409, detail) },
  );
  await user.click(await screen.findByRole('button', { name: 'Roll back the site' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('Composition 2 replaces composition 3');
  now = { ...releases, site: { composition: 5, before: null, refusal: null } };
  await user.click(inDialog().getByRole('button', { name: 'Roll back' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(detail);
  await user.click(inDialog().getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('button', { name: 'Roll back the site' })).toBeNull();
  expect(toast).not.toHaveBeenCalled();
});

test.each([
  ['Withdraw', 'withdrawal', /All visitors get what is live\. Now 5%/, 'Canary Withdrawn'],
  ['Promote', 'promotion', /All visitors get remote-invoice fade000001\. Now 5%/, 'Canary Promoted'],
])('%s ends a canary as it was seen', async (name, route, words, title) => {
  const { user, toast, requests } = open({ canary }, { [`POST /releases/canary/blue/${route}`]: null });
  expect(await screen.findByText('blue: 5% of the visitors')).toBeVisible();
  await user.click(button(name));
  expect(screen.getByRole('dialog')).toHaveTextContent(words);
  await user.click(inDialog().getByRole('button', { name }));
  await waitFor(() => expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title })));
  expect(requests).toContain(`POST /releases/canary/blue/${route} {"composition":4}`);
});

test('its figures stand beside those of the live site, and servers that do not answer are named', async () => {
  const figures = {
    since: at,
    canary: { views: 200, failed: 5 },
    live: { views: 3800, failed: 19 },
    unanswered: [{ address: 'http://10.0.0.2:9100/metrics', reason: 'ECONNREFUSED' }],
  };
  open({ canary: { ...canary, figures } });
  const views = await screen.findByRole('group', { name: 'Page views' });
  expect(views).toHaveTextContent('Canary200Live site3,800');
  const failures = screen.getByRole('group', { name: 'Failed page views' });
  expect(failures).toHaveTextContent('Canary2.5% (5)Live site0.5% (19)');
  const widths = [...failures.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('width')));
  expect(widths).toEqual([100, 20]);
  expect(screen.getByText(/10\.0\.0\.2.*does not answer: ECONNREFUSED/)).toBeVisible();
});

test('without METRICS_OF the canary is shown, with the way to its figures', async () => {
  open({ canary });
  expect(await screen.findByText(/page views are not shown.*METRICS_OF/)).toBeVisible();
});

test('a server that may not write has commands in the place of buttons', async () => {
  open({ mayChange: false, canary });
  expect(await screen.findByText(/may not write to the store/)).toHaveTextContent(
    'npx vibrant-peak rollback <application>',
  );
  expect(screen.getByText(/canary withdraw blue/)).toBeVisible();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Check again']);
});

test('a lock, a first release and other content have words in the place of buttons', async () => {
  const locked = { ...application, refusal: 'remote-public is locked by omar' };
  const first = { ...application, name: 'shell', before: null };
  const site = {
    composition: 3,
    before: { composition: 2, applications: [content], leaving: [] },
    refusal: null,
  };
  open({ applications: [locked, first], site });
  expect(await screen.findByText('remote-public is locked by omar')).toBeVisible();
  expect(screen.getByText('No earlier release')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Roll back/ })).toBeNull();
});

test('previews have an address, as long as they are there', async () => {
  const label = `my-branch-${'a'.repeat(32)}`;
  const preview = { name: 'my-branch', label, composition: 5, made: at, applications: built };
  open({ previews: [preview, { ...preview, name: 'old', made: null }] });
  const link = await screen.findByRole('link', { name: 'Open the preview my-branch' });
  expect(link).toHaveAttribute('href', `/api/previews/${label}`);
  expect(link).toHaveTextContent(`${label}.localhost`);
  expect(await row(/^old/)).toHaveTextContent('Shows nothing until the next publish');
});

test('a store that is away is named, and a press asks again', async () => {
  let answer: object = refuse(503, 'The store of the site cannot be read: no answer');
  const { user } = open({}, { 'GET /releases': () => answer });
  expect(await screen.findByRole('alert')).toHaveTextContent('The store of the site cannot be read');
  answer = releases;
  await user.click(button('Retry'));
  expect(await row(/^remote-public/)).toBeVisible();
});

test('people who are not managers read why there is nothing', () => {
  const requests = fakeServer({});
  renderAs('publisher', <page.component />);
  expect(screen.getByText(/for people with the role manager/)).toBeVisible();
  expect(requests).toEqual([]);
});
