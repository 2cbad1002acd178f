import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { benefits } from '@vibrant-peak/shared/content/benefits';
import { jobs } from '@vibrant-peak/shared/content/jobs';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { page } from './CareersPage';
import { salaryText } from './JobFacts';
import { unsentApplication } from './unsentApplication';

beforeEach(() => unsentApplication.set({}));

const CareersPage = page.component;
const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');

beforeEach(() => {
  jest.useFakeTimers();
  scrollIntoView.mockClear();
});
afterEach(() => jest.useRealTimers());

function renderCareers() {
  const toast = jest.fn();
  const view = renderInHost(<CareersPage />, { host: { toast } });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { view, toast, user };
}

type User = ReturnType<typeof renderCareers>['user'];

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const header = (title: string) => screen.getByRole('button', { name: title });

function details(title: string): HTMLElement {
  const panel = document.getElementById(header(title).getAttribute('aria-controls') ?? '');
  if (!panel) throw new Error(`No details of ${title}`);
  return panel;
}

/** Closed details are hidden by a style for this attribute; jsdom does not support cascade layers. */
const isClosed = (title: string) => details(title).hasAttribute('data-closed');

async function apply(user: User, title: string) {
  if (header(title).getAttribute('aria-expanded') === 'false') await user.click(header(title));
  await user.click(within(details(title)).getByRole('button', { name: 'Apply Now' }));
  return screen.findByRole('region', { name: `Apply for: ${title}` });
}

async function submit(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Submit Application' }));
  await pass(0);
}

async function fillIn(user: User) {
  await user.type(await screen.findByLabelText('Full Name'), 'Sara Ahmed');
  await user.type(screen.getByLabelText('Email'), 'sara@example.com');
  await user.type(screen.getByLabelText('Phone'), '0300 1234567');
  await user.upload(screen.getByLabelText('Resume'), new File(['x'], 'sara.pdf'));
}

describe('openings', () => {
  test('are closed at first, and at most one is open', async () => {
    const { user } = renderCareers();
    const [first, second] = jobs;
    if (!first || !second) throw new Error('Too few jobs');
    for (const { title } of jobs) expect(header(title)).toHaveAttribute('aria-expanded', 'false');
    expect(jobs.every(({ title }) => isClosed(title))).toBe(true);

    await user.click(header(first.title));
    expect(header(first.title)).toHaveAttribute('aria-expanded', 'true');
    for (const text of [first.description, ...first.responsibilities, ...first.requirements]) {
      expect(within(details(first.title)).getByText(text)).toBeInTheDocument();
    }
    expect(isClosed(first.title)).toBe(false);

    await user.click(header(second.title));
    expect(header(first.title)).toHaveAttribute('aria-expanded', 'false');
    expect(jobs.map(({ title }) => isClosed(title))).toEqual(jobs.map((job) => job !== second));

    await user.click(header(second.title));
    expect(header(second.title)).toHaveAttribute('aria-expanded', 'false');
    expect(isClosed(second.title)).toBe(true);
  });

  test('name their department, location, type, salary and dates', () => {
    renderCareers();
    for (const job of jobs) {
      const card = screen.getByRole('heading', { name: job.title }).closest('article');
      if (!card) throw new Error(`No card of ${job.title}`);
      for (const text of [job.department, job.location, job.type, salaryText(job.salary)]) {
        expect(within(card).getByText(text)).toBeVisible();
      }
      const [posted, lastDay] = card.querySelectorAll('time');
      expect(posted).toHaveAttribute('datetime', job.postedDate);
      expect(posted!.parentElement).toHaveTextContent(/^Posted \d{1,2} [A-Z][a-z]+ \d{4}$/);
      expect(lastDay).toHaveAttribute('datetime', job.validThrough);
      expect(lastDay!.parentElement).toHaveTextContent(/^Apply by \d{1,2} [A-Z][a-z]+ \d{4}$/);
    }
  });

  test('name the salary as a range with grouped digits', () => {
    const salary = { currency: 'PKR', from: 90_000, to: 1_200_000, per: 'month' as const };
    expect(salaryText(salary)).toBe('PKR 90,000 to 1,200,000 a month');
    expect(salaryText({ ...salary, from: 3200, to: 4600, per: 'hour' })).toBe('PKR 3,200 to 4,600 an hour');
  });
});

describe('Apply Now', () => {
  test('shows the form, scrolls to it after 100 ms and reveals it after 300 ms', async () => {
    const { user } = renderCareers();
    const region = await apply(user, 'Product Designer');
    expect(header('Product Designer')).toHaveAttribute('aria-expanded', 'true');

    await pass(99);
    expect(scrollIntoView).not.toHaveBeenCalled();
    await pass(1);
    expect(scrollIntoView.mock.contexts).toEqual([region]);
    await pass(199);
    expect(region).not.toHaveClass('revealed');
    await pass(1);
    expect(region).toHaveClass('revealed');
  });

  test('does nothing more when the visitor leaves the page before', async () => {
    const { user, view } = renderCareers();
    await apply(user, 'Product Designer');
    view.unmount();
    expect(jest.getTimerCount()).toBe(0);
    await pass(1000);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  test('for another job changes the position, also in the submission, and keeps typed text and error messages', async () => {
    const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    const { user } = renderCareers();
    await apply(user, 'Product Designer');
    const name = await screen.findByLabelText('Full Name');
    await user.type(name, 'Sara Ahmed');
    await submit(user);
    const position = screen.getByLabelText('Position');
    expect(position).toHaveValue('Product Designer');
    expect(position).toHaveAttribute('readonly');

    const region = await apply(user, 'Senior React Engineer');
    expect(within(region).getByRole('heading')).toHaveTextContent('Apply for: Senior React Engineer');
    expect(position).toHaveValue('Senior React Engineer');
    expect(name).toHaveValue('Sara Ahmed');
    expect(screen.getByText('Please enter a valid email address')).toBeVisible();

    await user.clear(name);
    await fillIn(user);
    expect(screen.queryByText('Please enter a valid email address')).toBeNull();
    await submit(user);
    expect(log.mock.calls).toEqual([[expect.objectContaining({ position: 'Senior React Engineer' })]]);
    log.mockRestore();
  });

  test('after Cancel shows the form again, with the typed text for the same position only', async () => {
    const { user } = renderCareers();
    const region = await apply(user, 'Product Designer');
    await user.type(await screen.findByLabelText('Full Name'), 'Sara Ahmed');
    await pass(300);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(region).not.toBeVisible();
    expect(header('Product Designer')).toHaveFocus();

    expect(await apply(user, 'Product Designer')).not.toHaveClass('revealed');
    expect(screen.getByLabelText('Full Name')).toHaveValue('Sara Ahmed');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));

    await apply(user, 'React Native Developer');
    expect(screen.getByLabelText('Full Name')).toHaveValue('');
    expect(screen.getByLabelText('Position')).toHaveValue('React Native Developer');
  });
});

