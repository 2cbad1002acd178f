import { act, fireEvent, screen, within } from '@testing-library/react';
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
