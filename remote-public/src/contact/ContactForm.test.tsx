import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { ContactForm } from './ContactForm';
import { unsentMessage } from './unsentMessage';

beforeEach(() => unsentMessage.set(undefined));

const messages = {
  Name: 'Name must be at least 2 characters.',
  Email: 'Please enter a valid email address.',
  Subject: 'Subject must be at least 4 characters.',
  Message: 'Message must be at least 10 characters.',
};

const send = () => screen.getByRole('button', { name: 'Send Message' });
const fields = () => Object.keys(messages).map((label) => screen.getByLabelText<HTMLInputElement>(label));

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

test('in the live profile the message goes to the email program, without a promise', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const toast = jest.fn();
  renderInHost(<ContactForm />, { host: { toast, profile: 'live' } });
  const user = userEvent.setup();
  expect(screen.getByText(/The button opens your email program/)).toBeVisible();
  await user.click(send());
  expect(await screen.findByText(messages.Name)).toBeVisible();
  expect(open).not.toHaveBeenCalled();
  await fillIn(user);
  await user.click(send());
  await waitFor(() => expect(open).toHaveBeenCalledTimes(1));
  expect(open).toHaveBeenCalledWith(
    'mailto:hello@vibrantpeak.example?subject=Shop&body=We%20need%20a%20shop.%0D%0A%0D%0AAl%0D%0Aal%40example.org',
    '_self',
  );
  expect(toast.mock.calls).toEqual([[expect.objectContaining({ title: 'Your email program opens' })]]);
  expect(fields().map(({ value }) => value)).toEqual(['Al', 'al@example.org', 'Shop', 'We need a shop.']);
  open.mockRestore();
});
