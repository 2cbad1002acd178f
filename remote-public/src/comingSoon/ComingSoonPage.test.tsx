import { act, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { Link } from '@vibrant-peak/shared/router';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { page } from './ComingSoonPage';

const ComingSoonPage = page.component;

/** jsdom lacks `Request`, which the router creates for every navigation. */
class NavigationRequest {
  readonly method = 'GET';
  readonly signal?: AbortSignal | null;

  constructor(
    readonly url: string,
    { signal }: RequestInit = {},
  ) {
    this.signal = signal;
  }
}

beforeAll(() => void (globalThis.Request ??= NavigationRequest as unknown as typeof Request));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const progress = () => Number(screen.getByRole('progressbar').getAttribute('aria-valuenow'));

function renderAt(path: string) {
  return renderInHost(
    <StrictMode>
      <ComingSoonPage />
      <Link to="/events">to events</Link>
    </StrictMode>,
    { path },
  );
}

test('progress stops at 100, and so does its timer', () => {
  renderAt('/blog');
  pass(30_000);
  expect(progress()).toBe(100);
  expect(jest.getTimerCount()).toBe(0);
});

test('screen readers read the phases, not each step', () => {
  renderAt('/blog');
  const bar = screen.getByRole('progressbar');
  pass(6000);
  expect(bar).toHaveAttribute('aria-valuetext', 'Planning');
  pass(4000);
  expect(bar).toHaveAttribute('aria-valuetext', 'Development');
  pass(10_000);
  expect(bar).toHaveAttribute('aria-valuetext', 'Launch');
});

test('progress starts again on another page of this kind', async () => {
  renderAt('/blog');
  pass(5000);
  expect(progress()).toBe(25);
  await act(async () => screen.getByText('to events').click());
  expect(screen.getByRole('heading', { name: 'Events' })).toBeVisible();
  expect(progress()).toBe(0);
});
