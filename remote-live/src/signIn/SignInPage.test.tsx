import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeServer, refuse } from '../testing/fakeServer';
import { renderAs } from '../testing/renderAs';
import { sessionState } from '../session/sessionState';
import { page } from './SignInPage';

const at = '2026-11-24T10:00:00.000Z';
const session = (browser: string, isThis: boolean) => ({
  browser,
  isThis,
  ip: browser,
  createdAt: at,
  seenAt: at,
});
const sessions = { sessions: [session('Firefox/140.0', true), session('Chrome/140.0', false)] };

test('somebody sees role and sessions, and signs out everywhere', async () => {
  const requests = fakeServer({ 'GET /sessions': sessions, 'DELETE /sessions': null });
  const { user, toast, router } = renderAs('editor', <page.component />);
  expect(screen.getByText(/Ayesha, ayesha@the.site. Your role: editor. You can edit/)).toBeVisible();
  const table = await screen.findByRole('table', { name: 'Sessions' });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Firefox (this one)', 'Chrome']);
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/login'));
  expect(requests).toContain('DELETE /sessions');
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Signed Out Everywhere' }));
  expect(sessionState.get().person).toBeNull();
});

test('when the session has ended, the list is read after the next sign-in', async () => {
  let hasSession = false;
  const ended = refuse(401, 'Sign in first: nobody is signed in, or the session has ended.');
  fakeServer({ 'GET /sessions': () => (hasSession ? sessions : ended) });
  renderAs('editor', <page.component />);
  expect(await screen.findByText('Your session has ended: sign in again.')).toBeVisible();
  expect(sessionState.get().hasEnded).toBe(true);
  hasSession = true;
  act(() => sessionState.set((state) => ({ ...state, hasEnded: false })));
  expect(await screen.findByRole('table', { name: 'Sessions' })).toBeVisible();
});

test('a server that cannot be reached leaves everything as it was', async () => {
  fakeServer({ 'GET /sessions': sessions, 'DELETE /sessions': refuse(503, 'The database does not answer.') });
  const { user, router } = renderAs('editor', <page.component />);
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The database does not answer.');
  expect(router.state.location.pathname).toBe('/');
  expect(sessionState.get().person).not.toBeNull();
});
