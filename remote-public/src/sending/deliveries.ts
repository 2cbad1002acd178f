import { createStore, type Store } from '@vibrant-peak/shared/store';
import { today } from '@vibrant-peak/shared/today';

/** Why the server refuses a form: in words, and by field. */
interface Refusal {
  detail: string;
  violations: { field: string; message: string }[];
}

/** One submission of a form, on its way to the live server. */
export interface Delivery {
  /** The server stores each key once, however often it is sent. */
  key: string;
  /** The values, as text: with other values it is another submission. */
  content: string;
  /** `waiting`: it is sent again automatically; `stopped`: the visitor has changed the values meanwhile. */
  state: 'sending' | 'waiting' | 'stopped' | 'stored' | 'refused';
  /** It is sent again automatically. */
  isAgain?: boolean;
  refusal?: Refusal;
}

/** Sends one form, one submission at a time, also when the visitor has left the form for another page. */
export interface Deliveries {
  store: Store<Delivery | undefined>;
  /** Sends a submission until the server has answered. @param onStored is called once. */
  send: (content: string, data: FormData, onStored: () => void) => Promise<void>;
  /** Ends the sending automatically. */
  stop: () => void;
}

/** Pauses between attempts, in milliseconds: they double from the first to the longest. */
const firstPause = 5000;
const MAX_PAUSE = 60_000;

/**
 * @param path of the form at the live server, below `/api`.
 * @param encode makes the request's body.
 */
export function createDeliveries(path: string, encode: (data: FormData) => FormData | string): Deliveries {
  const store = createStore<Delivery | undefined>(() => undefined);
  /** Number of the sending that goes on automatically. */
  let last = 0;

  const send: Deliveries['send'] = async (content, data, onStored) => {
    const before = store.get();
    if (before?.state === 'sending') return;
    const own = ++last;
    const isSame = before?.content === content && before.state !== 'stored';
    const submission = { key: isSame ? before.key : await keyOf(content), content };
    // Pressed twice meanwhile: the second press goes on.
    if (own !== last) return;
    data.set('key', submission.key);
    store.set({ ...submission, state: 'sending' });
    for (let pause = firstPause; ; pause = Math.min(2 * pause, MAX_PAUSE)) {
      const answer = await post(path, encode(data));
      if (answer === 'stored') onStored();
      if (answer === 'stored') return store.set({ ...submission, state: 'stored' });
      if (answer !== 'away') return store.set({ ...submission, state: 'refused', refusal: answer });
      if (own !== last) return store.set({ ...submission, state: 'stopped' });
      store.set({ ...submission, state: 'waiting' });
      await pauseOrConnection(pause);
      if (own !== last) return;
      store.set({ ...submission, state: 'sending', isAgain: true });
    }
  };

  const stop = () => {
    last++;
    store.set((delivery) => (delivery?.state === 'waiting' ? { ...delivery, state: 'stopped' } : delivery));
  };
  return { store, send, stop };
}

/** The key of the same values on the same day, from another tab, too. */
async function keyOf(content: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${today()} ${content}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Ends after a pause, or as soon as the browser is online again. */
const pauseOrConnection = (pause: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, pause);
    window.addEventListener('online', end);
  });

/** Longest wait for an answer, in milliseconds: for a file, as long as the server lets it arrive. */
const TIMEOUTS = { text: 15_000, file: 600_000 };

/** Answers after which the same request may succeed. */
const isForNow = (status: number) => status >= 500 || [408, 425, 429].includes(status);

/** Posts a form to the live server. @returns `away` when nobody knows whether the server has stored it. */
async function post(path: string, body: FormData | string): Promise<'stored' | 'away' | Refusal> {
  const isText = typeof body === 'string';
  try {
    const response = await fetch(`/api${path}`, {
      method: 'POST',
      body,
      ...(isText && { headers: { 'Content-Type': 'application/json' } }),
      signal: AbortSignal.timeout(isText ? TIMEOUTS.text : TIMEOUTS.file),
    });
    if (response.status === 204) return 'stored';
    // Another server may answer in its place, such as that of a hotel's network.
    if (response.status < 400 || isForNow(response.status)) return 'away';
    return refusalOf(await response.json().catch(() => ({})));
  } catch {
    return 'away';
  }
}

const refusalOf = ({ detail, violations = [] }: Partial<Refusal>): Refusal => ({
  detail: detail ?? 'Not sent: the server does not take it.',
  violations,
});
