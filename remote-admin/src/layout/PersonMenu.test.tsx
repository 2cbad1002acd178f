import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HostServices } from '@vibrant-peak/shared/host';
import { fakeHost, renderInHost } from '@vibrant-peak/shared/testing';
import { PersonMenu } from './PersonMenu';

const state = {
  person: { id: '1', name: 'Ayesha', email: 'ayesha@the.site', role: 'editor' as const },
  hasEnded: false,
};
const host: Partial<HostServices> = {
  session: { ...fakeHost().session, state: { get: () => state, subscribe: () => () => undefined } },
  staffNavigation: [
    { path: '/admin/team', label: 'Team', icon: 'Users' },
    { path: '/admin/sign-in', label: 'My sign-in', icon: 'ShieldCheck', place: 'person' },
  ],
};

test('the menu of the person has the pages about them, by keyboard too', async () => {
  renderInHost(<PersonMenu />, { host });
  const user = userEvent.setup();
  await user.click(screen.getByText('Ayesha'));
  expect(screen.getByText('ayesha@the.site, editor')).toBeVisible();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['My sign-in']);
  screen.getByRole('link').focus();
  await user.keyboard('{Escape}');
  expect(screen.getByText('Ayesha').closest('details')).not.toHaveAttribute('open');
  expect(screen.getByText('Ayesha').closest('summary')).toHaveFocus();
});

test('there is none where nobody has a session of their own', () => {
  renderInHost(<PersonMenu />, { host: { staffNavigation: host.staffNavigation! } });
  expect(document.querySelector('details')).toBeNull();
});
