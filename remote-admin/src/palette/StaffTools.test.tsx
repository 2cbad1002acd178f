import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from '@vibrant-peak/shared/router';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { entities } from '../entities/index';
import { StaffTools } from './StaffTools';

const staffNavigation = [
  { label: 'Team', path: '/admin/team', icon: 'Users' },
  {
    label: 'Receipts',
    path: '/admin/receipts',
    icon: 'Receipt',
    keywords: ['Invoice'],
    actions: [{ label: 'Print invoice', icon: 'Printer', search: '?print' }],
  },
  { label: 'Platform', path: '/admin/platform', icon: 'Boxes', place: 'palette' as const },
];

const onSubmit = jest.fn();

function Site() {
  const { pathname, search } = useLocation();
  return (
    <>
      <p>
        {pathname}
        {search}
      </p>
      <form onSubmit={onSubmit}>
        <input aria-label="Text" />
      </form>
      <StaffTools />
    </>
  );
}

function open() {
  renderInHost(<Site />, { host: { staffNavigation } });
  return userEvent.setup();
}

const palette = () => screen.findByRole('dialog', { name: 'Command palette' });
const search = () => screen.getByRole('combobox', { name: 'Search pages and actions' });

test.each(['{Control>}k{/Control}', '{Meta>}K{/Meta}'])(
  '%s opens the palette, even from a field',
  async (keys) => {
    const user = open();
    await user.click(screen.getByLabelText('Text'));
    await user.keyboard(keys);
    expect(await palette()).toBeVisible();
  },
);

test('keys that follow the shortcut at once go into the palette, and Enter chooses', async () => {
  open();
  screen.getByLabelText('Text').focus();
  fireEvent.keyDown(screen.getByLabelText('Text'), { key: 'k', ctrlKey: true });
  // No wait between the keys: the palette needs the focus before the next one arrives.
  expect(search()).toHaveFocus();
  fireEvent.change(search(), { target: { value: 'team' } });
  fireEvent.keyDown(search(), { key: 'Enter' });
  expect(await screen.findByText('/admin/team')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Enter that ends a composition runs no command', async () => {
  open();
  fireEvent.keyDown(document.body, { key: 'л', code: 'KeyK', ctrlKey: true });
  fireEvent.change(search(), { target: { value: 'team' } });
  fireEvent.keyDown(search(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(search(), { key: 'Enter', keyCode: 229 });
  expect(search()).toBeVisible();
  fireEvent.keyDown(search(), { key: 'Enter' });
  expect(await screen.findByText('/admin/team')).toBeVisible();
});

test('Enter in the palette does not send the form that it was opened from', async () => {
  const user = open();
  await user.click(screen.getByLabelText('Text'));
  await user.keyboard('{Control>}k{/Control}team{Enter}');
  expect(await screen.findByText('/admin/team')).toBeVisible();
  expect(screen.getByLabelText('Text')).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('the palette offers every Add action', async () => {
  const user = open();
  await user.keyboard('{Control>}k{/Control}');
  await palette();
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'TeamPage',
    'ReceiptsPage',
    'PlatformPage',
    ...entities.map(({ singular }) => `Add ${singular}Action`),
    'Print invoiceAction',
    'Switch to dark modeAction',
    'View siteAction',
    'Keyboard shortcuts?Action',
    'LogoutAction',
  ]);
  await user.type(search(), '{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  expect(await screen.findByText('/admin/team?add')).toBeVisible();
});

test('a page that is part of another one leaves its actions to the palette', async () => {
  const [team, receipts] = staffNavigation;
  const invoices = { label: 'Invoices', path: '/admin/invoices', icon: 'Receipt' };
  const part = { ...receipts!, partOf: '/admin/invoices' };
  renderInHost(<Site />, { host: { staffNavigation: [team!, part, invoices] } });
  const user = userEvent.setup();
  await user.keyboard('{Control>}k{/Control}');
  await palette();
  await user.type(search(), 'invoice');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'InvoicesPage',
    'Print invoiceAction',
  ]);
});

test.each([
  ['invoice', ['ReceiptsPage', 'Print invoiceAction']],
  ['swift', ['Swift CartProject']],
  ['log out', ['LogoutAction']],
  ['sign out', ['LogoutAction']],
  ['new project', ['Add ProjectAction']],
  ['members', ['TeamPage', 'Import Team MembersAction']],
  ['csv', entities.map(({ heading }) => `Import ${heading}Action`)],
  ['theme', ['Switch to dark modeAction']],
  ['sensors', ['Tom Okafor: Sensors for cold storesMessage']],
  ['team', ['TeamPage', 'Add Team MemberAction', 'Import Team MembersAction']],
])('"%s" finds %j', async (text, found) => {
  const user = open();
  await user.keyboard('{Control>}k{/Control}');
  await palette();
  await user.type(search(), text);
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(found);
});

test('a record that was found opens in its form', async () => {
  const user = open();
  await user.keyboard('{Control>}k{/Control}');
  await palette();
  await user.type(search(), 'swift{Enter}');
  expect(await screen.findByText('/admin/projects?edit=2')).toBeVisible();
});