test('typed text of a cancelled application does not return under another position after a navigation', async () => {
  const { user, view } = renderCareers();
  await apply(user, 'Product Designer');
  await user.type(await screen.findByLabelText('Full Name'), 'Sara Ahmed');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  view.unmount();

  const again = renderCareers();
  await apply(again.user, 'React Native Developer');
  expect(await screen.findByLabelText('Full Name')).toHaveValue('');
});

describe('the application form', () => {
  test('shows the exact messages for missing values until they are filled in, and sends nothing', async () => {
    const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    const { user, toast } = renderCareers();
    const region = await apply(user, 'Product Designer');
    expect(await screen.findByLabelText('Resume')).toHaveAttribute('accept', '.pdf,.doc,.docx');
    expect(region.querySelector('form')?.noValidate).toBe(true);
    await submit(user);

    for (const [label, message] of [
      ['Full Name', 'Full name must be at least 2 characters'],
      ['Email', 'Please enter a valid email address'],
      ['Phone', 'Phone number must be at least 10 digits'],
      ['Resume', 'Please upload your resume'],
    ] as const) {
      expect(screen.getByText(message)).toBeVisible();
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(message));
    }
    expect(screen.getByLabelText('Full Name')).toHaveFocus();
    expect(screen.getByLabelText('Cover Letter')).not.toBeInvalid();
    expect(toast).not.toHaveBeenCalled();
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();

    // A message disappears as soon as its field is valid.
    await user.upload(screen.getByLabelText('Resume'), new File(['x'], 'sara.pdf'));
    await pass(0);
    expect(screen.queryByText('Please upload your resume')).not.toBeInTheDocument();
  });

  test('logs the values once, confirms, and is cleared and hidden', async () => {
    const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    const { user, toast } = renderCareers();
    await apply(user, 'Product Designer');
    await fillIn(user);
    await submit(user);

    expect(log.mock.calls).toEqual([
      [
        {
          fullName: 'Sara Ahmed',
          email: 'sara@example.com',
          phone: '0300 1234567',
          position: 'Product Designer',
          resume: 'sara.pdf',
          coverLetter: '',
        },
      ],
    ]);
    expect(toast.mock.calls).toEqual([
      [{ type: 'success', title: 'Application submitted successfully!', duration: 5000 }],
    ]);
    expect(screen.queryByRole('region', { name: /Apply for/ })).not.toBeInTheDocument();
    expect(header('Product Designer')).toHaveFocus();

    await apply(user, 'Product Designer');
    expect(await screen.findByLabelText('Full Name')).toHaveValue('');
    expect(screen.getByLabelText('Position')).toHaveValue('Product Designer');
    expect(screen.getByLabelText<HTMLInputElement>('Resume').files).toHaveLength(0);
    log.mockRestore();
  });

  test('is sent once when two submits come before the answer', async () => {
    const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    const { user, toast } = renderCareers();
    await apply(user, 'Product Designer');
    await fillIn(user);
    const form = screen.getByLabelText('Full Name').closest('form')!;
    fireEvent.submit(form);
    fireEvent.submit(form);
    await pass(0);
    expect(toast).toHaveBeenCalledTimes(1);
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });

  test('marks required fields, visually and for assistive technology, and truncates long values in the log', async () => {
    const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    const { user } = renderCareers();
    await apply(user, 'Product Designer');
    await fillIn(user);
    for (const label of ['Full Name', 'Email', 'Phone', 'Resume'])
      expect(screen.getByLabelText(label)).toBeRequired();
    expect(screen.getByText('Full Name', { exact: true })).toHaveAttribute('data-required');
    expect(screen.getByLabelText('Cover Letter')).not.toBeRequired();
    expect(screen.getByText('* required')).toBeVisible();
    await user.click(screen.getByLabelText('Cover Letter'));
    await user.paste('a'.repeat(200_000));
    await submit(user);
    const [[logged]] = log.mock.calls as [[{ coverLetter: string }]];
    expect(logged.coverLetter.length).toBeLessThan(1100);
    expect(logged.coverLetter).toMatch(/200000 characters/);
    log.mockRestore();
  });
});

test('Why Join Us? lists every benefit', () => {
  renderCareers();
  const region = within(screen.getByRole('region', { name: 'Why Join Us?' }));
  const items = region.getAllByRole('listitem');
  expect(items).toHaveLength(benefits.length);
  for (const [index, { title, description }] of benefits.entries()) {
    expect(within(items[index]!).getByRole('heading', { name: title })).toBeVisible();
    expect(within(items[index]!).getByText(description)).toBeVisible();
  }
});
