import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionState } from '@vibrant-peak/shared/host';
import { createStore } from '@vibrant-peak/shared/store';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { projects } from '../entities/projects';
import { page } from '../list/EntityPage';
import { recordsOf } from '../records/collectionOf';
import { createContentPort } from '../testing/contentPort';

const person = { id: '1', name: 'Ayesha', email: 'ayesha@the.site', role: 'editor' as const };
const refusal = 'Sign in first: nobody is signed in, or the session has ended.';

/** A project's form whose first saves fail for these reasons. The session ended with `refusal`. */
async function openForm(...reasons: string[]) {
  const state = createStore<SessionState>(() => ({ person, hasEnded: false }));
  const session = { isLoggedIn: () => true, logIn: jest.fn(), logOut: jest.fn(), state };
  const toast = jest.fn();
  const port = createContentPort();
  const records = recordsOf(projects, port);
  const actual = records.update;
  const update = jest.fn(async (...edits: Parameters<typeof actual>) => {
    const reason = reasons.shift();
    if (reason === undefined) return actual(...edits);
    if (reason === refusal) act(() => state.set((before) => ({ ...before, hasEnded: true })));
    throw new Error(reason);
  });
  Object.assign(records, { update });
  renderInHost(<page.component />, {
    host: { profile: 'live', records: port, session, toast },
    path: `${projects.path}?edit=1`,
  });
  const user = userEvent.setup();
  const title = await screen.findByLabelText('Title');
  await user.type(title, '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  const signIn = (who = person) => act(() => state.set({ person: who, hasEnded: false }));
  return {
    update,
    toast,
    user,
    title,
    signIn,
    end: () => act(() => state.set((now) => ({ ...now, hasEnded: true }))),
  };
}

const problem = () => screen.queryByRole('alert');

test('a save that came after the end of the session is sent again automatically, once, when the person has signed in', async () => {
  const { update, signIn, toast } = await openForm(refusal);
  signIn();
  const updatedToast = expect.objectContaining({ title: 'Project Updated' });
  await waitFor(() => expect(toast).toHaveBeenCalledWith(updatedToast));
  expect(update).toHaveBeenCalledTimes(2);
  expect(problem()).not.toBeInTheDocument();
});

test('it saves what is in the form by then', async () => {
  const { update, user, title, signIn } = await openForm(refusal);
  await user.type(title, '?');
  signIn();
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
  expect(update.mock.lastCall![0][0]!.values).toMatchObject({ title: expect.stringMatching(/!\?$/) });
});

test('somebody else saves by pressing Save; the red line goes', async () => {
  const { update, signIn } = await openForm(refusal);
  signIn({ ...person, id: '2' });
  await waitFor(() => expect(problem()).not.toBeInTheDocument());
  expect(update).toHaveBeenCalledTimes(1);
});

test('a save that failed for another reason is not sent again', async () => {
  const { update, signIn, end } = await openForm('The server does not answer.');
  end();
  signIn();
  expect(update).toHaveBeenCalledTimes(1);
  expect(problem()).toBeVisible();
});
