import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { ContactForm } from './ContactForm';
import { unsentMessage } from './unsentMessage';

beforeEach(() => unsentMessage.set(undefined));

const send = () => screen.getByRole('button', { name: 'Send Message' });
const fillIn = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(screen.getByLabelText('Name'), 'Al');
  await user.type(screen.getByLabelText('Email'), 'al@example.org');
  await user.type(screen.getByLabelText('Subject'), 'Shop');
  await user.type(screen.getByLabelText('Message'), 'We need a shop.');
};

test('unsent text is restored after a navigation, and cleared once it was sent', async () => {
  const user = userEvent.setup();
  const show = () => renderInHost(<ContactForm />, { host: { toast: () => undefined } });
  const first = show();
  await user.type(screen.getByLabelText(/^Name/), 'Ayesha Khan');
  await user.type(screen.getByLabelText(/^Email/), 'ayesha@example.org');
  first.unmount();
  const second = show();
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Ayesha Khan');
  await user.type(screen.getByLabelText(/^Subject/), 'Web shop');
  await user.type(screen.getByLabelText(/^Message/), 'We need a shop for three showrooms.');
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveValue(''));
  second.unmount();
  show();
  expect(screen.getByLabelText(/^Name/)).toHaveValue('');
});

test('in the default profile nothing is sent', async () => {
  const fetching = jest.fn();
  const originalFetch = window.fetch;
  window.fetch = fetching;
  const toast = jest.fn();
  const user = userEvent.setup();
  renderInHost(<ContactForm />, { host: { toast } });
  expect(screen.queryByText(/We store what you send/)).toBeNull();
  await fillIn(user);
  await user.click(send());
  await waitFor(() => expect(toast).toHaveBeenCalledTimes(1));
  expect(fetching).not.toHaveBeenCalled();
  window.fetch = originalFetch;
});
