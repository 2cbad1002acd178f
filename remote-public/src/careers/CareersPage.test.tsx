import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { page } from './CareersPage';
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

describe('Apply Now', () => {
  test('does nothing more when the visitor leaves the page before', async () => {
    const { user, view } = renderCareers();
    await apply(user, 'Product Designer');
    view.unmount();
    expect(jest.getTimerCount()).toBe(0);
    await pass(1000);
    expect(scrollIntoView).not.toHaveBeenCalled();
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

  test('marks required fields, visually and for assistive technology, and logs long values as they are', async () => {
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
    expect(logged.coverLetter).toBe('a'.repeat(200_000));
    log.mockRestore();
  });
});
