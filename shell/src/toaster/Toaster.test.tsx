import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '@vibrant-peak/shared/testing';
import type { ReactNode } from 'react';
import { showToast } from './toastQueue';

let Toaster: () => ReactNode;
beforeAll(async () => {
  ({ Toaster } = await import('./Toaster'));
});

afterEach(() => jest.useRealTimers());

const notify = (title: string) => act(async () => showToast({ title, type: 'success' }));

const toastOf = (title: string) =>
  screen.queryAllByRole('status').find((toast) => toast.textContent?.includes(title));

test('the newest toast is in front at once, and each lives its own 5000 ms behind it', async () => {
  jest.useFakeTimers();
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  renderInHost(<Toaster />);
  for (const title of ['First', 'Second', 'Third', 'Fourth']) {
    await notify(title);
    await pass(100);
    expect(toastOf(title)).toHaveAttribute('data-first');
    await pass(400);
  }
  expect(toastOf('First')).toHaveAttribute('data-overlap');
  // The first one is 4700 ms old.
  await pass(2700);
  expect(toastOf('First')).toBeDefined();
  await pass(1000);
  expect(toastOf('First')).toBeUndefined();
  expect(toastOf('Fourth')).toBeDefined();
  await pass(2000);
  expect(toastOf('Fourth')).toBeUndefined();
});

test('the pointer spreads the toasts, also one that comes meanwhile', async () => {
  renderInHost(<Toaster />);
  for (const title of ['First', 'Second']) await notify(title);
  const user = userEvent.setup();
  await user.hover(toastOf('Second')!);
  await waitFor(() => expect(toastOf('First')).toHaveAttribute('data-stack'));
  await notify('Third');
  await notify('Fourth');
  await waitFor(() => expect(toastOf('Third')).toHaveAttribute('data-stack'));
  await user.unhover(toastOf('Fourth')!);
  await waitFor(() => expect(toastOf('First')).toHaveAttribute('data-overlap'));
});

test('a click from the toasts into a field leaves the focus in the field', async () => {
  renderInHost(
    <>
      <button>Delete</button>
      <input aria-label="Search" />
      <Toaster />
    </>,
  );
  await notify('Anything');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.keyboard('{Alt>}t{/Alt}');
  await waitFor(() => expect(screen.getByRole('region')).toHaveFocus());
  await user.click(screen.getByRole('textbox', { name: 'Search' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus());
  await user.keyboard('hello');
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('hello');
});
