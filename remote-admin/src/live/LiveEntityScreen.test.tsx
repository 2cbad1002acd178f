import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { projects as content } from '@vibrant-peak/shared/content/projects';
import type { Toast } from '@vibrant-peak/shared/host';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { projects } from '../entities/projects';
import { page } from '../list/EntityPage';
import { recordsOf } from '../records/collectionOf';
import { createContentPort } from '../testing/contentPort';
import { createNetwork } from '../testing/slowRecords';

function open(path: string, network = createNetwork()) {
  const toast = jest.fn<void, [Toast]>();
  const records = createContentPort(network);
  renderInHost(<page.component />, { host: { profile: 'live', toast, records }, path });
  return { user: userEvent.setup(), toast, records };
}

/** As pasted: typing letter by letter takes long in large forms. */
async function fill(user: ReturnType<typeof userEvent.setup>, control: HTMLElement, text: string) {
  await user.clear(control);
  await user.click(control);
  await user.paste(text);
}

const button = (name: string) => screen.getByRole('button', { name });
const group = (name: string) => screen.getByRole('group', { name });

test('a project has all fields of its schema; results and people are edited and saved through the port', async () => {
  const { user, toast, records } = open('/admin/projects');
  await user.click(await screen.findByRole('button', { name: 'Edit Bazaar Insight' }));
  expect(screen.getByLabelText('Slug')).toHaveValue('bazaar-insight');
  expect(screen.getByLabelText('Outcome')).toHaveAccessibleDescription(
    'The result in a few words, for the card.',
  );
  expect(screen.getByLabelText('Technologies')).toHaveValue(
    'React\nTypeScript\nNode.js\nPostgreSQL\nKafka\nAWS',
  );
  expect(group('Details')).toHaveAccessibleName('Details');
  expect(within(group('Made By')).getAllByRole('checkbox', { checked: true })).toHaveLength(3);

  await user.click(button('Remove Results 2'));
  await user.click(button('Add to Results'));
  const row = within(group('Results 2'));
  await fill(user, row.getByLabelText('Measure'), 'Returned fabric');
  await fill(user, row.getByLabelText('Unit'), '%');
  await fill(user, row.getByLabelText('Before'), '100');
  await fill(user, row.getByLabelText('After'), '82,5');
  await user.click(button('Move Results 2 up'));
  expect(button('Move Results 1 up')).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('checkbox', { name: 'Bilal Khan' }));
  await user.click(screen.getByRole('checkbox', { name: 'Ayesha Siddiqui' }));
  await user.click(screen.getByLabelText('Technologies'));
  await user.paste('\n  Grafana ');
  await user.click(button('Save'));

  expect(await screen.findByRole('row', { name: /Bazaar Insight/ })).toBeVisible();
  expect(toast.mock.calls).toEqual([
    [{ type: 'success', title: 'Project Updated', description: 'Bazaar Insight' }],
  ]);
  expect(recordsOf(projects, records).get()[0]).toEqual({
    ...content[0],
    results: [{ measure: 'Returned fabric', unit: '%', before: 100, after: 82.5 }, content[0]!.results[0]],
    madeBy: [5, 7, 1],
    technologies: [...content[0]!.technologies, 'Grafana'],
  });
});

test('the address of a record that is not there shows the list, says so, and has no links of a record', async () => {
  open('/admin/projects?edit=nobody');
  expect(await screen.findByRole('table')).toBeVisible();
  const missing = 'This record does not exist. It may have been deleted.';
  expect(screen.getByText(missing)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Versions of this record' })).not.toBeInTheDocument();
});

test('a record that was not changed is saved as it was', async () => {
  const { user, records } = open('/admin/projects?edit=4');
  await screen.findByLabelText('Slug');
  await user.click(button('Save'));
  await screen.findByRole('table');
  expect(recordsOf(projects, records).get()).toEqual(content);
});

test('rules of the schema are shown at their field, which takes the focus', async () => {
  const { user } = open('/admin/projects?edit=4');
  const slug = await screen.findByLabelText('Slug');
  await fill(user, slug, 'Green line');
  await user.click(button('Save'));
  await waitFor(() =>
    expect(slug).toHaveAccessibleDescription(/Slug has small letters, digits and hyphens only$/),
  );
  expect(slug).toHaveFocus();
});

test('a problem of the rows as a whole has the focus beside it', async () => {
  const { user } = open('/admin/projects?edit=4');
  await screen.findByLabelText('Slug');
  await user.click(button('Add to Details'));
  await user.click(button('Save'));
  await waitFor(() =>
    expect(button('Add to Details')).toHaveAccessibleDescription(/Details must have 2 items$/),
  );
  expect(button('Add to Details')).toHaveFocus();
});

test('a cell of a row has its own message and takes the focus', async () => {
  const { user } = open('/admin/projects?edit=4');
  await screen.findByLabelText('Slug');
  const row = within(group('Results 1'));
  const after = row.getByLabelText('After');
  await fill(user, after, '-3');
  await user.click(button('Save'));
  await waitFor(() => expect(after).toHaveAccessibleDescription('After must be greater than or equal to 0'));
  expect(after).toHaveFocus();
});

test('a draft is saved with fields missing; the form names them and leads to each', async () => {
  const { user, toast, records } = open('/admin/projects?edit=4');
  await user.clear(await screen.findByLabelText('Outcome'));
  await user.clear(within(group('Results 1')).getByLabelText('After'));
  await user.click(button('Remove Details 2'));
  const missing = within(screen.getByRole('group', { name: '3 fields missing before publishing' }));
  expect(missing.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Details',
    'Outcome',
    'Results 1 After',
  ]);
  await user.click(missing.getByRole('button', { name: 'Outcome' }));
  expect(screen.getByLabelText('Outcome')).toHaveFocus();
  await user.click(missing.getByRole('button', { name: 'Results 1 After' }));
  expect(within(group('Results 1')).getByLabelText('After')).toHaveFocus();
  await user.click(missing.getByRole('button', { name: 'Details' }));
  expect(button('Add to Details')).toHaveFocus();

  await user.click(button('Save'));
  await screen.findByRole('table');
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Project Updated' }));
  const { results, details, ...saved } = content[3]!;
  expect(recordsOf(projects, records).get()[3]).toEqual({
    ...saved,
    outcome: '',
    details: details.slice(0, 1),
    results: [{ ...results[0], after: undefined }, ...results.slice(1)],
  });
});

