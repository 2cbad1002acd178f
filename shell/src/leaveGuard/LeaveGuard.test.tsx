import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { Link, useLocation, useNavigate } from '@vibrant-peak/shared/router';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { useUnsavedChanges } from '@vibrant-peak/shared/host';
import { LeaveGuard } from './LeaveGuard';
import { unsavedChanges } from './unsavedChanges';

function Page() {
  const [text, setText] = useState('');
  useUnsavedChanges(text !== '');
  return <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />;
}

function Site({ Form = Page }: { Form?: ComponentType }) {
  const { pathname } = useLocation();
  return (
    <>
      <Link to="/other">Other page</Link>
      <Link to="/?form">Same page</Link>
      {pathname === '/' ? <Form /> : <p>This is {pathname}</p>}
      <LeaveGuard />
    </>
  );
}

/** A form that goes back to its list once a save is done, which `finishSave` ends. */
let finishSave = () => {};
function SavedForm() {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const release = useUnsavedChanges(text !== '');
  finishSave = () => {
    if (!release()) void navigate('/list');
  };
  return <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />;
}

const dialog = () => screen.findByRole('dialog', { name: 'Leave without saving?' });

function wouldBeAskedOnClose(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test('without unsaved changes nothing is asked', async () => {
  const user = userEvent.setup();
  renderInHost(<Site />, { host: { unsavedChanges } });
  expect(wouldBeAskedOnClose()).toBe(false);
  await user.click(screen.getByText('Other page'));
  expect(await screen.findByText('This is /other')).toBeVisible();
});

test('Stay preserves typed text, and leaving discards it', async () => {
  const user = userEvent.setup();
  renderInHost(<Site />, { host: { unsavedChanges } });
  await user.type(screen.getByLabelText('Text'), 'draft');
  expect(wouldBeAskedOnClose()).toBe(true);
  await user.click(screen.getByText('Other page'));
  await dialog();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Text')).toHaveValue('draft');
  await user.click(screen.getByText('Other page'));
  await dialog();
  await user.click(screen.getByRole('button', { name: 'Leave without saving' }));
  expect(await screen.findByText('This is /other')).toBeVisible();
  expect(wouldBeAskedOnClose()).toBe(false);
});

test('a link pressed while a save runs is followed when the changes are saved', async () => {
  const user = userEvent.setup();
  renderInHost(<Site Form={SavedForm} />, { host: { unsavedChanges } });
  await user.type(screen.getByLabelText('Text'), 'draft');
  await user.click(screen.getByText('Other page'));
  await dialog();
  await act(async () => finishSave());
  expect(await screen.findByText('This is /other')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('after Stay, a save ends as if no link was pressed', async () => {
  const user = userEvent.setup();
  renderInHost(<Site Form={SavedForm} />, { host: { unsavedChanges } });
  await user.type(screen.getByLabelText('Text'), 'draft');
  await user.click(screen.getByText('Other page'));
  await dialog();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  await act(async () => finishSave());
  expect(await screen.findByText('This is /list')).toBeVisible();
});

test('Logout goes on when the changes that it asks about are saved', async () => {
  const user = userEvent.setup();
  const logOut = jest.fn();
  renderInHost(<Site />, { host: { unsavedChanges } });
  let release = () => false;
  await act(async () => {
    release = unsavedChanges.hold({ scope: 'visit' });
  });
  await user.type(screen.getByLabelText('Text'), 'draft');
  await act(async () => unsavedChanges.leaveBy(logOut));
  await dialog();
  await act(async () => void release());
  expect(logOut).not.toHaveBeenCalled();
  await user.clear(screen.getByLabelText('Text'));
  expect(logOut).toHaveBeenCalledTimes(1);
});

test('other exits, such as Logout, wait for the answer', async () => {
  const user = userEvent.setup();
  const logOut = jest.fn();
  renderInHost(<Site />, { host: { unsavedChanges } });
  await user.type(screen.getByLabelText('Text'), 'draft');
  await act(async () => unsavedChanges.leaveBy(logOut));
  await dialog();
  expect(logOut).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Leave without saving' }));
  expect(logOut).toHaveBeenCalledTimes(1);
});

test('changes held for the visit do not block routes, and guard the tab on every page', async () => {
  const user = userEvent.setup();
  renderInHost(<Site />, { host: { unsavedChanges } });
  let release = () => false;
  act(() => {
    release = unsavedChanges.hold({ scope: 'visit' });
  });
  await user.click(screen.getByText('Other page'));
  expect(await screen.findByText('This is /other')).toBeVisible();
  expect(wouldBeAskedOnClose()).toBe(true);
  act(() => void release());
  expect(wouldBeAskedOnClose()).toBe(false);
});

test('the dialog shows the text and the extra action of the unsaved changes, and stays open during that action', async () => {
  const user = userEvent.setup();
  const save = jest.fn();
  const logOut = jest.fn();
  renderInHost(<Site />, { host: { unsavedChanges } });
  let release = () => false;
  await act(async () => {
    release = unsavedChanges.hold({
      scope: 'visit',
      text: 'The invoice is not saved.',
      action: { label: 'Save file', onClick: save },
    });
    unsavedChanges.leaveBy(logOut);
  });
  expect(await dialog()).toHaveTextContent('The invoice is not saved.');
  await user.click(screen.getByRole('button', { name: 'Save file' }));
  expect(save).toHaveBeenCalledTimes(1);
  expect(logOut).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Leave without saving' }));
  expect(logOut).toHaveBeenCalledTimes(1);
  expect(wouldBeAskedOnClose()).toBe(true);
  act(() => void release());
});

test('leaving the staff area discards changes held for the visit; navigating within it does not', async () => {
  const user = userEvent.setup();
  const onDiscard = jest.fn();
  renderInHost(<Site />, { host: { unsavedChanges } });
  let release = () => false;
  act(() => {
    release = unsavedChanges.hold({ scope: 'visit', onDiscard });
  });
  await user.type(screen.getByLabelText('Text'), 'draft');
  await user.click(screen.getByText('Other page'));
  await dialog();
  await user.click(screen.getByRole('button', { name: 'Leave without saving' }));
  expect(await screen.findByText('This is /other')).toBeVisible();
  expect(onDiscard).not.toHaveBeenCalled();
  await act(async () => unsavedChanges.leaveBy(() => undefined));
  await dialog();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(onDiscard).not.toHaveBeenCalled();
  await act(async () => unsavedChanges.leaveBy(() => undefined));
  await dialog();
  await user.click(screen.getByRole('button', { name: 'Leave without saving' }));
  expect(onDiscard).toHaveBeenCalledTimes(1);
  act(() => void release());
});

test('a change of the query asks, too, because it closes a form', async () => {
  const user = userEvent.setup();
  renderInHost(<Site />, { host: { unsavedChanges } });
  await user.type(screen.getByLabelText('Text'), 'draft');
  await user.click(screen.getByText('Same page'));
  await dialog();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
});
