import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { fakeServer, refuse } from '../testing/fakeServer';
import { page } from './NewPasswordPage';

const secret = 's'.repeat(43);
const path = '/admin/new-password';
const gone = 'This link is no longer valid: it was used or replaced, or its 30 minutes are over.';

function open(answers: Parameters<typeof fakeServer>[0], hash = '') {
  const requests = fakeServer({ 'GET /session': { person: null, sendsMail: true }, ...answers });
  const toast = jest.fn();
  const { router } = renderInHost(<page.component />, { host: { toast }, path: path + hash });
  return { requests, toast, router, user: userEvent.setup() };
}

test('a typed address gets the same answer, whether it is known or not', async () => {
  const { requests, user } = open({ 'POST /new-password/request': null });
  await user.type(await screen.findByLabelText('Email'), 'bilal@the.site');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(/If bilal@the.site belongs to somebody here/)).toBeVisible();
  expect(requests.at(-1)).toBe('POST /new-password/request {"email":"bilal@the.site"}');
  expect(screen.getByRole('link', { name: 'Back to the login' })).toHaveAttribute('href', '/admin/login');
});

test('a refusal is reported, and the address stays', async () => {
  const { user } = open({ 'POST /new-password/request': refuse(429, 'Too many attempts: try again.') });
  await user.type(await screen.findByLabelText('Email'), 'bilal@the.site');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText('Too many attempts: try again.')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('bilal@the.site');
});

test('a site without a mail server says whom to ask', async () => {
  open({ 'GET /session': { person: null, sendsMail: false } });
  expect(await screen.findByText(/Ask a manager/)).toBeVisible();
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
});

test('the link of the mail sets the password, and leads to the login', async () => {
  const { requests, toast, router, user } = open(
    { 'POST /new-password/link': { email: 'bilal@the.site' }, 'POST /new-password': null },
    `#${secret}`,
  );
  expect(await screen.findByText(/For bilal@the.site/)).toBeVisible();
  await user.type(screen.getByLabelText('New password'), 'twelve letters');
  await user.click(screen.getByRole('button', { name: 'Set the password' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/login'));
  expect(requests.at(-1)).toBe(`POST /new-password {"secret":"${secret}","password":"twelve letters"}`);
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Password Set' }));
});

test('the link opens in the tab that asked for it, too', async () => {
  const { router } = open({ 'POST /new-password/link': { email: 'bilal@the.site' } });
  await screen.findByLabelText('Email');
  await act(() => router.navigate(`${path}#${secret}`));
  expect(await screen.findByLabelText('New password')).toBeVisible();
});

test('a guessable password is refused at its field', async () => {
  const refusal = refuse(422, 'This password is easily guessed.', 'password');
  const { user } = open(
    { 'POST /new-password/link': { email: 'bilal@the.site' }, 'POST /new-password': refusal },
    `#${secret}`,
  );
  const field = await screen.findByLabelText('New password');
  await user.type(field, 'passwordpassword');
  await user.click(screen.getByRole('button', { name: 'Set the password' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/This password is easily guessed\.$/));
  expect(field).toHaveValue('passwordpassword');
});

test('a link that is over leads to another one', async () => {
  const { user } = open({ 'POST /new-password/link': refuse(410, gone) }, `#${secret}`);
  expect(await screen.findByText(gone)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ask for another link' }));
  expect(await screen.findByLabelText('Email')).toBeVisible();
});
