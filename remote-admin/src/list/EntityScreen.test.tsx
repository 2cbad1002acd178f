import { fireEvent, act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Toast } from '@vibrant-peak/shared/host';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { defineEntity, type Entity } from '../entities/entity';
import { jobs } from '../entities/jobs';
import { projects } from '../entities/projects';
import { services } from '../entities/services';
import { testimonials } from '../entities/testimonials';
import { EntityScreen } from './EntityScreen';

interface Partner {
  id: number;
  name: string;
  visits: number;
}

const partners = (samples: readonly Partner[]) =>
  defineEntity<Partner>({
    path: '/admin/partners',
    navigation: { label: 'Partners', icon: 'Handshake', order: 55 },
    heading: 'Partners',
    description: 'Who we work with.',
    singular: 'Partner',
    titleField: 'name',
    fields: [
      { name: 'name', label: 'Name', kind: 'text', isRequired: true, isColumn: true },
      { name: 'visits', label: 'Visits', kind: 'number', isRequired: true, isColumn: true },
    ],
    samples,
  });

const few: readonly Partner[] = [
  { id: 1, name: 'Zoë Élan', visits: 10 },
  { id: 2, name: 'Abid', visits: 9 },
  { id: 3, name: 'émile', visits: 100 },
];
const strange: readonly Partner[] = [
  { id: 1, name: 'whole', visits: 4 },
  { id: 2, name: 'large', visits: 10 },
  { id: 3, name: 'negative', visits: -1 },
  { id: 4, name: 'between', visits: 4.5 },
];
const many = Array.from({ length: 120 }, (_, index) => ({
  id: index + 1,
  name: `Partner ${index + 1}`,
  visits: 0,
}));

function open(samples: readonly Partner[]) {
  const toast = jest.fn<void, [Toast]>();
  renderInHost(<EntityScreen entity={partners(samples)} />, { host: { toast } });
  return { user: userEvent.setup(), toast };
}

function openEntity(entity: Entity) {
  renderInHost(<EntityScreen entity={entity} />, { host: { toast: () => undefined } });
  return { user: userEvent.setup() };
}

const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).queryAllByRole('cell')[1]?.textContent);
const button = (name: string) => screen.getByRole('button', { name });

test.each([
  ['zoe', ['Zoë Élan']],
  ['E', ['Zoë Élan', 'émile']],
  ['100', ['émile']],
  ['  ', ['Zoë Élan', 'Abid', 'émile']],
])('searching for "%s" looks into every column, without case and accents', async (text, found) => {
  const { user } = open(few);
  await user.type(screen.getByRole('searchbox', { name: 'Search Partners' }), text);
  await waitFor(() => expect(names()).toEqual(found));
});

test('a search looks at the columns that are shown, and at no others', async () => {
  const { user } = open(few);
  await user.type(screen.getByRole('searchbox'), '100');
  await waitFor(() => expect(names()).toEqual(['émile']));
  await user.click(screen.getByRole('checkbox', { name: 'Visits' }));
  await waitFor(() => expect(screen.getByText('No results found.')).toBeVisible());
  await user.click(screen.getByRole('checkbox', { name: 'Visits' }));
  await waitFor(() => expect(names()).toEqual(['émile']));
});

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'Enter that ends a composition (%j) changes no records',
  async (composing) => {
    const { user } = open(few);
    await user.click(screen.getByRole('checkbox', { name: 'Select Abid' }));
    await user.selectOptions(screen.getByLabelText('Field to change'), 'Visits');
    await user.type(screen.getByLabelText('New Visits'), '7');
    fireEvent.keyDown(screen.getByLabelText('New Visits'), { key: 'Enter', ...composing });
    expect(screen.getByLabelText('New Visits')).toHaveValue('7');
    fireEvent.keyDown(screen.getByLabelText('New Visits'), { key: 'Enter' });
    await waitFor(() => expect(screen.queryByLabelText('New Visits')).not.toBeInTheDocument());
  },
);

