import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Toast } from '@vibrant-peak/shared/host';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { projects } from '../entities/projects';
import { createNetwork, createSlowRecords, type Network } from '../testing/slowRecords';
import { EntityScreen } from './EntityScreen';

const lost = 'The connection was lost. Please try again.';

async function open() {
  const network = createNetwork();
  const records = createSlowRecords(projects.samples.slice(0, 2), network);
  await records.load();
  network.requests = [];
  const toast = jest.fn<void, [Toast]>();
  const { router } = renderInHost(<EntityScreen entity={projects} />, {
    route: projects.path,
    path: projects.path,
    host: { toast, records: { of: () => records } },
  });
  return { user: userEvent.setup(), network, toast, records, router };
}

/** @returns a function that lets the answers arrive. */
function holdAnswers(network: Network) {
  let answer = () => {};
  network.hold = new Promise((resolve) => (answer = resolve));
  return () => act(async () => answer());
}

const button = (name: string) => screen.getByRole('button', { name });

test('the toast and the list wait for the save; a second press saves nothing twice', async () => {
  const { user, network, toast } = await open();
  const answer = holdAnswers(network);
  await user.click(button('Edit Swift Cart'));
  await user.clear(screen.getByLabelText('Title'));
  await user.type(screen.getByLabelText('Title'), 'Swift Cart 2');
  await user.click(button('Save'));
  await waitFor(() => expect(button('Save')).toHaveAttribute('aria-busy', 'true'));
  await user.click(button('Save'));
  expect(screen.getByLabelText('Title').closest('[inert]')).not.toBeNull();
  expect(toast).not.toHaveBeenCalled();
  await answer();
  expect(await screen.findByRole('row', { name: /Swift Cart 2/ })).toBeVisible();
  expect(network.requests).toEqual(['update']);
  expect(toast.mock.calls).toEqual([
    [{ type: 'success', title: 'Project Updated', description: 'Swift Cart 2' }],
  ]);
});

test('a failed save says why and keeps what was typed; Save works again afterwards', async () => {
  const { user, network, toast } = await open();
  network.isCut = () => true;
  const answer = holdAnswers(network);
  await user.click(button('Add Project'));
  await user.type(screen.getByLabelText('Title'), 'Night Market');
  await user.type(screen.getByLabelText('Description'), 'Stalls');
  await user.type(screen.getByLabelText('Category'), 'Web Development{Enter}');
  await waitFor(() => expect(button('Save')).toHaveAttribute('aria-busy', 'true'));
  // As browsers do when the fields become inert.
  act(() => (document.activeElement as HTMLElement).blur());
  await answer();
  expect(await screen.findByRole('alert')).toHaveTextContent(lost);
  expect(screen.getByLabelText('Title')).toHaveValue('Night Market');
  await waitFor(() => expect(button('Save')).toHaveFocus());
  expect(toast).not.toHaveBeenCalled();
  network.isCut = () => false;
  await user.click(button('Save'));
  expect(await screen.findByRole('row', { name: /Night Market/ })).toHaveAttribute('data-added');
  expect(toast.mock.calls).toEqual([
    [{ type: 'success', title: 'Project Added', description: 'Night Market' }],
  ]);
});

test.each([
  ['succeeds', () => false, { type: 'success', title: 'Project Updated', description: 'Swift Cart' }],
  ['fails', () => true, { type: 'error', title: 'Not Saved', description: lost }],
])(
  'a save that %s after the user has left says so, and leaves the page alone',
  async (_how, isCut, expected) => {
    const { user, network, toast, router } = await open();
    const answer = holdAnswers(network);
    network.isCut = isCut;
    await user.click(button('Edit Swift Cart'));
    await user.click(button('Save'));
    await waitFor(() => expect(button('Save')).toHaveAttribute('aria-busy', 'true'));
    await act(() => router.navigate(`${projects.path}?edit=1`));
    await answer();
    await waitFor(() => expect(toast.mock.calls).toEqual([[expected]]));
    expect(router.state.location.search).toBe('?edit=1');
  },
);

test('a removal that fails says so and removes nothing', async () => {
  const { user, network, toast } = await open();
  network.isCut = () => true;
  await user.click(button('Delete Swift Cart'));
  await waitFor(() =>
    expect(toast.mock.calls).toEqual([[{ type: 'error', title: 'Not Saved', description: lost }]]),
  );
  expect(screen.getByRole('row', { name: /Swift Cart/ })).toBeVisible();
});

test('an Undo that fails says so, and Ctrl+Z tries it again', async () => {
  const { user, network, toast } = await open();
  await user.click(button('Delete Swift Cart'));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Swift Cart/ })).not.toBeInTheDocument());
  network.isCut = () => true;
  toast.mock.calls[0]![0].action!.onClick();
  await waitFor(() =>
    expect(toast).toHaveBeenLastCalledWith({ type: 'error', title: 'Not Saved', description: lost }),
  );
  network.isCut = () => false;
  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByRole('row', { name: /Swift Cart/ })).toBeVisible();
});

test('a bulk change that fails changes no row', async () => {
  const { user, network, toast } = await open();
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Field to change' }), 'Category');
  await user.type(screen.getByRole('textbox', { name: 'New Category' }), 'Design');
  network.isCut = () => true;
  await user.click(button('Change'));
  await waitFor(() =>
    expect(toast.mock.calls).toEqual([[{ type: 'error', title: 'Not Saved', description: lost }]]),
  );
  expect(within(screen.getByRole('table')).queryByText('Design')).not.toBeInTheDocument();
});

test('an import that fails stays open with the reason, and leaves nothing half done', async () => {
  const { user, network, records } = await open();
  const before = records.get();
  const file = 'Title,Description,Category\r\nSwift Cart,New words,Web\r\nNight Market,Stalls,Web\r\n';
  const upload = new File([], 'projects.csv', { type: 'text/csv' });
  upload.arrayBuffer = async () => new TextEncoder().encode(file).buffer;
  await user.upload(screen.getByLabelText('CSV file'), upload);
  network.isCut = () => true;
  await user.click(await screen.findByRole('button', { name: 'Import 2 Projects' }));
  expect(await screen.findByText(lost)).toBeVisible();
  expect(records.get()).toEqual(before);
  expect(network.requests).toEqual(['update']);
});

test('a save names the record as it was when the form opened, whatever was saved since', async () => {
  const { user, records } = await open();
  const [first] = records.get();
  await user.click(button(`Edit ${first!['title']}`));
  await act(async () => records.update([{ from: first!, values: { category: 'Someone else wrote this' } }]));
  const update = jest.spyOn(records, 'update');
  await user.click(button('Save'));
  await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
  expect(update.mock.lastCall![0]).toEqual([
    { from: first, values: expect.objectContaining({ title: first!['title'] }) },
  ]);
});
