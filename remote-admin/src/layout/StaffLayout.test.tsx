import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { layout } from './StaffLayout';

const staffNavigation = [
  { label: 'Dashboard', path: '/admin', icon: 'LayoutDashboard' },
  { label: 'Team', path: '/admin/team', icon: 'Users' },
  { label: 'Receipts', path: '/admin/receipts', icon: 'no such icon' },
  { label: 'Platform', path: '/admin/platform', icon: 'Boxes', place: 'palette' as const },
];

function renderLayout({ path = '/admin', ...host } = {}) {
  return renderInHost(<layout.component />, { host: { staffNavigation, ...host }, path });
}

/** The jsdom window is narrow, so the sidebar is hidden until the menu opens. */
const sidebar = () => document.getElementById('admin-navigation') as HTMLElement;
const link = (name: string) =>
  within(sidebar()).getByText(name, { selector: 'a *' }).closest('a') as HTMLElement;
const button = (name: string) => within(sidebar()).getByText(name, { selector: 'button *' });

test('the sidebar lists what the registry offers, in its order', () => {
  renderLayout();
  const names = within(sidebar())
    .getAllByRole('link', { hidden: true })
    .map((entry) => entry.textContent);
  expect(names).toEqual(expect.arrayContaining(['Dashboard', 'Team', 'Receipts']));
  expect(names.slice(-3)).toEqual(['Dashboard', 'Team', 'Receipts']);
});

test.each([
  ['/admin', 'Dashboard'],
  ['/admin/team', 'Team'],
])('at %s exactly the entry %s is current', (path, label) => {
  renderLayout({ path });
  const current = ['Dashboard', 'Team', 'Receipts'].filter((name) => link(name).hasAttribute('aria-current'));
  expect(current).toEqual([label]);
});

test('the sidebar collapses, keeps the names of its links, and expands again', async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  renderLayout();
  await user.click(button('Collapse sidebar'));
  expect(button('Expand sidebar').closest('button')).toHaveAttribute('aria-expanded', 'false');
  expect(link('Team')).toHaveTextContent('Team');
  await user.click(button('Expand sidebar'));
  expect(button('Collapse sidebar')).toBeInTheDocument();
});

test('the phone menu opens, is closed by Escape and gives the focus back', async () => {
  const user = userEvent.setup();
  renderLayout();
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(screen.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: 'Team' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
});

test('choosing a link closes the phone menu', async () => {
  const user = userEvent.setup();
  renderLayout();
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(screen.getByRole('navigation', { name: 'Admin' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Team' }));
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
  expect(link('Team')).toHaveAttribute('aria-current', 'page');
});

test('logout ends the session, says so once and leaves', async () => {
  const user = userEvent.setup();
  const toast = jest.fn();
  const logOut = jest.fn();
  renderLayout({ toast, session: { isLoggedIn: () => true, logIn: jest.fn(), logOut } } as object);
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(logOut).toHaveBeenCalledTimes(1);
  expect(toast).toHaveBeenCalledTimes(1);
  expect(toast).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Logged out', description: 'You have been logged out successfully' }),
  );
});

test('the theme toggle names the mode that it switches to', async () => {
  const user = userEvent.setup();
  const toggle = jest.fn();
  renderLayout({ theme: { get: () => 'light', subscribe: () => () => undefined, toggle } } as object);
  await user.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
  expect(toggle).toHaveBeenCalled();
});

describe('tooltips of the collapsed sidebar', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  const tooltip = () => screen.queryByRole('tooltip', { hidden: true })?.textContent;
  const item = (name: string) => link(name).closest('li') as HTMLElement;
  const collapse = () => fireEvent.click(button('Collapse sidebar'));

  test('open after 700 ms', () => {
    renderLayout();
    collapse();
    fireEvent.pointerEnter(item('Team'));
    wait(699);
    expect(tooltip()).toBeUndefined();
    wait(1);
    expect(tooltip()).toBe('Team');
  });

  test('open at once within 300 ms after another one closed, and not later', () => {
    renderLayout();
    collapse();
    fireEvent.pointerEnter(item('Team'));
    wait(700);
    fireEvent.pointerLeave(item('Team'));
    wait(299);
    fireEvent.pointerEnter(item('Receipts'));
    expect(tooltip()).toBe('Receipts');
    fireEvent.pointerLeave(item('Receipts'));
    wait(300);
    fireEvent.pointerEnter(item('Team'));
    expect(tooltip()).toBeUndefined();
  });

  test('do not exist while the sidebar is expanded', () => {
    renderLayout();
    fireEvent.pointerEnter(item('Team'));
    wait(5000);
    expect(tooltip()).toBeUndefined();
  });
});