test.each([
  { key: 'я', code: 'KeyZ' },
  { key: 'Z', code: 'KeyZ' },
  { key: 'z', code: 'KeyY' },
])('Ctrl and the key %j undo', async (key) => {
  const { user } = open(few);
  await user.click(button('Delete Abid'));
  await waitFor(() => expect(names()).toEqual(['Zoë Élan', 'émile']));
  fireEvent.keyDown(document.body, { key: 'y', code: 'KeyZ', ctrlKey: true });
  expect(names()).toEqual(['Zoë Élan', 'émile']);
  fireEvent.keyDown(document.body, { ...key, ctrlKey: true });
  await waitFor(() => expect(names()).toEqual(['Zoë Élan', 'Abid', 'émile']));
});

test('columns sort up, down and not at all; numbers as numbers, texts as a dictionary has them', async () => {
  const { user } = open(few);
  await user.click(button('Visits'));
  await waitFor(() => expect(names()).toEqual(['Abid', 'Zoë Élan', 'émile']));
  expect(screen.getByRole('columnheader', { name: 'Visits' })).toHaveAttribute('aria-sort', 'ascending');
  await user.click(button('Visits'));
  await waitFor(() => expect(names()).toEqual(['émile', 'Zoë Élan', 'Abid']));
  await user.click(button('Visits'));
  await waitFor(() => expect(names()).toEqual(['Zoë Élan', 'Abid', 'émile']));
  expect(screen.getByRole('columnheader', { name: 'Visits' })).toHaveAttribute('aria-sort', 'none');
  await user.click(button('Name'));
  await waitFor(() => expect(names()).toEqual(['Abid', 'émile', 'Zoë Élan']));
});

test('a select sorts the cards of phones, and shows what the column headers chose', async () => {
  const { user } = open(few);
  const select = screen.getByRole('combobox', { name: 'Sort by' });
  await user.selectOptions(select, 'Sort: Visits, descending');
  await waitFor(() => expect(names()).toEqual(['émile', 'Zoë Élan', 'Abid']));
  await user.click(button('Name'));
  await waitFor(() => expect(select).toHaveDisplayValue('Sort: Name, ascending'));
  await user.selectOptions(select, 'Sort: default');
  await waitFor(() => expect(names()).toEqual(['Zoë Élan', 'Abid', 'émile']));
});

test('negative numbers and fractions have their place', async () => {
  const { user } = open(strange);
  await user.click(button('Visits'));
  await waitFor(() => expect(names()).toEqual(['negative', 'whole', 'between', 'large']));
});

test('equal values keep their order in both directions', async () => {
  const { user } = open(many.slice(0, 5));
  const inOrder = names();
  await user.click(button('Visits'));
  await user.click(button('Visits'));
  expect(screen.getByRole('columnheader', { name: 'Visits' })).toHaveAttribute('aria-sort', 'descending');
  expect(names()).toEqual(inOrder);
});

