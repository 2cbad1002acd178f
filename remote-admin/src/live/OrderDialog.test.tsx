import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { testimonials } from '../entities/testimonials';
import { page } from '../list/EntityPage';
import { recordsOf } from '../records/collectionOf';
import { createContentPort } from '../testing/contentPort';

const [farah, sofia, imran, samina] = [
  'Farah Jamil',
  'Sofia Lindqvist',
  'Imran Yousafzai',
  'Dr. Samina Raza',
];

async function open() {
  const port = createContentPort();
  const arrange = jest.fn().mockResolvedValue(undefined);
  Object.assign(recordsOf(testimonials, port), { arrange });
  const toast = jest.fn();
  renderInHost(<page.component />, {
    host: { profile: 'live', toast, records: port },
    path: testimonials.path,
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Change order' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Order of Testimonials' }));
  const rows = () => dialog.getAllByRole('listitem');
  return { user, toast, arrange, dialog, rows, titles: () => rows().map(({ textContent }) => textContent) };
}

test('buttons move a record, keep the focus and say where it is; the order is saved as a whole', async () => {
  const { user, toast, arrange, dialog, titles } = await open();
  const down = dialog.getByRole('button', { name: `Move ${farah} down` });
  await user.click(down);
  expect(down).toHaveFocus();
  expect(dialog.getByRole('status')).toHaveTextContent(`${farah} is now 2 of 4`);
  await user.keyboard('{Enter}');
  await user.click(dialog.getByRole('button', { name: `Move ${samina} up` }));
  await user.click(dialog.getByRole('button', { name: `Move ${sofia} up` }));
  expect(titles()).toEqual([sofia, imran, samina, farah]);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(arrange.mock.calls).toEqual([[[2, 3, 4, 1]]]);
  expect(toast.mock.calls).toEqual([
    [{ type: 'success', title: 'Order Saved', description: 'Testimonials' }],
  ]);
});

test('a row is dragged to another place, until it is let go', async () => {
  const { rows, titles } = await open();
  const handle = rows()[3]!.querySelector('[data-handle]')!;
  // Not in jsdom.
  Object.assign(handle, { releasePointerCapture: () => undefined });
  fireEvent.pointerMove(rows()[0]!);
  fireEvent.pointerDown(handle);
  fireEvent.pointerMove(rows()[1]!);
  expect(titles()).toEqual([farah, samina, sofia, imran]);
  fireEvent.pointerUp(document.body);
  fireEvent.pointerMove(rows()[0]!);
  expect(titles()).toEqual([farah, samina, sofia, imran]);
});

test('an order that is not saved says why, and stays to be saved again', async () => {
  const { user, arrange, dialog, titles } = await open();
  arrange.mockRejectedValueOnce(new Error('The server does not answer.'));
  await user.click(dialog.getByRole('button', { name: `Move ${farah} down` }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The server does not answer.');
  expect(titles()).toEqual([sofia, farah, imran, samina]);
});
