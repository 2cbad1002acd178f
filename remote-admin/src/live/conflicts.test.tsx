import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Conflict, RecordEdit, Toast } from '@vibrant-peak/shared/host';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { projects } from '../entities/projects';
import { page } from '../list/EntityPage';
import { recordsOf } from '../records/collectionOf';
import { createContentPort } from '../testing/contentPort';

/**
 * The form of a project, with changes that somebody else has saved meanwhile in some of its fields.
 */
async function open(theirs: Record<string, unknown>) {
  const port = createContentPort();
  const records = recordsOf(projects, port);
  await records.load();
  const [first] = records.get();
  const update = jest.spyOn(records, 'update');
  const edits: RecordEdit<NonNullable<typeof first>>[][] = [];
  update.mockImplementation(async (next) => {
    edits.push([...next]);
    if (edits.length === 1) throw conflictOf(next[0]!, theirs);
    return [];
  });
  const toast = jest.fn<void, [Toast]>();
  renderInHost(<page.component />, {
    host: { profile: 'live', toast, records: port },
    path: `/admin/projects?edit=${first!.id}`,
  });
  const user = userEvent.setup();
  const outcome = await screen.findByLabelText('Outcome');
  await user.clear(outcome);
  await user.type(outcome, 'Mine');
  return { user, toast, edits, records };
}

function conflictOf(edit: RecordEdit<{ id: number | string }>, theirs: Record<string, unknown>): Conflict {
  const merged = { ...edit.from, ...edit.values };
  const mine = merged as Record<string, unknown>;
  return Object.assign(new Error('Bilal has changed this meanwhile.'), {
    name: 'Conflict' as const,
    savedBy: 'Bilal',
    merged,
    disagreements: Object.entries(theirs).map(([field, value]) => ({
      field,
      mine: mine[field],
      theirs: value,
    })),
  });
}

const button = (name: string) => screen.getByRole('button', { name });
const question = () => screen.findByRole('dialog', { name: 'Bilal has changed Bazaar Insight, too' });

test('the same fields are asked about by label, with both values; what is chosen is saved from the newer version', async () => {
  const technologies = ['Elm', 'Rust'];
  const { user, toast, edits } = await open({ outcome: 'Theirs', technologies });
  await user.click(button('Save'));
  const dialog = within(await question());
  const outcome = within(dialog.getByRole('group', { name: 'Outcome' }));
  expect(outcome.getByRole('radio', { name: 'Mine Mine' })).toBeChecked();
  expect(outcome.getByRole('radio', { name: 'By Bilal Theirs' })).not.toBeChecked();
  await user.click(
    within(dialog.getByRole('group', { name: 'Technologies' })).getByRole('radio', {
      name: /^By Bilal Elm\sRust$/,
    }),
  );
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('table', { name: 'Projects' })).toBeVisible();
  expect(edits).toHaveLength(2);
  expect(edits[1]).toEqual([
    {
      from: expect.objectContaining({ outcome: 'Mine' }),
      values: expect.objectContaining({ outcome: 'Mine', technologies }),
    },
  ]);
  expect(toast.mock.calls).toEqual([
    [{ type: 'success', title: 'Project Updated', description: 'Bazaar Insight' }],
  ]);
});

test('without an answer nothing is saved, what was typed stays, and the next save asks again', async () => {
  const { user, toast, edits } = await open({ outcome: 'Theirs' });
  await user.click(button('Save'));
  await question();
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Bilal has changed this meanwhile. Nothing was saved.',
  );
  expect(screen.getByLabelText('Outcome')).toHaveValue('Mine');
  expect(toast).not.toHaveBeenCalled();
  edits.length = 0;
  await user.click(button('Save'));
  const dialog = within(await question());
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(edits).toHaveLength(1);
  expect(screen.getByLabelText('Outcome')).toHaveValue('Mine');
});

test('a record that others remove stays open in its form', async () => {
  const { records } = await open({});
  await act(async () => records.remove([records.get()[0]!.id]));
  expect(screen.getByLabelText('Outcome')).toHaveValue('Mine');
});

test('a list is read again when the user comes back to the page', async () => {
  const port = createContentPort();
  const records = recordsOf(projects, port);
  const load = jest.spyOn(records, 'load');
  renderInHost(<page.component />, { host: { profile: 'live', records: port }, path: projects.path });
  await screen.findByRole('table', { name: 'Projects' });
  expect(load).toHaveBeenCalledTimes(1);
  load.mockRejectedValueOnce(new Error('The server does not answer.'));
  await act(async () => window.dispatchEvent(new Event('focus')));
  expect(screen.getByRole('table', { name: 'Projects' })).toBeVisible();
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(load).toHaveBeenCalledTimes(3);
});