test('a new record needs its title; its slug follows the title until somebody types another', async () => {
  const { user, records } = open('/admin/projects?add');
  const slug = await screen.findByLabelText('Slug');
  const title = screen.getByLabelText('Title');
  await user.click(button('Save'));
  await waitFor(() => expect(title).toHaveAccessibleDescription('This field is required'));
  expect(screen.getAllByText('This field is required')).toHaveLength(1);
  await fill(user, title, 'Straße & Café');
  expect(slug).toHaveValue('strasse-cafe');
  await fill(user, slug, 'cafe');
  await fill(user, title, 'Café Noor');
  expect(slug).toHaveValue('cafe');
  await user.click(button('Save'));
  await screen.findByRole('table');
  expect(recordsOf(projects, records).get().at(-1)).toMatchObject({ title: 'Café Noor', slug: 'cafe' });
});

test('a switch hides a record, which stays in the list with a mark', async () => {
  const { user, records } = open('/admin/projects?edit=4');
  const isVisible = await screen.findByRole('switch', { name: 'Visible' });
  expect(isVisible).toBeChecked();
  await user.click(isVisible);
  await user.click(button('Save'));
  expect(await screen.findByRole('row', { name: /Greenline\s*Hidden/ })).toBeVisible();
  expect(recordsOf(projects, records).get()[3]).toEqual({ ...content[3], isVisible: false });
  await user.click(button('Edit Greenline'));
  await user.click(screen.getByRole('switch', { name: 'Visible', checked: false }));
  await user.click(button('Save'));
  await screen.findByRole('table');
  expect(screen.queryByText('Hidden')).toBeNull();
  expect(recordsOf(projects, records).get()[3]).toEqual(content[3]);
});

test('days are chosen from a calendar', async () => {
  open('/admin/jobs?edit=senior-react-engineer');
  const last = await screen.findByLabelText('Valid Through');
  expect(last).toHaveAttribute('type', 'date');
  expect(last).toHaveDisplayValue(/^\d{4}-\d{2}-\d{2}$/);
  expect(last).toHaveAccessibleDescription(/The last day for applications/);
  expect(last).toBeRequired();
});

test('a choice of several texts is a select, and a new opening has today as its date', async () => {
  open('/admin/jobs?add');
  const type = await screen.findByRole('combobox', { name: 'Type' });
  expect(
    within(type)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose …', 'Full-time', 'Part-time', 'Contract']);
  expect(screen.getByLabelText('Posted Date')).toHaveDisplayValue(/^\d{4}-\d{2}-\d{2}$/);
  expect(screen.getByLabelText('Salary Currency')).toBeVisible();
});

test('a list that does not load says why and loads again', async () => {
  const network = createNetwork();
  network.isCut = () => true;
  const { user } = open('/admin/team', network);
  expect(await screen.findByText('The connection was lost. Please try again.')).toBeVisible();
  network.isCut = () => false;
  await user.click(button('Retry'));
  expect(await screen.findByRole('row', { name: /Ayesha Siddiqui/ })).toBeVisible();
  expect(screen.queryByText(/Entries live until/)).not.toBeInTheDocument();
});

test('the name of a record is the first column', async () => {
  open('/admin/services');
  const heads = await screen.findAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    '',
    'Title',
    'Icon',
    'Description',
    'Actions',
  ]);
});

test('days in a list are written like all other dates', async () => {
  open('/admin/jobs');
  const row = await screen.findByRole('row', { name: /Senior React Engineer/ });
  expect(within(row).getByRole('cell', { name: '5 Oct 2026' })).toBeVisible();
});
