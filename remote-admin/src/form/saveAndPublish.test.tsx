import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { team as content } from '@vibrant-peak/shared/content/team';
import type { Role } from '@vibrant-peak/shared/contract';
import type { Records, SessionState, Toast } from '@vibrant-peak/shared/host';
import { createStore } from '@vibrant-peak/shared/store';
import { fakeHost, renderInHost } from '@vibrant-peak/shared/testing';
import { team } from '../entities/team';
import { page } from '../list/EntityPage';
import { recordsOf } from '../records/collectionOf';
import { createContentPort } from '../testing/contentPort';
import { createNetwork } from '../testing/slowRecords';

const person = { id: '1', name: 'Ayesha', email: 'ayesha@the.site' };

/** The form of a record where records are published; publishing ends when the test says so. */
async function open({ role = 'publisher' as Role, path = '/admin/team?edit=1' } = {}) {
  const network = createNetwork();
  const records = createContentPort(network);
  const undo = jest.fn(() => Promise.resolve());
  let end: { resolve: (undo: () => Promise<void>) => void; reject: (error: Error) => void };
  const publish = jest.fn(
    () => new Promise<() => Promise<void>>((resolve, reject) => (end = { resolve, reject })),
  );
  Object.assign(recordsOf(team, records), { publish } satisfies Partial<Records>);
  const state = createStore((): SessionState => ({ person: { ...person, role }, hasEnded: false }));
  const toast = jest.fn<void, [Toast]>();
  const { unmount } = renderInHost(<page.component />, {
    host: { profile: 'live', toast, records, session: { ...fakeHost().session, state } },
    path,
  });
  await screen.findByLabelText('Bio');
  const user = userEvent.setup();
  return {
    user,
    network,
    publish,
    state,
    unmount,
    bio: async (text: string) => {
      await user.clear(screen.getByLabelText('Bio'));
      await user.click(screen.getByLabelText('Bio'));
      await user.paste(text);
    },
    stored: () => recordsOf(team, records).get()[0],
    goLive: () => end.resolve(undo),
    undo,
    lastToast: () => toast.mock.calls.at(-1)![0],
    fail: (reason: string) => end.reject(new Error(reason)),
    toasts: () => toast.mock.calls.map(([{ title, description }]) => [title, description]),
  };
}

const button = (name: string) => screen.getByRole('button', { name });
const both = () => button('Save and publish');

test('one press saves and publishes, once however often it is pressed, and closes the form', async () => {
  const { bio, publish, stored, goLive, toasts } = await open();
  await bio('New words.');
  fireEvent.click(both());
  fireEvent.click(both());
  const running = await screen.findByRole('button', { name: 'Publishing …' });
  expect(running).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(publish).toHaveBeenCalledTimes(1));
  fireEvent.click(running);
  expect(stored()).toEqual({ ...content[0], bio: 'New words.' });
  expect(button('Save')).toBeDisabled();
  goLive();
  await screen.findByRole('table');
  expect(publish.mock.calls).toEqual([[1]]);
  expect(toasts()).toEqual([
    ['Team Member Updated', 'Ayesha Siddiqui'],
    ['Published', 'Visitors can see it now.'],
  ]);
});

test('a record that does not go live is a draft: the form says why, and goes on with it', async () => {
  const { user, bio, publish, fail, toasts } = await open();
  await bio('New words.');
  await user.click(both());
  await waitFor(() => expect(publish).toHaveBeenCalledTimes(1));
  fail('/team does not render.');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Saved as a draft, not published: /team does not render.',
  );
  expect(screen.getByLabelText('Bio')).toHaveValue('New words.');
  expect(both()).not.toHaveAttribute('aria-busy');
  await user.click(button('Cancel'));
  await screen.findByRole('table');
  expect(toasts()).toEqual([['Team Member Updated', 'Ayesha Siddiqui']]);
});

test('what is not saved is not published', async () => {
  const { user, bio, network, publish } = await open();
  await bio('');
  await user.click(both());
  await waitFor(() => expect(screen.getByLabelText('Bio')).toHaveAccessibleDescription(/required/));
  await bio('New words.');
  network.isCut = (request) => request === 'update';
  await user.click(both());
  expect(await screen.findByRole('alert')).toHaveTextContent('The connection was lost. Please try again.');
  expect(publish).not.toHaveBeenCalled();
});

test('who has left the form sees a toast that it did not go live', async () => {
  const { user, publish, fail, unmount, toasts } = await open();
  await user.click(both());
  await waitFor(() => expect(publish).toHaveBeenCalledTimes(1));
  unmount();
  fail('/team does not render.');
  const reason = 'Saved as a draft, not published: /team does not render.';
  await waitFor(() => expect(toasts()).toContainEqual(['Not Published', reason]));
});

test('what the end of a session has cut off is published after the next sign-in', async () => {
  const { user, publish, fail, state } = await open();
  await user.click(both());
  await waitFor(() => expect(publish).toHaveBeenCalledTimes(1));
  act(() => state.set((before) => ({ ...before, hasEnded: true })));
  fail('Sign in first.');
  await screen.findByRole('alert');
  act(() => state.set((before) => ({ ...before, hasEnded: false })));
  await waitFor(() => expect(publish).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('Enter in a field saves without publishing', async () => {
  const { user, publish } = await open();
  await user.type(screen.getByLabelText('Name'), '{Enter}');
  await screen.findByRole('table');
  expect(publish).not.toHaveBeenCalled();
});

test.each([
  ['editors', { role: 'editor' as Role }],
  ['new records', { path: '/admin/team?add' }],
])('%s have no such button', async (_who, how) => {
  await open(how);
  expect(button('Save')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save and publish' })).toBeNull();
});

test('the toast after publishing undoes it', async () => {
  const { bio, publish, goLive, undo, toasts, lastToast } = await open();
  await bio('New words.');
  fireEvent.click(both());
  await waitFor(() => expect(publish).toHaveBeenCalledTimes(1));
  await act(async () => goLive());
  await waitFor(() => expect(lastToast().action?.label).toBe('Undo'));
  await act(async () => lastToast().action!.onClick());
  expect(undo).toHaveBeenCalledTimes(1);
  await waitFor(() =>
    expect(toasts().at(-1)).toEqual(['Publication Undone', 'The site is as it was before.']),
  );
});
