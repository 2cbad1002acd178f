import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { OfficePanel } from './OfficePanel';

/** Tabs measure themselves in a microtask. */
const renderPanel = () => act(async () => renderInHost(<OfficePanel />));

test('starts in Lahore', async () => {
  await renderPanel();
  const tabs = within(screen.getByRole('tablist', { name: 'Offices' })).getAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Lahore', 'Karachi', 'Islamabad']);
  expect(screen.getByRole('tab', { name: 'Lahore' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByTitle('Lahore Office Map')).toHaveAttribute('loading', 'lazy');
});

test('a tab changes address, phone, email and map', async () => {
  await renderPanel();
  const lahoreMap = screen.getByTitle('Lahore Office Map');
  await userEvent.click(screen.getByRole('tab', { name: 'Karachi' }));
  const panel = within(screen.getByRole('tabpanel', { name: 'Karachi' }));
  expect(panel.getByRole('link', { name: 'karachi@vibrantpeak.example' })).toHaveAttribute(
    'href',
    'mailto:karachi@vibrantpeak.example',
  );
  expect(panel.getByRole('link', { name: '+92 21 3555 0162' })).toHaveAttribute('href', 'tel:+922135550162');
  expect(panel.getByText(/Seabreeze Plaza/)).toBeVisible();
  expect(panel.getByTitle('Karachi Office Map')).toHaveAttribute('src', expect.stringContaining('Karachi'));
  expect(lahoreMap).not.toBeInTheDocument();
});
