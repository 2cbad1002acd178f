import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Toast } from 'shared/host';
import { renderInHost } from 'shared/testing';
import { page } from './EntityPage';

interface Journey {
  path: string;
  heading: string;
  singular: string;
  sample: string;
  samples: number;
  required: Record<string, string>;
  defaults: Record<string, string>;
  checkbox?: [label: string, isOn: boolean];
}

const journeys: Journey[] = [
  {
    path: '/admin/team',
    heading: 'Team Members',
    singular: 'Team Member',
    sample: 'Hina Malik',
    samples: 8,
    required: { Name: 'Noor Aslam', Role: 'Analyst', Bio: 'Counts twice.' },
    defaults: { 'Image URL': '', 'LinkedIn URL': '', 'Twitter URL': '' },
  },
  {
    path: '/admin/projects',
    heading: 'Projects',
    singular: 'Project',
    sample: 'Swift Cart',
    samples: 5,
    required: { Title: 'Noor', Description: 'A lamp.', Category: 'IoT Development' },
    defaults: { 'Image URL': '' },
    checkbox: ['Featured', false],
  },
  {
    path: '/admin/services',
    heading: 'Services',
    singular: 'Service',
    sample: 'Mobile Apps',
    samples: 4,
    required: { Title: 'Audits', Description: 'We look closely.', Icon: 'constructor' },
    defaults: {},
    checkbox: ['Show on homepage', true],
  },
  {
    path: '/admin/testimonials',
    heading: 'Testimonials',
    singular: 'Testimonial',
    sample: 'Sofia Lindqvist',
    samples: 4,
    required: { Name: 'Omar Sheikh', Position: 'Owner', Content: 'Good people.' },
    defaults: { 'Rating (1-5)': '5', 'Avatar URL': '' },
  },
  {
    path: '/admin/jobs',
    heading: 'Jobs',
    singular: 'Job',
    sample: 'Product Designer',
    samples: 4,
    required: {
      Title: 'Tester',
      Location: 'Lahore',
      Type: 'Part-time',
      Description: 'Finds faults.',
      Requirements: 'Patience',
    },
    defaults: {},
    checkbox: ['Active', true],
  },
];

function open({ path }: Pick<Journey, 'path'>) {
  const toast = jest.fn<void, [Toast]>();
  const { unmount, router } = renderInHost(<page.component />, { host: { toast }, path });
  return { user: userEvent.setup(), toast, unmount, router };
}

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const button = (name: string) => screen.getByRole('button', { name });
const lastTitle = (toast: jest.Mock<void, [Toast]>) => toast.mock.lastCall?.[0].title;

describe.each(journeys)('$heading', (journey) => {
  const { heading, singular, sample, samples } = journey;
  const required = Object.entries(journey.required);
  const added = required[0]?.[1] ?? '';

  test('the samples are there, in their order, and the page has its name', () => {
    open(journey);
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(rows()).toHaveLength(samples);
    expect(button(`Edit ${sample}`)).toBeVisible();
  });

  test('an empty form says which fields are required, and saves nothing', async () => {
    const { user, toast } = open(journey);
    await user.click(button(`Add ${singular}`));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await user.click(button('Save'));
    for (const [label] of required) {
      await waitFor(() => expect(screen.getByLabelText(label)).toBeInvalid());
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(/This field is required/);
    }
    expect(toast).not.toHaveBeenCalled();
    await user.click(button('Cancel'));
  });

  test('the form starts with the defaults', async () => {
    const { user } = open(journey);
    await user.click(button(`Add ${singular}`));
    for (const [label, value] of Object.entries(journey.defaults)) {
      expect(screen.getByLabelText(label)).toHaveValue(value);
    }
    const [name, isOn] = journey.checkbox ?? [];
    if (name) expect((screen.getByLabelText(name) as HTMLInputElement).checked).toBe(isOn);
  });

  test('add, edit, cancel and delete: a whole day of work', async () => {
    const { user, toast, unmount } = open(journey);
    await user.click(button(`Add ${singular}`));
    for (const [label, value] of required) await user.type(screen.getByLabelText(label), value);
    await user.click(button('Save'));
    await waitFor(() => expect(lastTitle(toast)).toBe(`${singular} Added`));
    await screen.findByRole('table');
    expect(rows()).toHaveLength(samples + 1);
    expect(rows().at(-1)).toHaveTextContent(added);

    await user.click(button(`Edit ${added}`));
    const [firstLabel = ''] = required[0] ?? [];
    expect(screen.getByLabelText(firstLabel)).toHaveValue(added);
    await user.type(screen.getByLabelText(firstLabel), ' II');
    await user.click(button('Save'));
    await waitFor(() => expect(lastTitle(toast)).toBe(`${singular} Updated`));
    await screen.findByRole('table');
    expect(button(`Edit ${added} II`)).toHaveFocus();

    await user.click(button(`Edit ${added} II`));
    await user.type(screen.getByLabelText(firstLabel), ' never saved');
    await user.click(button('Cancel'));
    expect(toast.mock.lastCall?.[0]).toMatchObject({
      title: 'Editing Cancelled',
      description: 'No changes were saved.',
    });
    await screen.findByRole('table');
    expect(rows().at(-1)).not.toHaveTextContent('never saved');

    unmount();
    const second = open(journey);
    expect(rows().at(-1)).toHaveTextContent(`${added} II`);

    await user.click(button(`Delete ${added} II`));
    expect(second.toast.mock.lastCall?.[0]).toMatchObject({ title: `${singular} Removed`, type: 'error' });
    expect(rows()).toHaveLength(samples);
  });
});

