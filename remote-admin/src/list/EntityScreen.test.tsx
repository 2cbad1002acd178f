import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Toast } from 'shared/host';
import { renderInHost } from 'shared/testing';
import { defineEntity } from '../entities/entity';
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

const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).queryAllByRole('cell')[1]?.textContent);
const button = (name: string) => screen.getByRole('button', { name });

test('a sixth entity takes its definition alone', async () => {
  const { user, toast } = open(few);
  expect(screen.getByRole('heading', { name: 'Partners' })).toBeVisible();
  await user.click(button('Add Partner'));
  await user.type(screen.getByLabelText('Name'), 'Noor');
  await user.type(screen.getByLabelText('Visits'), '7');
  await user.click(button('Save'));
  await waitFor(() => expect(toast).toHaveBeenCalledWith({ type: 'success', title: 'Partner Added' }));
  expect(names()).toEqual(['Zoë Élan', 'Abid', 'émile', 'Noor']);
});

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

test('a search without a match says so', async () => {
  const { user } = open(few);
  await user.type(screen.getByRole('searchbox'), 'nobody');
  expect(await screen.findByText('No results found.')).toBeVisible();
  expect(screen.getByText('0 of 3')).toBeVisible();
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
  await user.click(button('Name'));
  await waitFor(() => expect(names()).toEqual(['Abid', 'émile', 'Zoë Élan']));
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
  expect(button('Previous')).toBeDisabled();
  await user.click(button('Next'));
  await user.click(button('Next'));
  expect(names()).toHaveLength(20);
  expect(screen.getByText('101-120 of 120')).toBeVisible();
  expect(button('Next')).toBeDisabled();
  await user.type(screen.getByRole('searchbox'), '119');
  await waitFor(() => expect(names()).toEqual(['Partner 119']));
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
});

test('50 rows are one page', () => {
  open(many.slice(0, 50));
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
});

test('chosen rows are removed together, and Undo brings them all back', async () => {
  const { user, toast } = open(few);
  await user.click(screen.getByRole('checkbox', { name: 'Select Abid' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select émile' }));
  expect(screen.getByText('2 selected')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
  await user.click(button('Remove selected'));
  expect(names()).toEqual(['Zoë Élan']);
  expect(toast.mock.lastCall?.[0]).toMatchObject({ type: 'error', title: '2 Partners Removed' });
  await waitFor(() => toast.mock.lastCall?.[0].action?.onClick());
  await waitFor(() => expect(names()).toEqual(['Zoë Élan', 'Abid', 'émile']));
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

test('after a removal the focus goes to the next row', async () => {
  const { user } = open(few);
  await user.click(button('Delete Zoë Élan'));
  expect(button('Delete Abid')).toHaveFocus();
});

test('search and order are kept while a record is edited', async () => {
  const { user } = open(few);
  await user.type(screen.getByRole('searchbox'), 'abid');
  await waitFor(() => expect(names()).toEqual(['Abid']));
  await user.click(button('Edit Abid'));
  await user.click(button('Cancel'));
  expect(screen.getByRole('searchbox')).toHaveValue('abid');
  expect(names()).toEqual(['Abid']);
});

test.each(['<img src=x onerror=alert(1)>', '{{7*7}}', '__proto__', 'a\u202Eb', '👩‍👩‍👧', '   '])(
  'the text "%s" is shown as it is',
  async (text) => {
    const { user, toast } = open([]);
    await user.click(button('Add Partner'));
    await user.click(screen.getByLabelText('Name'));
    await user.paste(text);
    await user.type(screen.getByLabelText('Visits'), '1');
    await user.click(button('Save'));
    await waitFor(() => expect(toast).toHaveBeenCalled());
    expect(names()).toEqual([text]);
  },
);
