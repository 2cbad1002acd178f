import { screen, waitFor, within } from '@testing-library/react';
import { versionsAddress } from '@vibrant-peak/shared/contract';
import { fakeServer, refuse } from '../testing/fakeServer';
import { renderAs } from '../testing/renderAs';
import { page } from './VersionsPage';

const version = (number: number, before: string, after: string) => ({
  collection: 'team',
  id: '3',
  name: 'Hina Malik',
  title: 'Team: Hina Malik',
  change: 'changed',
  fields: [{ field: 'role', label: 'Role', isPicture: false, before, after }],
  version: number,
  isLive: number === 1,
  savedAt: '2026-11-24T10:00:00.000Z',
  savedBy: 'Ayesha',
});
const answer = { title: 'Team: Hina Malik', newest: 2, hasMore: false };

test('versions stand side by side, and an older one is brought back', async () => {
  const requests = fakeServer({
    'GET /records/team/3/versions': {
      ...answer,
      versions: [version(2, 'Designer', 'Head of Design'), version(1, 'Intern', 'Designer')],
    },
    'POST /records/team/3/versions/1/restore': {},
  });
  const { user, toast } = renderAs('editor', <page.component />, {}, versionsAddress('team', 3));
  expect(await screen.findByRole('heading', { name: 'Team: Hina Malik' })).toBeVisible();
  const [newest, older] = screen.getAllByRole('article');
  expect(within(newest!).getByRole('cell', { name: 'Head of Design' })).toBeVisible();
  expect(within(newest!).queryByRole('button')).not.toBeInTheDocument();
  expect(older).toHaveTextContent('On the site');
  await user.click(within(older!).getByRole('button', { name: 'Bring back Version 1' }));
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Version 1 Brought Back' }));
  await waitFor(() =>
    expect(requests).toEqual([
      'GET /records/team/3/versions',
      'POST /records/team/3/versions/1/restore {"from":2}',
      'GET /records/team/3/versions',
    ]),
  );
});

test('a version that somebody has saved meanwhile is shown', async () => {
  fakeServer({
    'GET /records/team/3/versions': { ...answer, versions: [version(2, 'a', 'b'), version(1, 'c', 'a')] },
    'POST /records/team/3/versions/1/restore': refuse(409, 'Bilal has saved a newer version.'),
  });
  const { user } = renderAs('editor', <page.component />, {}, versionsAddress('team', 3));
  await user.click(await screen.findByRole('button', { name: 'Bring back Version 1' }));
  expect(await screen.findByText('Bilal has saved a newer version.')).toBeVisible();
});
