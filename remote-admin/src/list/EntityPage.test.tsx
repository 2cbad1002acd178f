import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Toast } from '@vibrant-peak/shared/host';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { today } from '@vibrant-peak/shared/today';
import { page } from './EntityPage';

interface Journey {
  path: string;
  singular: string;
  /** Initial values of a new form. */
  defaults: Entry;
  /** Required fields with their error message. */
  required: Readonly<Record<string, string>>;
  /** A new record; its name is the first text. */
  entry: Entry;
}

/** Texts and checkboxes of a form by their labels. */
type Entry = Readonly<Record<string, string | boolean>>;

const needed = 'This field is required';

const journeys: Journey[] = [
  {
    path: '/admin/team',
    singular: 'Team Member',
    defaults: { Name: '', Role: '', Bio: '', 'Image URL': '', 'LinkedIn URL': '', 'Twitter URL': '' },
    required: { Name: needed, Role: needed, Bio: needed },
    entry: {
      Name: 'Nadia Rehman',
      Role: 'Data Engineer',
      Bio: 'Makes slow reports fast.',
      'Image URL': '',
      'LinkedIn URL': 'https://www.linkedin.com/in/nadia-rehman',
      'Twitter URL': 'https://x.com/nadia_r',
    },
  },
  {
    path: '/admin/projects',
    singular: 'Project',
    defaults: { Title: '', Description: '', Category: '', 'Image URL': '', Featured: false },
    required: { Title: needed, Description: needed, Category: needed },
    entry: {
      Title: 'Night Train',
      Description: 'Tickets for sleeper trains.',
      Category: 'Web Development',
      'Image URL': '',
      Featured: true,
    },
  },
  {
    path: '/admin/services',
    singular: 'Service',
    defaults: { Title: '', Description: '', Icon: '', 'Show on homepage': true },
    required: { Title: needed, Description: needed, Icon: needed },
    entry: {
      Title: 'Search Tuning',
      Description: 'Results that people look for.',
      Icon: 'Database',
      'Show on homepage': false,
    },
  },
  {
    path: '/admin/testimonials',
    singular: 'Testimonial',
    defaults: { Name: '', Position: '', Content: '', 'Avatar URL': '', 'Rating (1-5)': '5' },
    required: { Name: needed, Position: needed, Content: needed, 'Rating (1-5)': 'Must be a number' },
    entry: {
      Name: 'Omar Haq',
      Position: 'Owner, Corner Bakery',
      Content: 'Our queue is shorter than our receipts.',
      'Avatar URL': '',
      'Rating (1-5)': '3',
    },
  },
  {
    path: '/admin/jobs',
    singular: 'Job',
    defaults: {
      Title: '',
      Location: '',
      Type: '',
      Description: '',
      Requirements: '',
      Active: true,
      'Posted Date': today(),
    },
    required: {
      Title: needed,
      Location: needed,
      Type: needed,
      Description: needed,
      Requirements: needed,
      'Posted Date': needed,
    },
    entry: {
      Title: 'Technical Writer',
      Location: 'Karachi',
      Type: 'Part-time',
      Description: 'Explains what we build.',
      Requirements: 'Clear English\nClear Urdu',
      Active: false,
      'Posted Date': '2026-11-02',
    },
  },
];

function open({ path }: Pick<Journey, 'path'>) {
  const toast = jest.fn<void, [Toast]>();
  const { unmount, router } = renderInHost(<page.component />, { host: { toast }, path });
  return { user: userEvent.setup(), toast, unmount, router };
}

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const titles = () => rows().map((row) => row.querySelector('td.title')?.textContent);
const button = (name: string) => screen.getByRole('button', { name });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const lastTitle = (toast: jest.Mock<void, [Toast]>) => toast.mock.lastCall?.[0].title;

function expectEntry(entry: Entry) {
  for (const [label, value] of Object.entries(entry)) {
    if (typeof value === 'string') expect(field(label)).toHaveValue(value);
    else expect({ label, isOn: field(label).checked }).toEqual({ label, isOn: value });
  }
}

function fillIn(entry: Entry) {
  for (const [label, value] of Object.entries(entry)) {
    if (typeof value === 'string') fill(label, value);
    else if (field(label).checked !== value) fireEvent.click(field(label));
  }
}

describe.each(journeys)('the list of each $singular', (journey) => {
  const { singular, defaults, required, entry } = journey;
  const [nameField = ''] = Object.keys(entry);
  const added = String(entry[nameField]);

  test('a new form starts with the defaults; an emptied one says which fields are required, and saves nothing', async () => {
    const { user, toast } = open(journey);
    await user.click(button(`Add ${singular}`));
    expect(screen.getByRole('heading', { name: `Add ${singular}` })).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expectEntry(defaults);
    for (const label of Object.keys(required)) fill(label, '');
    await user.click(button('Save'));
    await waitFor(() => expect(field(nameField)).toHaveFocus());
    for (const [label, message] of Object.entries(required)) {
      expect(field(label)).toBeInvalid();
      expect(field(label)).toHaveAccessibleDescription(new RegExp(`(^|[.D] )${message}$`));
    }
    expect(screen.getAllByText(/^(This field is required|Must be a number)$/)).toHaveLength(
      Object.keys(required).length,
    );
    expect(toast).not.toHaveBeenCalled();
    await user.click(button('Cancel'));
  });

  test('a record is added, updated, left as it was by Cancel, and removed, each with its toast', async () => {
    const { user, toast } = open(journey);
    const before = titles();
    const lastToast = () => toast.mock.lastCall?.[0];
    await user.click(button(`Add ${singular}`));
    fillIn(entry);
    await user.click(button('Save'));
    await screen.findByRole('table');
    expect(lastToast()).toMatchObject({ title: `${singular} Added`, description: added, type: 'success' });

    await user.click(button(`Edit ${added}`));
    expectEntry(entry);
    fill(nameField, `${added} II`);
    await user.click(button('Save'));
    await screen.findByRole('table');
    expect(lastToast()).toMatchObject({ title: `${singular} Updated`, type: 'success' });

    await user.click(button(`Edit ${added} II`));
    fill(nameField, 'never saved');
    await user.click(button('Cancel'));
    await screen.findByRole('table');
    expect(lastToast()).toMatchObject({
      title: 'Editing Cancelled',
      description: 'No changes were saved.',
    });
    expect(titles()).toEqual([...before, `${added} II`]);

    await user.click(button(`Delete ${added} II`));
    expect(lastToast()).toMatchObject({ title: `${singular} Removed`, type: 'error' });
    expect(titles()).toEqual(before);
  });
});

