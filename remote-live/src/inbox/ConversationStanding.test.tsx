import { screen, waitFor, within } from '@testing-library/react';
import { conversation, fakeInbox } from '../testing/fakeInbox';
import { renderAs } from '../testing/renderAs';
import type { Conversation } from './conversation';
import { Inbox } from './Inbox';

let lastId = 1100;

/** Opens a message, and reads the words of its actions. */
async function actionsOf(changes: Partial<Conversation>) {
  const id = ++lastId;
  const requests = fakeInbox([conversation(id, 'Sara Ahmed', 'Designer', changes)]);
  const page = renderAs('editor', <Inbox />, {}, `/admin/messages?message=${id}`);
  const group = within(await screen.findByRole('group', { name: 'Actions' }));
  const words = () => group.queryAllByRole('button').map(({ textContent }) => textContent);
  return { id, group, words, requests, ...page };
}

test('the actions are words: those of an application, and those of what is done', async () => {
  const { words, unmount } = await actionsOf({ kind: 'application', stage: 'new' });
  expect(words()).toEqual(['Assign to me', 'Waiting', 'Done', 'Spam', 'Decline']);
  unmount();
  const done = await actionsOf({ state: 'archived' });
  expect(done.words()).toEqual(['Assign to me', 'Reopen']);
});

test('spam is one press, and so is the way back', async () => {
  const { id, group, words, user, requests } = await actionsOf({});
  await user.click(group.getByRole('button', { name: 'Spam' }));
  await waitFor(() => expect(words()).toEqual(['Assign to me', 'Not spam']));
  expect(requests).toContain(`PATCH /inbox/${id} {"state":"spam"}`);
});