test('an empty list says so, and Undo puts removed rows back to their places in any order', async () => {
  const { user, toast } = open({ path: '/admin/services' });
  const titles = () => rows().map((row) => within(row).getAllByRole('cell')[1]?.textContent);
  const before = titles();
  for (const title of before) await user.click(button(`Delete ${title}`));
  expect(screen.getByText('No results found.')).toBeVisible();
  const undos = toast.mock.calls.map(([{ action }]) => action);
  for (const index of [2, 0, 3, 1]) await waitFor(() => undos[index]?.onClick());
  await waitFor(() => expect(titles()).toEqual(before));
});

test.each(['-1', '4.5', '1e300', '0', '-0', '99'])('a rating of %s is kept and shown', async (rating) => {
  const { user, toast } = open({ path: '/admin/testimonials' });
  await user.click(button('Edit Farah Jamil'));
  await user.clear(screen.getByLabelText('Rating (1-5)'));
  await user.type(screen.getByLabelText('Rating (1-5)'), rating);
  await user.click(button('Save'));
  await waitFor(() => expect(lastTitle(toast)).toBe('Testimonial Updated'));
  await screen.findByRole('table');
  expect(rows()[0]).toHaveTextContent(String(Number(rating)));
});

test.each(['', 'five', '1,000.50', 'NaN', '1e309', 'Infinity'])(
  'the rating "%s" is no number',
  async (rating) => {
    const { user, toast } = open({ path: '/admin/testimonials' });
    await user.click(button('Edit Farah Jamil'));
    const field = screen.getByLabelText('Rating (1-5)');
    await user.clear(field);
    if (rating) await user.type(field, rating);
    await user.click(button('Save'));
    await waitFor(() => expect(field).toHaveAccessibleDescription('Must be a number'));
    expect(toast).not.toHaveBeenCalled();
  },
);

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>',
  '//evil.example',
  '/\\evil.example',
  'https://good@evil.example',
])('the address %s is refused with a clear message', async (address) => {
  const { user, toast } = open({ path: '/admin/team' });
  await user.click(button('Edit Hina Malik'));
  const field = screen.getByLabelText('LinkedIn URL');
  await user.clear(field);
  await user.click(field);
  await user.paste(address);
  await user.click(button('Save'));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Must be a web address/));
  expect(toast).not.toHaveBeenCalled();
});

test.each(['http://example.com/a.png', 'data:image/svg+xml,<svg onload=alert(1)>'])(
  'the picture %s, which the security policy would not load, is refused with a clear message',
  async (address) => {
    const { user, toast } = open({ path: '/admin/projects' });
    await user.click(button('Edit Greenline'));
    const field = screen.getByLabelText('Image URL');
    await user.clear(field);
    await user.click(field);
    await user.paste(address);
    await user.click(button('Save'));
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        'Optional Must be the address of a picture that begins with https://',
      ),
    );
    expect(toast).not.toHaveBeenCalled();
  },
);

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