test('up to 50 rows there are no pages, above there are', async () => {
  const { user } = open(many);
  expect(names()).toHaveLength(50);
  expect(button('Previous')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Previous'));
  await user.click(button('Next'));
  await user.click(button('Next'));
  expect(names()).toHaveLength(20);
  expect(screen.getByText('101-120 of 120')).toBeVisible();
  expect(button('Next')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Next')).toHaveFocus();
  await user.click(button('Next'));
  expect(names()).toHaveLength(20);
  await user.type(screen.getByRole('searchbox'), '119');
  await waitFor(() => expect(names()).toEqual(['Partner 119']));
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
});

test('50 rows are one page', () => {
  open(many.slice(0, 50));
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
});

test('a choice that the search hides is not removed', async () => {
  const { user } = open(few);
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.type(screen.getByRole('searchbox'), 'abid');
  await waitFor(() => expect(screen.getByText('1 selected')).toBeVisible());
  await user.click(button('Remove selected'));
  await user.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(names()).toEqual(['Zoë Élan', 'émile']));
});

test('search and order are stored while a record is edited', async () => {
  const { user } = open(few);
  await user.type(screen.getByRole('searchbox'), 'abid');
  await waitFor(() => expect(names()).toEqual(['Abid']));
  await user.click(button('Edit Abid'));
  await user.click(button('Cancel'));
  expect(await screen.findByRole('searchbox')).toHaveValue('abid');
  expect(names()).toEqual(['Abid']);
});

test('the newest change is taken back by Ctrl+Z, for several records, too, but not from a field', async () => {
  const { user } = open(few);
  await user.click(button('Delete Abid'));
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.click(button('Remove selected'));
  expect(screen.getByText('No results found.')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'x');
  await user.keyboard('{Control>}z{/Control}');
  await user.clear(screen.getByRole('searchbox'));
  expect(await screen.findByText('No results found.')).toBeVisible();
  act(() => button('Add Partner').focus());
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(names()).toEqual(['Zoë Élan', 'émile']));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(names()).toEqual(['Zoë Élan', 'Abid', 'émile']));
});

