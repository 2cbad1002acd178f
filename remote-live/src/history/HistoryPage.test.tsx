import { screen, waitFor, within } from '@testing-library/react';
import { fakeServer, refuse } from '../testing/fakeServer';
import { renderAs } from '../testing/renderAs';
import { page } from './HistoryPage';

const record = { collection: 'team', id: '1', title: 'Team: Hina Malik', change: 'changed' };
const publication = {
  id: 'p',
  state: 'live',
  problem: null,
  records: [record],
  note: 'As agreed',
  by: 'Ayesha',
  at: '2026-11-24T10:00:00.000Z',
  dueAt: null,
};
const earlier = { ...publication, id: 'e', state: 'replaced', by: 'Bilal' };
const first = {
  ...publication,
  id: 'f',
  state: 'replaced',
  records: [],
  note: 'The first start',
  by: 'The site',
};
const field = { field: 'bio', label: 'Bio', isPicture: false, before: 'Old words.', after: 'New words.' };

function open(answers: Parameters<typeof fakeServer>[0] = {}, role: 'editor' | 'publisher' = 'editor') {
  const requests = fakeServer({
    'GET /publications': { publications: [publication, earlier, first], hasMore: false },
    'GET /publications/p/changes': { changes: [{ ...record, fields: [field] }] },
    'GET /publications/e/changes': { changes: [{ ...record, fields: [field] }] },
    ...answers,
  });
  return { requests, ...renderAs(role, <page.component />) };
}

const card = (name: RegExp) => screen.findByRole('article', { name });
const button = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });

test('publications say who, when, what and in which words', async () => {
  const { user } = open();
  const newest = await card(/2026.*, Ayesha$/);
  expect(newest).toHaveTextContent(/On the site.*As agreed/);
  expect(await within(newest).findByRole('listitem')).toHaveTextContent('BioOld words.→New words.');
  expect(within(newest).getByRole('heading', { name: 'Team: Hina Malik' })).toBeVisible();
  expect(newest).toHaveTextContent('Team: Hina MalikChanged');
  await user.click(within(newest).getByRole('button', { name: 'Show more' }));
  const table = await within(newest).findByRole('table', { name: 'Team: Hina Malik' });
  expect(within(table).getByRole('row', { name: /Bio Old words. New words./ })).toBeVisible();
  expect(within(await card(/The site$/)).queryByRole('button')).toBeNull();
  expect(await card(/The site$/)).not.toHaveTextContent('No changed drafts.');
});

test.each([
  ['Undo this change', 'before'],
  ['Bring this version back', 'after'],
])('%s become drafts', async (name, to) => {
  const { user, toast, requests } = open({ 'POST /publications/e/restore': { drafts: 1 } });
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  await user.click(button(name));
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Drafts Restored' })),
  );
  expect(requests).toContain(`POST /publications/e/restore {"to":"${to}"}`);
});

test('what is on the site offers no Restore: it is undone', async () => {
  const { user, requests } = open({ 'POST /publications/p/restore': { drafts: 1 } });
  const newest = within(await card(/2026.*, Ayesha$/));
  expect(newest.queryByRole('button', { name: 'Restore' })).toBeNull();
  await user.click(newest.getByRole('button', { name: 'Undo' }));
  expect(screen.queryByRole('button', { name: 'Bring this version back' })).toBeNull();
  await user.click(button('Undo this change'));
  await waitFor(() => expect(requests).toContain('POST /publications/p/restore {"to":"before"}'));
});

test('what others have changed since is not overwritten: the dialog says whose it is', async () => {
  const detail = 'Hina Malik: Bilal has changed "bio" meanwhile: choose which version to keep.';
  const { user } = open({ 'POST /publications/e/restore': refuse(409, detail) });
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  await user.click(button('Undo this change'));
  expect(await screen.findByRole('alert')).toHaveTextContent(detail);
});

test('it is read in pages', async () => {
  const { user } = open({
    'GET /publications': { publications: [publication], hasMore: true },
    [`GET /publications?before=${publication.at}`]: { publications: [first], hasMore: false },
  });
  await card(/Ayesha$/);
  await user.click(screen.getByRole('button', { name: 'Older' }));
  expect(await card(/The site$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Newer' }));
  expect(await card(/Ayesha$/)).toBeVisible();
});

test('what waits says when it goes live; publishers withdraw it', async () => {
  let state = 'waiting';
  const answers = {
    'GET /publications': () => ({
      publications: [{ ...publication, state, dueAt: '2026-12-01T04:00:00.000Z' }],
      hasMore: false,
    }),
    'DELETE /publications/p': () => {
      state = 'withdrawn';
      return null;
    },
  };
  const { user, toast } = open(answers, 'publisher');
  expect(await card(/Ayesha$/)).toHaveTextContent(/Waiting.*Goes live at 1 Dec 2026/);
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Withdrawn')).toBeVisible();
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Publication Withdrawn' }));
});

test('what failed links the records that were to go live', async () => {
  const failed = { ...publication, state: 'failed', problem: '"bio" is missing' };
  open({ 'GET /publications': { publications: [failed], hasMore: false } });
  const link = within(await card(/Ayesha$/)).getByRole('link', { name: 'Team: Hina Malik' });
  expect(link).toHaveAttribute('href', '/admin/content/team?edit=1');
});

test('editors do not withdraw', async () => {
  const waiting = { ...publication, state: 'waiting', dueAt: '2026-12-01T04:00:00.000Z' };
  open({ 'GET /publications': { publications: [waiting], hasMore: false } });
  await card(/Ayesha$/);
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
});
