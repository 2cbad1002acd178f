import { randomUUID } from 'node:crypto';
import { indexDue } from '../inbox/searchIndex';
import type { TestLive } from './testLive';
import type { TestPerson } from './testPeople';

const message = {
  name: 'Sara Ahmed',
  email: 'sara@lumen.example',
  subject: 'Web shop',
  message: 'We need a shop for three showrooms.',
};

/** What visitors send and people do with it. */
export const inboxOf = (live: TestLive, { headers }: Pick<TestPerson, 'headers'>) => ({
  /** Sends the contact form, as a person does who takes a while. */
  send: (changes: object = {}) =>
    live.ask('POST /submissions/contact', {
      payload: { key: randomUUID(), elapsed: 20_000, ...message, ...changes },
    }),
  /** A page of the inbox; a search finds what was sent before. */
  list: async (query = '') => {
    await indexDue(live.database);
    return (await live.ask(`GET /inbox${query}`, { headers })).json<InboxPage>();
  },
  open: async (id: number) => (await live.ask(`GET /inbox/${id}`, { headers })).json<OpenConversation>(),
  change: (id: number, payload: object) => live.ask(`PATCH /inbox/${id}`, { headers, payload }),
  ask: (route: string, payload?: object) =>
    live.ask(route, {
      headers: { ...headers, 'idempotency-key': randomUUID() },
      ...(payload && { payload }),
    }),
  note: (id: number, text: string, key: string = randomUUID()) =>
    live.ask(`POST /inbox/${id}/notes`, {
      headers: { ...headers, 'idempotency-key': key },
      payload: { text },
    }),
  /** Replies; by default, all messages are read. */
  reply: async (
    id: number,
    text: string,
    { key = randomUUID() as string, last = 999_999, toAll = false } = {},
  ) => {
    const { createdAt } = (await live.ask(`GET /inbox/${id}`, { headers })).json<OpenConversation>();
    return live.ask(`POST /inbox/${id}/replies`, {
      headers: { ...headers, 'idempotency-key': key, 'conversation-created-at': createdAt ?? '' },
      payload: { text, last, ...(toAll && { toAll }) },
    });
  },
});

interface Listed {
  id: number;
  name: string;
  subject: string;
  state: string;
  spamReason: string | null;
  createdAt: string;
  isRead: boolean;
  takenByName: string | null;
}

interface InboxPage {
  conversations: Listed[];
  hasMore: boolean;
  unread: number;
}

interface OpenConversation extends Listed {
  email: string;
  createdAt: string;
  updatedAt: string;
  recipients: { to: { name: string; address: string } | null; others: { address: string }[] };
  messages: { id: number; kind: string; author: string; text: string; delivery: string | null }[];
  readBy: string[];
  earlier: { subject: string }[];
  unsent: { reply: string; note: string; files: { id: number; name: string; size: number }[] };
  writing: string[];
  colleagues: string[];
}
