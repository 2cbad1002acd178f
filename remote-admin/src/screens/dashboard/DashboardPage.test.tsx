import { screen } from '@testing-library/react';
import type { RecordsPort } from '@vibrant-peak/shared/host';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { projects } from '@vibrant-peak/shared/content/projects';
import { services } from '@vibrant-peak/shared/content/services';
import { team as teamMembers } from '@vibrant-peak/shared/content/team';
import { testimonials } from '@vibrant-peak/shared/content/testimonials';
import { createContentPort } from '../../testing/contentPort';
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

test('in the live profile the figures count the records, and no sample is shown', async () => {
  renderInHost(<page.component />, { host: { profile: 'live', records: createContentPort() } });
  for (const [label, { length }] of Object.entries({
    'Team Members': teamMembers,
    Projects: projects,
    Services: services,
    Testimonials: testimonials,
  })) {
    expect(await screen.findByRole('link', { name: `${label} ${length}` })).toBeVisible();
  }
  expect(screen.queryByText(/new messages/)).not.toBeInTheDocument();
  expect(screen.queryByText('What you change in this visit is listed here.')).not.toBeInTheDocument();
});

test('in the live profile the cards of other remotes stand there, too, when the figures cannot be read', async () => {
  const Extension = () => <p>Add a passkey first</p>;
  const extensionsOf = () => [{ key: 'remote-x/Card', Extension }];
  const port = createContentPort();
  const load = () => Promise.reject(new Error('This takes a passkey.'));
  const records: RecordsPort = { ...port, of: (list) => ({ ...port.of(list), load }) };
  renderInHost(<page.component />, { host: { profile: 'live', records, extensionsOf } });
  expect(await screen.findByText('This takes a passkey.')).toBeVisible();
  expect(screen.getByText('Add a passkey first')).toBeVisible();
});
