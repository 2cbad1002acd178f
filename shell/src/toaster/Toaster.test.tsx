import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { Toaster } from './Toaster';
import { showToast } from './toastQueue';

const notify = (title: string) => act(async () => showToast({ title, type: 'success' }));

const titles = () => screen.getAllByRole('status').map((notice) => notice.textContent);

const setHeight = (innerHeight: number) => Object.assign(window, { innerHeight });

test.each([
  [1200, ['Sixth', 'Fifth', 'Fourth', 'Third']],
  [900, ['Sixth', 'Fifth', 'Fourth']],
  [200, ['Sixth']],
])(
  'in a window %i px high the newest notice shows at once, and the oldest is removed',
  async (height, shown) => {
    setHeight(height);
    const { unmount } = renderInHost(<Toaster />);
    for (const title of ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth']) {
      await notify(title);
      expect(titles()[0]).toContain(title);
    }
    await waitFor(() => expect(titles()).toEqual(shown));
    unmount();
  },
);

test('a removed notice with an action returns when there is room, one without does not', async () => {
  setHeight(200);
  const undo = jest.fn();
  renderInHost(<Toaster />);
  const remove = (title: string) =>
    act(async () =>
      showToast({
        title,
        type: 'error',
        duration: 60_000,
        action: { label: 'Undo', onClick: () => undo(title) },
      }),
    );
  await remove('First');
  await remove('Second');
  await notify('Third');
  await notify('Fourth');
  await waitFor(() => expect(titles()).toEqual([expect.stringContaining('Fourth')]));

  const dismiss = () => userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await dismiss();
  await waitFor(() => expect(titles()).toEqual([expect.stringContaining('Second')]));
  await dismiss();
  await waitFor(() => expect(titles()).toEqual([expect.stringContaining('First')]));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo.mock.calls).toEqual([['First']]);
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});

test('notices keep the distance from the edges that the page requests', async () => {
  renderInHost(<Toaster />);
  await notify('Anything');
  const group = (await screen.findByText('Anything')).closest('[data-scope="toast"][data-part="group"]');
  expect(group).toHaveStyle({ '--viewport-offset-right': 'var(--notices-end, 1rem)' });
  expect(group).toHaveStyle({ '--viewport-offset-bottom': 'var(--notices-bottom, 1rem)' });
});

test('a click from the notices into a field keeps the focus in the field', async () => {
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
