import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Toast } from '@vibrant-peak/shared/host';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { today } from '@vibrant-peak/shared/today';
import { page } from './EntityPage';

interface Journey {
  path: string;
  heading: string;
  singular: string;
  /** Names of the samples, in list order. */
  samples: readonly string[];
  /** Texts in the row of the first sample. */
  firstRow: readonly string[];
  /** Form values of the first sample. */
  firstEntry: Entry;
  /** Initial values of a new form. */
  defaults: Entry;
  /** Required fields with their error message. */
  required: Readonly<Record<string, string>>;
  /** A new record; its name is the first text. */
  entry: Entry;
  /** Texts in the row of the new record. */
  entryRow: readonly string[];
}

/** Texts and checkboxes of a form by their labels. */
type Entry = Readonly<Record<string, string | boolean>>;

const needed = 'This field is required';

const journeys: Journey[] = [
  {
    path: '/admin/team',
    heading: 'Team Members',
    singular: 'Team Member',
    samples: [
      'Ayesha Siddiqui',
      'Bilal Khan',
      'Hina Malik',
      'Usman Tariq',
      'Zara Qureshi',
      'Daniyal Baig',
      'Mei Lin Tan',
      'Kwame Mensah',
    ],
    firstRow: [
      'Founder and Chief Executive',
      'Started the company after eight years as an engineer and still reads every project review.',
      'linkedin.com/in/ayesha-siddiqui-vibrantpeak',
      'x.com/ayesha_siddiqui_vp',
    ],
    firstEntry: {
      Name: 'Ayesha Siddiqui',
      Role: 'Founder and Chief Executive',
      'LinkedIn URL': 'https://www.linkedin.com/in/ayesha-siddiqui-vibrantpeak',
      'Twitter URL': 'https://x.com/ayesha_siddiqui_vp',
    },
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
    entryRow: ['Data Engineer', 'Makes slow reports fast.', 'linkedin.com/in/nadia-rehman', 'x.com/nadia_r'],
  },
  {
    path: '/admin/projects',
    heading: 'Projects',
    singular: 'Project',
    samples: ['Bazaar Insight', 'Swift Cart', 'Harbor Design System', 'Greenline', 'Open Clinic'],
    firstRow: [
      'Live sales and stock dashboard for a home textiles retailer with 38 stores.',
      'Web Development',
      'Yes',
    ],
    firstEntry: { Title: 'Bazaar Insight', Category: 'Web Development', Featured: true },
    defaults: { Title: '', Description: '', Category: '', 'Image URL': '', Featured: false },
    required: { Title: needed, Description: needed, Category: needed },
    entry: {
      Title: 'Night Train',
      Description: 'Tickets for sleeper trains.',
      Category: 'Web Development',
      'Image URL': '',
      Featured: true,
    },
    entryRow: ['Tickets for sleeper trains.', 'Web Development', 'Yes'],
  },
  {
    path: '/admin/services',
    heading: 'Services',
    singular: 'Service',
    samples: ['Web Development', 'Mobile Apps', 'UI/UX Design', 'DevOps'],
    firstRow: ['Fast, accessible web platforms that grow with the business behind them.', 'Code', 'Yes'],
    firstEntry: { Title: 'Web Development', Icon: 'Code', 'Show on homepage': true },
    defaults: { Title: '', Description: '', Icon: '', 'Show on homepage': true },
    required: { Title: needed, Description: needed, Icon: needed },
    entry: {
      Title: 'Search Tuning',
      Description: 'Results that people look for.',
      Icon: 'Database',
      'Show on homepage': false,
    },
    entryRow: ['Results that people look for.', 'Database', 'No'],
  },
  {
    path: '/admin/testimonials',
    heading: 'Testimonials',
    singular: 'Testimonial',
    samples: ['Farah Jamil', 'Sofia Lindqvist', 'Imran Yousafzai', 'Dr. Samina Raza'],
    firstRow: [
      'Operations Director, Meherban Home Textiles',
      'For the first time all our stores argue about the same numbers.',
      '★★★★★ 5',
    ],
    firstEntry: {
      Name: 'Farah Jamil',
      Position: 'Operations Director, Meherban Home Textiles',
      'Rating (1-5)': '5',
    },
    defaults: { Name: '', Position: '', Content: '', 'Avatar URL': '', 'Rating (1-5)': '5' },
    required: { Name: needed, Position: needed, Content: needed, 'Rating (1-5)': 'Must be a number' },
    entry: {
      Name: 'Omar Haq',
      Position: 'Owner, Corner Bakery',
      Content: 'Our queue is shorter than our receipts.',
      'Avatar URL': '',
      'Rating (1-5)': '3',
    },
    entryRow: ['Owner, Corner Bakery', 'Our queue is shorter than our receipts.', '★★★☆☆ 3'],
  },
  {
    path: '/admin/jobs',
    heading: 'Jobs',
    singular: 'Job',
    samples: ['Senior React Engineer', 'React Native Developer', 'Product Designer', 'DevOps Engineer'],
    firstRow: ['Lahore or remote in Pakistan', 'Full-time', 'Yes', '2026-10-05'],
    firstEntry: {
      Title: 'Senior React Engineer',
      Location: 'Lahore or remote in Pakistan',
      Type: 'Full-time',
      Requirements:
        'Five or more years of frontend work\nSound knowledge of HTML, CSS and accessibility\nClear English',
      Active: true,
      'Posted Date': '2026-10-05',
    },
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
    entryRow: ['Karachi', 'Part-time', 'No', '2026-11-02'],
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

describe.each(journeys)('$heading', (journey) => {
  const { heading, singular, samples, firstRow, firstEntry, defaults, required, entry, entryRow } = journey;
  const [first = ''] = samples;
  const [nameField = ''] = Object.keys(entry);
  const added = String(entry[nameField]);

  test('the samples are there, in their order, and the first one stands in its form', async () => {
    const { user } = open(journey);
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(titles()).toEqual(samples);
    for (const text of firstRow) expect(rows()[0]).toHaveTextContent(text);
    await user.click(button(`Edit ${first}`));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expectEntry(firstEntry);
    await user.click(button('Cancel'));
  });

  test('a new form starts with the defaults; an emptied one says which fields are required, and saves nothing', async () => {
    const { user, toast } = open(journey);
    await user.click(button(`Add ${singular}`));
    expect(screen.getByRole('heading', { name: `Add ${singular}` })).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: `Add ${singular}` })).not.toBeInTheDocument();
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
    fill(nameField, 'x');
    await waitFor(() => expect(field(nameField)).not.toHaveAccessibleDescription());
    await user.click(button('Cancel'));
  });

  test('add, edit, cancel and delete: a whole day of work', async () => {
    const { user, toast, unmount } = open(journey);
    await user.click(button(`Add ${singular}`));
    fillIn(entry);
    await user.click(button('Save'));
    await waitFor(() =>
      expect(toast.mock.lastCall?.[0]).toMatchObject({
        title: `${singular} Added`,
        description: added,
        type: 'success',
      }),
    );
    await screen.findByRole('table');
    expect(titles()).toEqual([...samples, added]);
    for (const text of entryRow) expect(rows().at(-1)).toHaveTextContent(text);

    await user.click(button(`Edit ${added}`));
    expectEntry(entry);
    fill(nameField, `${added} II`);
    await user.click(button('Save'));
    await waitFor(() =>
      expect(toast.mock.lastCall?.[0]).toMatchObject({
        title: `${singular} Updated`,
        description: `${added} II`,
        type: 'success',
      }),
    );
    await screen.findByRole('table');
    expect(button(`Edit ${added} II`)).toHaveFocus();
    for (const text of entryRow) expect(rows().at(-1)).toHaveTextContent(text);

    await user.click(button(`Edit ${added} II`));
    fill(nameField, 'never saved');
    await user.click(button('Cancel'));
    expect(toast.mock.lastCall?.[0]).toMatchObject({
      title: 'Editing Cancelled',
      description: 'No changes were saved.',
    });
    await screen.findByRole('table');

    unmount();
    const second = open(journey);
    expect(titles()).toEqual([...samples, `${added} II`]);

    await user.click(button(`Delete ${added} II`));
    expect(second.toast.mock.lastCall?.[0]).toMatchObject({
      title: `${singular} Removed`,
      description: `${added} II`,
      type: 'error',
    });
    expect(titles()).toEqual(samples);
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

test.each(['-0', '1e300'])('a rating of %s is kept and shown', async (rating) => {
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
  expect(screen.getByText(/live until this page is reloaded; Export CSV keeps them/)).toBeVisible();
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
