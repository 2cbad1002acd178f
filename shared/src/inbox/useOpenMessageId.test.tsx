import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { useOpenMessageId } from './useOpenMessageId';

function Messages() {
  const { openId, show, close } = useOpenMessageId();
  return (
    <>
      <p>{openId === undefined ? 'None is open' : `${openId} is open`}</p>
      <button onClick={() => show(1)}>First</button>
      <button onClick={() => show(2)}>Second</button>
      <button onClick={close}>Close</button>
    </>
  );
}

function open(path: string) {
  const { router } = renderInHost(<Messages />, { path });
  const user = userEvent.setup();
  return { router, press: (name: string) => user.click(screen.getByRole('button', { name })) };
}

test('closing returns to the list with its address, however many messages were walked through', async () => {
  const { router, press } = open('/admin/messages?kind=application');
  await press('First');
  await press('Second');
  expect(router.state.location.search).toBe('?message=2');
  await press('Close');
  await waitFor(() => expect(router.state.location.search).toBe('?kind=application'));
  expect(screen.getByText('None is open')).toBeVisible();
});

test('a message that its address has opened closes to the list', async () => {
  const { router, press } = open('/admin/messages?message=7');
  expect(screen.getByText('7 is open')).toBeVisible();
  await press('Close');
  expect(router.state.location).toMatchObject({ pathname: '/admin/messages', search: '' });
});

test.each(['', 'first', '-1', '1e3', '12345678901'])('the id %j names no message', (id) => {
  open(`/admin/messages?message=${id}`);
  expect(screen.getByText('None is open')).toBeVisible();
});
