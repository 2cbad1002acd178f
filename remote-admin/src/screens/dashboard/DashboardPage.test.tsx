import { screen } from '@testing-library/react';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { page } from './DashboardPage';

test('under the figures: what waits, what was done, and the ways to the commonest tasks', async () => {
  renderInHost(<page.component />);
  expect(await screen.findByRole('link', { name: /3 new messages/ })).toHaveAttribute(
    'href',
    '/admin/messages',
  );
  expect(screen.getByText('What you change in this visit is listed here.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add Project' })).toHaveAttribute('href', '/admin/projects?add');
});

test('cards of other remotes stand on the overview, beside its own figures', async () => {
  const Extension = () => <p>Receivables</p>;
  const extensionsOf = jest.fn(() => [{ key: 'remote-x/Card', Extension }]);
  renderInHost(<page.component />, { host: { extensionsOf } });
  expect(await screen.findByText('Receivables')).toBeVisible();
  expect(extensionsOf).toHaveBeenCalledWith('dashboard');
  expect(screen.getByRole('tabpanel', { name: 'Overview' })).toContainElement(
    screen.getByText('Receivables'),
  );
  expect(screen.getByRole('link', { name: 'Projects 12' })).toBeVisible();
});

const staffNavigation = [{ path: '/admin/team', label: 'Team', icon: 'Users' }];

test.each([
  ['/admin/team', 'Team'],
  ['/admin/team?edit=3', 'Team'],
  ['/admin/partners/harbor', '/admin/partners/harbor'],
])('when %s was opened before the login, the dashboard leads on to it', async (asked, name) => {
  renderInHost(<page.component />, { host: { staffNavigation, returnTo: () => asked } });
  expect(await screen.findByRole('link', { name: `Continue to ${name}` })).toHaveAttribute('href', asked);
});

test('nothing leads on when no page was asked for', async () => {
  renderInHost(<page.component />, { host: { staffNavigation } });
  expect(await screen.findByRole('link', { name: 'Add Project' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Continue/ })).not.toBeInTheDocument();
});

test('in the live profile the cards of other remotes are all that there is', async () => {
  const Extension = () => <p>To do</p>;
  const extensionsOf = () => [{ key: 'remote-x/Card', Extension }];
  renderInHost(<page.component />, { host: { profile: 'live', extensionsOf } });
  expect(await screen.findByText('To do')).toBeVisible();
  for (const text of ['Projects', /visit/, 'Nothing waits for you.', 'Common tasks', 'Analytics'])
    expect(screen.queryByText(text)).not.toBeInTheDocument();
});
