import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
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

describe('the sidebar of the live profile', () => {
  const entry = (label: string, more: object = {}) => ({
    label,
    path: `/admin/${label.toLowerCase()}`,
    icon: 'Boxes',
    ...more,
  });
  const liveNavigation = [
    { label: 'Dashboard', path: '/admin', icon: 'LayoutDashboard' },
    entry('Team', { group: 'site' }),
    entry('Messages', { group: 'inbox' }),
    entry('Changes', { group: 'inbox' }),
    entry('Receipts', { group: 'money', partOf: '/admin/invoices' }),
    entry('Invoices', { group: 'money' }),
    entry('Partners', { group: 'of an older release' }),
    entry('Settings', { group: 'settings' }),
    entry('People', { place: 'settings' }),
  ];
  const count = (number: number) => ({ get: () => number, subscribe: () => () => undefined });
  const renderLive = (path: string) =>
    renderLayout({
      path,
      profile: 'live',
      staffNavigation: liveNavigation,
      inbox: { unread: count(3) },
      records: { unpublished: count(12) },
    } as object);
  const links = () => [...sidebar().querySelectorAll('a')].map(({ textContent }) => textContent);
  const item = (name: string) => link(name).closest('li')!;

  test('has the groups Inbox, Site and Money; an entry of an unknown group stands before them', () => {
    renderLive('/admin');
    expect(links()).toEqual(['Dashboard', 'Partners', 'Messages', 'Changes', 'Team', 'Invoices', 'Settings']);
    const lists = within(sidebar()).getAllByRole('list', { hidden: true });
    expect(lists.flatMap((list) => list.getAttribute('aria-label') ?? [])).toEqual([
      'Inbox',
      'Site',
      'Money',
      'Settings',
    ]);
  });

  test('shows one entry for a page and its parts, which is current while one of them is open', () => {
    renderLive('/admin/receipts?invoice=1');
    expect(links()).not.toContain('Receipts');
    expect(link('Invoices')).toHaveAttribute('aria-current', 'page');
    expect(sidebar().querySelectorAll('[aria-current]')).toHaveLength(1);
  });

  test('counts unread messages and unpublished changes', () => {
    renderLive('/admin');
    expect(item('Messages')).toHaveTextContent('Messages3');
    expect(item('Changes')).toHaveTextContent('Changes12');
    expect(item('Team')).toHaveTextContent(/^Team$/);
  });

  test('unfolds rare pages by a press, and while one of them is open', () => {
    const { router } = renderLive('/admin');
    const more = () => button('More settings').closest('button')!;
    expect(more()).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(more());
    expect(links().at(-1)).toBe('People');
    fireEvent.click(more());
    expect(links().at(-1)).toBe('Settings');
    act(() => void router.navigate('/admin/people'));
    expect(more()).toHaveAttribute('aria-expanded', 'true');
    expect(link('People')).toHaveAttribute('aria-current', 'page');
    act(() => void router.navigate('/admin'));
    expect(links().at(-1)).toBe('Settings');
  });

  test('scrolls to rare pages that unfold below the edge', async () => {
    renderLive('/admin');
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    fireEvent.click(button('More settings'));
    await waitFor(() => expect((scroll.mock.instances as unknown[]).includes(item('People'))).toBe(true));
  });

  test('scrolls to the current link, once', () => {
    // As in newer browsers.
    const scroll = jest
      .spyOn(Element.prototype, 'scrollIntoView')
      .mockReturnValue(Promise.resolve() as unknown as void);
    const { router } = renderLive('/admin/people');
    expect(scroll.mock.instances.at(-1)).toBe(link('People'));
    act(() => void router.navigate('/admin/invoices'));
    expect(scroll.mock.instances.at(-1)).toBe(link('Invoices'));
    scroll.mockClear();
    fireEvent.click(button('Collapse sidebar'));
    expect(scroll).not.toHaveBeenCalled();
    scroll.mockRestore();
  });
});

test('below 1024 px the sidebar of the live profile is collapsed until the user expands it', () => {
  const narrow = (query: string) =>
    ({
      matches: query === '(max-width: 1023.98px)',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  const media = jest.spyOn(window, 'matchMedia').mockImplementation(narrow);
  const { unmount } = renderLayout();
  expect(button('Collapse sidebar')).toBeInTheDocument();
  unmount();
  renderLayout({ profile: 'live' } as object);
  fireEvent.click(button('Expand sidebar'));
  expect(button('Collapse sidebar')).toBeInTheDocument();
  media.mockRestore();
});
