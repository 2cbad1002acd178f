import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from 'shared/testing';
import { page } from './DashboardPage';

test.each([
  ['Team Members', '8'],
  ['Projects', '12'],
  ['Services', '4'],
  ['Testimonials', '24'],
])('the overview says %s: %s', async (label, figure) => {
  renderInHost(<page.component />);
  expect((await screen.findByText(label)).parentElement).toHaveTextContent(`${label}${figure}`);
});

test('analytics are coming soon', async () => {
  const user = userEvent.setup();
  renderInHost(<page.component />);
  await user.click(screen.getByRole('tab', { name: 'Analytics' }));
  expect(screen.getByRole('tabpanel', { name: 'Analytics' })).toHaveTextContent('coming soon');
});

test('search engines are kept away', () => {
  expect(page.metadata).toEqual({ title: 'Dashboard | Vibrant Peak', robots: 'noindex, nofollow' });
});
