import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { PortfolioCarousel } from './PortfolioCarousel';

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(900);
});

afterEach(() => jest.restoreAllMocks());

const openerOf = (title: string) => screen.getByRole('button', { name: 'View Details', description: title });

test.each([
  ['the button Close', { name: 'Close' }],
  ['the X', { name: 'Close dialog' }],
])('View Details opens the project, %s closes it and gives the focus back', async (_name, closer) => {
  const user = userEvent.setup();
  renderInHost(<PortfolioCarousel />);
  const opener = openerOf('Swift Cart');
  await user.click(opener);

  const dialog = within(await screen.findByRole('dialog', { name: 'Swift Cart' }));
  expect(dialog.getByText('Taaza Grocers')).toBeVisible();
  expect(dialog.getByText('5 months')).toBeVisible();
  expect(dialog.getByText('React Native')).toBeVisible();

  await user.click(dialog.getByRole('button', closer));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(opener).toHaveFocus());
});

test('Escape closes the project', async () => {
  const user = userEvent.setup();
  renderInHost(<PortfolioCarousel />);
  await user.click(openerOf('Bazaar Insight'));
  await screen.findByRole('dialog', { name: 'Bazaar Insight' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
