import { act, screen } from '@testing-library/react';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { page } from './PrivacyPage';
import { terms } from './sending/terms';

const originalFetch = window.fetch;
let answers: (() => Promise<Response>)[];
let requests: string[];
beforeEach(() => {
  terms.set(undefined);
  [answers, requests] = [[], []];
  window.fetch = async (address) => {
    requests.push(String(address));
    return answers.shift()!();
  };
});
afterEach(() => void (window.fetch = originalFetch));

const nothingIsSent = /Nothing that you type is sent to a server/;
const isSent = /is sent to our server when you press the button/;
const show = (profile: 'default' | 'live') => renderInHost(<page.component />, { host: { profile } });

test('in the default profile nothing is sent, also by this page', () => {
  show('default');
  expect(screen.getByText(nothingIsSent)).toBeVisible();
  expect(screen.getByText(isSent)).not.toBeVisible();
  expect(screen.getByText(/We store what you send/)).not.toBeVisible();
  expect(requests).toEqual([]);
});

test('in the live profile the page says what is sent, what is stored, and for how long', async () => {
  answers.push(async () => Response.json({ messageMonths: 24, applicationMonths: 6 }));
  show('live');
  expect(screen.getByText(isSent)).toBeVisible();
  expect(screen.getByText(nothingIsSent)).not.toBeVisible();
  expect(await screen.findByText(/messages 24 months after the last one/)).toBeVisible();
  expect(requests).toEqual(['/api/submissions/terms']);
});

test.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error', async () => new Response(null, { status: 503 })],
])('%s hides the time alone, and the next page asks again', async (_what, answer) => {
  answers.push(answer, async () => Response.json({ messageMonths: 1, applicationMonths: 1 }));
  const { unmount } = show('live');
  expect(screen.getByText(/We store what you send/)).toBeVisible();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  unmount();
  show('live');
  expect(await screen.findByText(/messages 1 month after the last one/)).toBeVisible();
});
