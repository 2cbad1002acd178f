import { screen, waitFor, within } from '@testing-library/react';
import { conversation, fakeInbox } from '../testing/fakeInbox';
import { refuse } from '../testing/fakeServer';
import { renderAs } from '../testing/renderAs';
import type { Conversation } from './conversation';
import { Inbox } from './Inbox';

const answers = {
  'GET /saved-answers': { answers: [{ id: 'a', title: 'Offer', text: 'Dear {name}, about {subject}.' }] },
};
let lastId = 900;

/** Opens the form. */
async function open(answer?: object, changes?: Partial<Conversation>) {
  const id = ++lastId;
  const requests = fakeInbox([conversation(id, 'sara@lumen.example', 'Our offer', changes)], {
    ...answers,
    'POST /inbox': answer ?? { id },
  });
  const page = renderAs('editor', <Inbox />, {}, '/admin/messages');
  await page.user.click(await screen.findByRole('button', { name: 'New message' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New message' }));
  const type = async (to: string) => {
    await page.user.type(dialog.getByLabelText(/^To/), to);
    await page.user.type(dialog.getByLabelText(/^Subject/), 'Our offer');
  };
  return { id, dialog, type, requests, ...page };
}

test('a message to any address is sent, and its conversation opens', async () => {
  const { dialog, type, user, requests, toast, router, id } = await open();
  await type('sara@lumen.example');
  await user.type(dialog.getByLabelText(/^Message/), 'Hello');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(router.state.location.search).toBe(`?message=${id}`));
  const sent = { to: 'sara@lumen.example', subject: 'Our offer', text: 'Hello' };
  expect(requests).toContain(`POST /inbox ${JSON.stringify(sent)}`);
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Message Stored' }));
  expect(screen.queryByRole('dialog', { name: 'New message' })).not.toBeInTheDocument();
});

test('a saved answer is inserted by choice; a placeholder without words is not sent', async () => {
  const { dialog, type, user, requests } = await open();
  await type('sara@lumen.example');
  await user.selectOptions(await dialog.findByLabelText('Saved answer'), 'Offer');
  await user.click(dialog.getByRole('button', { name: 'Insert' }));
  expect(dialog.getByLabelText(/^Message/)).toHaveValue('Dear {name}, about Our offer.');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText('Replace {name} by the words that you mean.')).toBeVisible();
  expect(requests.join()).not.toContain('POST');
});

test('what is missing is named at its field, and what the server refuses, too', async () => {
  const detail = 'This is an address of the site itself.';
  const { dialog, type, user, requests } = await open(refuse(422, detail, 'to'));
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  for (const text of ['Enter one email address.', 'Give the message a subject.', 'Type the message.'])
    expect(await dialog.findByText(text)).toBeVisible();
  expect(requests.join()).not.toContain('POST');
  await type('hello@the.site');
  await user.type(dialog.getByLabelText(/^Message/), 'Hello');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText(detail)).toBeVisible();
  expect(dialog.getByLabelText(/^Message/)).toHaveValue('Hello');
});

test('the list says that a colleague began a conversation', async () => {
  await open(undefined, { isOurs: true });
  expect(screen.getByText('Written by us')).toBeInTheDocument();
});