test('an empty list says so, and Undo puts removed rows back to their places in any order', async () => {
  const { user, toast } = open({ path: '/admin/services' });
  const before = titles();
  for (const title of before) await user.click(button(`Delete ${title}`));
  expect(screen.getByText('No results found.')).toBeVisible();
  const undos = toast.mock.calls.map(([{ action }]) => action);
  for (const index of [2, 0, 3, 1]) await waitFor(() => undos[index]?.onClick());
  await waitFor(() => expect(titles()).toEqual(before));
});

test.each(['-0', '1e300'])('a rating of %s is stored and shown', async (rating) => {
  const { user, toast } = open({ path: '/admin/testimonials' });
  await user.click(button('Edit Farah Jamil'));
  fill('Rating (1-5)', rating);
  await user.click(button('Save'));
  await waitFor(() => expect(lastTitle(toast)).toBe('Testimonial Updated'));
  await screen.findByRole('table');
  expect(rows()[0]).toHaveTextContent(String(Number(rating)));
});

test('what a field refuses gets its message and is not saved', async () => {
  const { user, toast } = open({ path: '/admin/team' });
  await user.click(button('Edit Hina Malik'));
  fill('LinkedIn URL', 'javascript:alert(1)');
  fill('Image URL', 'http://example.com/a.png');
  await user.click(button('Save'));
  await waitFor(() =>
    expect(field('LinkedIn URL')).toHaveAccessibleDescription(
      'Optional Must be a web address, such as https://example.com/page',
    ),
  );
  expect(field('Image URL')).toHaveAccessibleDescription(
    'Optional Must be the address of a picture that begins with https://',
  );
  expect(toast).not.toHaveBeenCalled();
});

test('each list has its own title, and search engines are kept away', () => {
  expect(typeof page.metadata === 'function' && page.metadata('/admin/jobs')).toEqual({
    title: 'Jobs | Vibrant Peak',
    robots: 'noindex, nofollow',
  });
});

test('the form has an address: a deep link opens it, and Back closes it', async () => {
  const { user, router } = open({ path: '/admin/jobs?edit=3' });
  expect(screen.getByLabelText('Title')).toHaveValue('Product Designer');
  await user.click(button('Cancel'));
  expect(await screen.findByRole('table', { name: 'Jobs' })).toBeVisible();
  expect(router.state.location.search).toBe('');

  await user.click(button('Edit DevOps Engineer'));
  expect(router.state.location.search).toBe('?edit=4');
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('table', { name: 'Jobs' })).toBeVisible();
  expect(button('Edit DevOps Engineer')).toHaveFocus();

  await act(() => router.navigate('/admin/jobs?add'));
  expect(screen.getByRole('heading', { name: 'Add Job' })).toBeVisible();
});

test('an address of a record that is not there shows the list', () => {
  open({ path: '/admin/jobs?edit=nobody' });
  expect(screen.getByRole('table', { name: 'Jobs' })).toBeVisible();
});

test('a saved form is left for good: Back does not open it again', async () => {
  const { user, router } = open({ path: '/admin/jobs' });
  await user.click(button('Edit DevOps Engineer'));
  await user.type(screen.getByLabelText('Title'), '!');
  await user.click(button('Save'));
  expect(await screen.findByRole('table', { name: 'Jobs' })).toBeVisible();
  expect(router.state.location.search).toBe('');
  await user.click(button('Edit DevOps Engineer!'));
  await user.type(screen.getByLabelText('Title'), '{Backspace}');
  await user.click(button('Save'));
  await screen.findByRole('table', { name: 'Jobs' });
});

test('rows open by a click and by Enter, what is in them keeps its own meaning', async () => {
  const { user } = open({ path: '/admin/jobs' });
  await user.click(screen.getByRole('checkbox', { name: 'Select Product Designer' }));
  expect(screen.getByRole('table')).toBeVisible();
  await user.click(screen.getByText('Islamabad'));
  expect(await screen.findByLabelText('Title')).toHaveValue('Product Designer');
  await user.click(button('Cancel'));
  await screen.findByRole('table');
  act(() => screen.getAllByRole('row')[1]?.focus());
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByLabelText('Title')).toHaveValue('React Native Developer');
});

test('the list says how long entries live, and does not promise the careers page', () => {
  open({ path: '/admin/jobs' });
  expect(screen.getByText(/live until this page is reloaded; Export CSV saves them/)).toBeVisible();
  expect(document.body).not.toHaveTextContent('careers page');
});

test('a second click while the page goes on saves nothing twice', async () => {
  const { user, toast } = open({ path: '/admin/services' });
  const before = rows().length;
  await user.click(button('Add Service'));
  for (const label of ['Title', 'Description', 'Icon']) await user.type(screen.getByLabelText(label), label);
  await user.dblClick(button('Save'));
  await screen.findByRole('table');
  expect(rows()).toHaveLength(before + 1);
  expect(toast).toHaveBeenCalledTimes(1);
});
