import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Toast } from '@vibrant-peak/shared/host';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { defineEntity, type Entity } from './entity';

interface Partner {
  id: number;
  name: string;
  site: string;
  isActive: boolean;
}

const mockPartners = defineEntity<Partner>({
  path: '/admin/partners',
  navigation: { label: 'Partners', icon: 'Handshake', order: 55 },
  heading: 'Partners',
  description: 'Who we work with.',
  singular: 'Partner',
  titleField: 'name',
  fields: [
    { name: 'name', label: 'Name', kind: 'text', isRequired: true, isColumn: true },
    { name: 'site', label: 'Site', kind: 'url', isColumn: true },
    { name: 'isActive', label: 'Active', kind: 'checkbox', isColumn: true, initial: () => true },
  ],
  samples: [{ id: 1, name: 'Meherban Textiles', site: 'https://meherban.example', isActive: true }],
});

/** A new list needs one line beside its definition. A real list at the same path is left out. */
jest.mock('./index', () => {
  const { entities } = jest.requireActual<{ entities: readonly Entity[] }>('./index');
  return { entities: [...entities.filter(({ path }) => path !== mockPartners.path), mockPartners] };
});

test('its route and its entry in the sidebar follow', async () => {
  const { default: remote } = await import('../pages');
  expect(remote.pages.filter(({ path }) => path === '/admin/partners')).toEqual([
    {
      path: '/admin/partners',
      heading: 'Partners',
      module: 'list/EntityPage',
      navigation: { ...mockPartners.navigation, group: 'site' },
    },
  ]);
});

test('the command palette can add one', async () => {
  const { commandsOf } = await import('../palette/commands');
  expect(commandsOf([])).toContainEqual(
    expect.objectContaining({ label: 'Add Partner', path: '/admin/partners?add' }),
  );
});

test('its page has title, table, form, rules and toasts', async () => {
  const { page } = await import('../list/EntityPage');
  const user = userEvent.setup();
  const toast = jest.fn<void, [Toast]>();
  renderInHost(<page.component />, { host: { toast }, path: '/admin/partners' });
  expect(typeof page.metadata === 'function' && page.metadata('/admin/partners').title).toBe(
    'Partners | Vibrant Peak',
  );
  const rows = () => within(screen.getByRole('table', { name: 'Partners' })).getAllByRole('row');
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    'NameSiteActiveActions',
    'Meherban Textilesmeherban.exampleYes',
  ]);

  await user.click(screen.getByRole('button', { name: 'Add Partner' }));
  expect(screen.getByLabelText('Active')).toBeChecked();
  await user.type(screen.getByLabelText('Site'), 'nowhere');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('This field is required'),
  );
  expect(screen.getByLabelText('Site')).toHaveAccessibleDescription(/Must be a web address/);

  await user.type(screen.getByLabelText('Name'), 'Noor');
  await user.clear(screen.getByLabelText('Site'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith({ type: 'success', title: 'Partner Added', description: 'Noor' }),
  );
  await waitFor(() => expect(rows().at(-1)).toHaveTextContent('NoorYes'));
});