test('one field of the chosen records is changed together, by its rule, and taken back together', async () => {
  const { user, toast } = open(few);
  await user.click(screen.getByRole('checkbox', { name: 'Select Abid' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select émile' }));
  await user.selectOptions(screen.getByLabelText('Field to change'), 'Visits');
  await user.type(screen.getByLabelText('New Visits'), 'many');
  await user.click(button('Change'));
  expect(screen.getByText('Must be a number')).toBeVisible();
  await user.clear(screen.getByLabelText('New Visits'));
  await user.type(screen.getByLabelText('New Visits'), '7');
  await user.click(button('Change'));
  await waitFor(() => expect(screen.getAllByRole('cell', { name: '7' })).toHaveLength(2));
  expect(toast.mock.lastCall?.[0]).toMatchObject({
    title: '2 Partners Updated',
    description: 'Visits: Abid, émile',
  });
  act(() => toast.mock.lastCall?.[0].action?.onClick());
  await waitFor(() => expect(screen.queryByRole('cell', { name: '7' })).not.toBeInTheDocument());
});

test('columns are chosen; the title stays', async () => {
  const { user } = open(few);
  await user.click(screen.getByText('Columns', { selector: 'summary *' }));
  await user.click(screen.getByLabelText('Visits'));
  expect(screen.queryByRole('columnheader', { name: 'Visits' })).not.toBeInTheDocument();
  expect(names()).toEqual(['Zoë Élan', 'Abid', 'émile']);
});

test('a record that is added to a long list is on the page that is shown', async () => {
  const { user } = open(many);
  await user.click(button('Add Partner'));
  await user.type(screen.getByLabelText('Name'), 'Last');
  await user.type(screen.getByLabelText('Visits'), '1');
  await user.click(button('Save'));
  expect(await screen.findByText('101-121 of 121')).toBeVisible();
  await waitFor(() => expect(names().at(-1)).toBe('Last'));
});

const show = (entity: Entity) => {
  renderInHost(<EntityScreen entity={entity} />, { host: { toast: jest.fn() } });
  return userEvent.setup();
};

const choices = (label: string) =>
  within(screen.getByLabelText(`Filter by ${label}`))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test.each<[Entity, string, string[]]>([
  [projects, 'Category', ['all', 'IoT Development', 'Mobile Development', 'UI/UX Design', 'Web Development']],
  [projects, 'Featured', ['all', 'Yes', 'No']],
  [services, 'Show on homepage', ['all', 'Yes', 'No']],
  [jobs, 'Active', ['all', 'Yes', 'No']],
  [testimonials, 'Rating (1-5)', ['all', '4', '5']],
])('$heading can be filtered by %s', (entity, label, values) => {
  show(entity);
  expect(choices(label)).toEqual(values.map((value) => `${label}: ${value}`));
});

test('filters narrow the list together, and with the search; all of it is there again without them', async () => {
  const user = show(projects);
  const choose = (label: string, value: string) =>
    user.selectOptions(screen.getByLabelText(`Filter by ${label}`), `${label}: ${value}`);
  const all = names();
  await choose('Category', 'Web Development');
  await waitFor(() => expect(names()).toEqual(['Bazaar Insight', 'Open Clinic']));
  expect(screen.getByText('2 of 5')).toBeVisible();
  await choose('Featured', 'No');
  await waitFor(() => expect(names()).toEqual(['Open Clinic']));
  await user.type(screen.getByRole('searchbox'), 'bazaar');
  expect(await screen.findByText('No results found.')).toBeVisible();
  await choose('Featured', 'Yes');
  await waitFor(() => expect(names()).toEqual(['Bazaar Insight']));
  await user.clear(screen.getByRole('searchbox'));
  await choose('Featured', 'all');
  await choose('Category', 'all');
  await waitFor(() => expect(names()).toEqual(all));
});

test('a filter keeps its value when no record has it any more', async () => {
  const { user } = openEntity(jobs);
  const filter = screen.getByRole('combobox', { name: 'Filter by Type' });
  const type = within(filter).getAllByRole('option')[1]!.textContent!.replace('Type: ', '');
  await user.selectOptions(filter, type);
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Field to change' }), 'Type');
  await user.type(screen.getByLabelText('New Type'), 'Seasonal');
  await user.click(button('Change'));
  await waitFor(() => expect(screen.getByText(/^0 of/)).toBeVisible());
  expect(filter).toHaveValue(type);
  expect(filter).toHaveDisplayValue(`Type: ${type}`);
  expect(button(`Add ${jobs.singular}`)).toHaveFocus();
});

test('Shift and a click choose all rows in between', async () => {
  const { user } = open(many);
  await user.click(screen.getByRole('checkbox', { name: 'Select Partner 3' }));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Select Partner 6' }));
  await user.keyboard('{/Shift}');
  expect(screen.getByText('4 selected')).toBeVisible();
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Select Partner 4' }));
  await user.keyboard('{/Shift}');
  expect(screen.getByText('1 selected')).toBeVisible();
});

test('search, filter and page are as they were when somebody comes back to the list', async () => {
  const entity = partners(many);
  const { unmount } = renderInHost(<EntityScreen entity={entity} />);
  const user = userEvent.setup();
  await user.type(screen.getByRole('searchbox'), 'Partner 1');
  await waitFor(() => expect(names()).toHaveLength(32));
  unmount();
  renderInHost(<EntityScreen entity={entity} />);
  expect(screen.getByRole('searchbox')).toHaveValue('Partner 1');
  expect(names()).toHaveLength(32);
});

test('after a deletion the focus is on Edit of the next record, where another Enter deletes nothing', async () => {
  const { user } = open(few);
  button('Delete Abid').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(button('Edit émile')).toHaveFocus());
});

test('Undo by key leaves the focus where somebody types, and else on the page', async () => {
  const { user, toast } = open(few);
  screen.getByRole('button', { name: 'Delete Abid' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit émile' })).toHaveFocus());
  const undo = toast.mock.lastCall![0].action!.onClick;
  screen.getByRole('searchbox').focus();
  act(() => undo());
  await waitFor(() => expect(names()).toHaveLength(3));
  expect(screen.getByRole('searchbox')).toHaveFocus();

  screen.getByRole('button', { name: 'Delete Abid' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(names()).toHaveLength(2));
  act(() => (document.activeElement as HTMLElement).blur());
  act(() => toast.mock.lastCall![0].action!.onClick());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Abid' })).toHaveFocus());
});

test('after a change of the chosen records the focus is at their tools', async () => {
  const { user } = open(few);
  await user.click(screen.getByRole('checkbox', { name: 'Select Abid' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Field to change' }), 'Visits');
  await user.type(screen.getByLabelText('New Visits'), '5{Enter}');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Field to change' })).toHaveFocus());
});
