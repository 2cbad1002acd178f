import { act, screen, waitFor } from '@testing-library/react';
import { renderInHost } from 'shared/testing';
import { Toaster } from './Toaster';
import { showToast } from './toastQueue';

const tell = (title: string) => act(async () => showToast({ title, type: 'success' }));

const titles = () => screen.getAllByRole('status').map((notice) => notice.textContent);

const setHeight = (innerHeight: number) => Object.assign(window, { innerHeight });

test.each([
  [1200, ['Sixth', 'Fifth', 'Fourth', 'Third']],
  [900, ['Sixth', 'Fifth', 'Fourth']],
  [200, ['Sixth']],
])(
  'in a window %i px high the newest notice shows at once, and the oldest makes room',
  async (height, shown) => {
    setHeight(height);
    const { unmount } = renderInHost(<Toaster />);
    for (const title of ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth']) {
      await tell(title);
      expect(titles()[0]).toContain(title);
    }
    await waitFor(() => expect(titles()).toEqual(shown));
    unmount();
  },
);

test('notices keep as far from the edges as the page asks for', async () => {
  renderInHost(<Toaster />);
  await tell('Anything');
  const group = (await screen.findByText('Anything')).closest('[data-scope="toast"][data-part="group"]');
  expect(group).toHaveStyle({ '--viewport-offset-right': 'var(--notices-end, 1rem)' });
  expect(group).toHaveStyle({ '--viewport-offset-bottom': 'var(--notices-bottom, 1rem)' });
});
