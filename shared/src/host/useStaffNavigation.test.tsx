import { act, screen } from '@testing-library/react';
import { createStore } from '../store';
import { renderInHost } from '../testing/index';
import { useStaffNavigation, type SessionState } from './index';

const staffNavigation = [
  { path: '/admin/team', label: 'Team', icon: 'Users' },
  { path: '/admin/changes', label: 'Changes', icon: 'Clock', role: 'publisher' as const },
  { path: '/admin/people', label: 'People', icon: 'Users', role: 'manager' as const },
];
const session = { isLoggedIn: () => true, logIn: async () => undefined, logOut: async () => undefined };
const personOf = (role: 'editor' | 'publisher' | 'manager') => ({
  id: '1',
  name: 'Ayesha',
  email: 'ayesha@the.site',
  role,
});

function Navigation() {
  return (
    <ul>
      {useStaffNavigation().map(({ label }) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
  );
}
const labels = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('entries that take a role are shown to people from that role on, and follow the person', () => {
  const state = createStore<SessionState>(() => ({ person: personOf('editor'), hasEnded: false }));
  renderInHost(<Navigation />, { host: { staffNavigation, session: { ...session, state } } });
  expect(labels()).toEqual(['Team']);
  act(() => state.set({ person: personOf('publisher'), hasEnded: false }));
  expect(labels()).toEqual(['Team', 'Changes']);
  act(() => state.set({ person: personOf('manager'), hasEnded: false }));
  expect(labels()).toEqual(['Team', 'Changes', 'People']);
});

test('entries that take a right are shown to people who have it', () => {
  const invoices = {
    path: '/admin/invoices',
    label: 'Invoices',
    icon: 'Receipt',
    right: 'mayInvoice' as const,
  };
  const person = personOf('manager');
  const state = createStore<SessionState>(() => ({ person, hasEnded: false }));
  renderInHost(<Navigation />, { host: { staffNavigation: [invoices], session: { ...session, state } } });
  expect(labels()).toEqual([]);
  act(() => state.set({ person: { ...person, mayInvoice: true }, hasEnded: false }));
  expect(labels()).toEqual(['Invoices']);
});

test('where nobody is known by name they are not shown', () => {
  renderInHost(<Navigation />, { host: { staffNavigation, session } });
  expect(labels()).toEqual(['Team']);
});
