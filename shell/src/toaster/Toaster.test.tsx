import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '@vibrant-peak/shared/testing';
import type { ReactNode } from 'react';
import { showToast } from './toastQueue';

let Toaster: () => ReactNode;
beforeAll(async () => {
  // Room for more than three.
  Object.assign(window, { innerHeight: 1200 });
  ({ Toaster } = await import('./Toaster'));
});

const notify = (title: string) => act(async () => showToast({ title, type: 'success' }));

const titles = () => screen.getAllByRole('status').map((toast) => toast.textContent);

test('at most three toasts show, and each that waited has its own 5000 ms', async () => {
  jest.useFakeTimers();
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const isShown = (title: string) =>
    screen.queryAllByRole('status').some((toast) => toast.textContent?.includes(title));
  renderInHost(<Toaster />);
  for (const title of ['First', 'Second', 'Third', 'Fourth']) {
    await notify(title);
    await pass(500);
  }
  expect(titles()).toHaveLength(3);
  expect(isShown('First')).toBe(true);
  expect(isShown('Fourth')).toBe(false);
  // The first one is 4700 ms old.
  await pass(2700);
  expect(isShown('First')).toBe(true);
  await pass(1000);
  expect(isShown('First')).toBe(false);
  expect(isShown('Fourth')).toBe(true);
  await pass(4000);
  expect(isShown('Fourth')).toBe(true);
  await pass(2000);
  expect(isShown('Fourth')).toBe(false);
  jest.useRealTimers();
});

test('a click from the toasts into a field keeps the focus in the field', async () => {
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
