import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'shared/router';
import { renderInHost } from 'shared/testing';
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

function Site() {
  const { pathname, search } = useLocation();
  return (
    <>
      <p>
        {pathname}
        {search}
      </p>
      <input aria-label="Text" />
      <StaffTools />
    </>
  );
}

function open() {
  renderInHost(<Site />, { host: { staffNavigation } });
  return userEvent.setup();
}

/** Where the focus goes is for a real browser to show: this one lays nothing out. */
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

test('what is typed before the field of the palette has the focus is searched for, and the page does not get it', async () => {
  const user = open();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const isLeftToThePage = [...'re'].map((key) => fireEvent.keyDown(screen.getByLabelText('Text'), { key }));
  expect(isLeftToThePage).toEqual([false, false]);
  await palette();
  expect(search()).toHaveValue('re');
  await user.type(search(), 'cé');
  expect(search()).toHaveValue('recé');
});

test('whoever turns to the page before the palette is there types into the page', async () => {
  open();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const field = screen.getByLabelText('Text');
  fireEvent.pointerDown(field);
  expect(fireEvent.keyDown(field, { key: 'r' })).toBe(true);
  await palette();
  expect(search()).toHaveValue('');
});

test('the palette reaches the pages of every remote by keyboard', async () => {
  const user = open();
  await user.keyboard('{Control>}k{/Control}');
  await palette();
  await user.type(search(), 'reCÉ');
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('/admin/receipts')).toBeVisible();
});

test('the palette offers every Add action', async () => {
  const user = open();
  await user.keyboard('{Control>}k{/Control}');
  await palette();
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'TeamPage',
    'ReceiptsPage',
    'PlatformPage',
    'Add Team MemberAction',
    'Add ProjectAction',
    'Add ServiceAction',
    'Add TestimonialAction',
    'Add JobAction',
    'Print invoiceAction',
    'Switch to dark modeAction',
    'View siteAction',
    'Keyboard shortcuts?Action',
    'LogoutAction',
  ]);
  await user.type(search(), '{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  expect(await screen.findByText('/admin/team?add')).toBeVisible();
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

test('? shows the shortcuts, but not while typing', async () => {
  const user = open();
  await user.click(screen.getByLabelText('Text'));
  await user.keyboard('?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.tab();
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
