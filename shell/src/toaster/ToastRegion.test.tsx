import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { ToastRegion } from './ToastRegion';
import { showToast } from './toastQueue';

jest.mock('./Toaster', () => {
  throw new Error('lost');
});

test('when the toaster does not load, toasts lose their design, but neither their text nor the page', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const undo = jest.fn();
  renderInHost(
    <>
      <p>What was typed</p>
      <ToastRegion />
    </>,
  );
  await act(async () => showToast({ title: 'Saved', type: 'success' }));
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
  expect(screen.getByText('What was typed')).toBeVisible();

  await act(async () =>
    showToast({
      title: 'Deleted',
      description: 'Ayesha',
      type: 'success',
      action: { label: 'Undo', onClick: undo },
    }),
  );
  expect(screen.getByRole('status')).toHaveTextContent('Deleted Ayesha');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('status')).toBeNull();
  jest.useRealTimers();
});
