import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, useLocation } from 'shared/router';
import { renderInHost } from 'shared/testing';
import { LeaveDialog } from './LeaveDialog';
import { unsavedChanges } from './unsavedChanges';
import { useUnsavedChanges } from './useUnsavedChanges';

function Page() {
  const [text, setText] = useState('');
  useUnsavedChanges(text !== '');
  return <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />;
}

function Site() {
  const { pathname } = useLocation();
  return (
    <>
      <Link to="/other">Other page</Link>
      {pathname === '/' ? <Page /> : <p>This is {pathname}</p>}
      <LeaveDialog />
    </>
  );
}

const dialog = () => screen.findByRole('dialog', { name: 'Leave without saving?' });

function wouldBeAskedOnClose(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test('nothing typed, nothing asked', async () => {
  const user = userEvent.setup();
  renderInHost(<Site />);
  expect(wouldBeAskedOnClose()).toBe(false);
  await user.click(screen.getByText('Other page'));
  expect(await screen.findByText('This is /other')).toBeVisible();
});

test('typed text is kept by Stay and given up by leaving', async () => {
  const user = userEvent.setup();
  renderInHost(<Site />);
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

test('other ways out, such as Logout, wait for the answer', async () => {
  const user = userEvent.setup();
  const logOut = jest.fn();
  renderInHost(<Site />);
  await user.type(screen.getByLabelText('Text'), 'draft');
  act(() => unsavedChanges.leaveBy(logOut));
  await dialog();
  expect(logOut).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Leave without saving' }));
  expect(logOut).toHaveBeenCalledTimes(1);
});
