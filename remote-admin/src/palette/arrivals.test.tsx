import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { createContentPort } from '../testing/contentPort';
import { StaffTools } from './StaffTools';

test('the palette finds records of a list that is loaded only now', async () => {
  const user = userEvent.setup();
  renderInHost(<StaffTools />, { host: { profile: 'live', records: createContentPort() } });
  await user.click(screen.getByRole('button', { name: 'Command palette' }));
  await user.type(screen.getByRole('combobox'), 'bilal');
  expect(await screen.findByRole('option', { name: /Bilal Khan/ })).toBeVisible();
});
