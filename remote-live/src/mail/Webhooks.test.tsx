import { screen, waitFor, within } from '@testing-library/react';
import { fakeServer, refuse } from '../testing/fakeServer';
import { renderAs } from '../testing/renderAs';
import { Webhooks } from './Webhooks';

const url = 'https://crm.example/hook';
const crm = { id: '1', url, createdAt: '2026-11-24T10:00:00.000Z' };

test('an address is added, its secret is shown once, and it is removed after a question', async () => {
  let webhooks: object[] = [];
  const requests = fakeServer({
    'GET /webhooks': () => ({ webhooks }),
    'POST /webhooks': () => {
      webhooks = [crm];
      return { id: '1', secret: 'whsec_abc' };
    },
    'DELETE /webhooks/1': () => {
      webhooks = [];
      return null;
    },
  });
  const { user, toast } = renderAs('manager', <Webhooks />);
  expect(await screen.findByText('No webhooks yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add a webhook' }));
  await user.type(await screen.findByLabelText('Address'), url);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByLabelText('Secret')).toHaveValue('whsec_abc');
  expect(requests).toContain(`POST /webhooks {"url":"${url}"}`);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByDisplayValue('whsec_abc')).not.toBeInTheDocument();
  const table = screen.getByRole('table', { name: 'Webhooks' });
  await user.click(await within(table).findByRole('button', { name: `Remove ${url}` }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(requests).toContain('DELETE /webhooks/1'));
  expect(await screen.findByText('No webhooks yet.')).toBeVisible();
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Webhook Removed' }));
});

test('an address that is refused stays in its field, with the reason', async () => {
  const reason = 'This address is on a private network: webhooks lead to the internet alone.';
  fakeServer({ 'GET /webhooks': { webhooks: [] }, 'POST /webhooks': refuse(422, reason, 'url') });
  const { user } = renderAs('manager', <Webhooks />);
  await user.click(await screen.findByRole('button', { name: 'Add a webhook' }));
  const field = await screen.findByLabelText('Address');
  await user.type(field, 'https://10.0.0.1/');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(`${reason}$`)));
  expect(field).toHaveValue('https://10.0.0.1/');
});
