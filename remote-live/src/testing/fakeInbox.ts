import type { Conversation, Listed } from '../inbox/conversation';
import { fakeServer } from './fakeServer';
import { FakeStream } from './fakeStream';

const at = '2026-11-24T10:00:00.000Z';

/** A conversation whose message is its subject, as a sentence. */
export const conversation = (
  id: number,
  name: string,
  subject: string,
  changes: Partial<Conversation> = {},
) =>
  ({
    id,
    name,
    subject,
    email: `${id}@lumen.example`,
    phone: '',
    kind: 'contact',
    state: 'open',
    stage: null,
    spamReason: null,
    takenBy: null,
    takenByName: null,
    createdAt: at,
    updatedAt: at,
    deletedAt: null,
    readBy: [],
    writing: [],
    colleagues: [],
    unsent: { reply: '', note: '', files: [] },
    recipients: { to: { name, address: `${id}@lumen.example` }, others: [] },
    messages: [
      {
        id,
        kind: 'received',
        author: name,
        text: `${subject}, please.`,
        at,
        attachments: [],
        addresses: null,
        delivery: null,
        deliveryProblem: null,
      },
    ],
    ...changes,
  }) as Conversation;

/** What is done with one of them. @param read ids of those that were read. */
const routesOf = (each: Conversation, read: Set<number>) => {
  const path = `/inbox/${each.id}`;
  return {
    [`GET ${path}`]: () => ({ ...each }),
    [`GET ${path}/person`]: { conversations: [], invoices: null, client: null },
    [`PUT ${path}/read`]: ({ isRead }: { isRead: boolean }) => {
      read[isRead ? 'add' : 'delete'](each.id);
      return null;
    },
    [`PATCH ${path}`]: ({ isTaken, ...changes }: Partial<Conversation> & { isTaken?: boolean }) => {
      Object.assign(each, changes);
      if (isTaken !== undefined)
        Object.assign(each, { takenBy: isTaken ? '1' : null, takenByName: isTaken ? 'Ayesha' : null });
      return null;
    },
    [`DELETE ${path}`]: () => {
      each.deletedAt = at;
      return null;
    },
    [`POST ${path}/restoration`]: () => {
      each.deletedAt = null;
      return null;
    },
    [`PUT ${path}/unsent`]: ({ use, text }: { use: 'reply' | 'note'; text: string }) => {
      each.unsent = { ...each.unsent, [use]: text };
      return null;
    },
    [`POST ${path}/replies`]: ({ text }: { text: string }) => {
      const sent = { ...each.messages[0]!, id: 100, kind: 'sent', author: 'Ayesha' } as const;
      each.messages = [...each.messages, { ...sent, text, delivery: 'waiting' }];
      each.state = 'answered';
      return null;
    },
  };
};

/** A server with these conversations, which keeps what is done with them. */
export function fakeInbox(conversations: Conversation[], more: Parameters<typeof fakeServer>[0] = {}) {
  Object.assign(window, { EventSource: FakeStream });
  const read = new Set<number>();
  const listed = (place: string) => () => {
    const found = conversations.filter(({ state, deletedAt }) =>
      place === 'bin' ? deletedAt !== null : state === place && deletedAt === null,
    );
    const rows: Listed[] = found.map((each) => ({ ...each, isRead: read.has(each.id) }));
    return { conversations: rows, hasMore: false, unread: rows.filter(({ isRead }) => !isRead).length };
  };
  const places = ['open', 'waiting', 'answered', 'archived', 'spam', 'mentions', 'bin'];
  return fakeServer({
    ...Object.fromEntries(places.map((place) => [`GET /inbox?place=${place}`, listed(place)])),
    ...Object.assign({}, ...conversations.map((each) => routesOf(each, read))),
    'GET /saved-answers': { answers: [] },
    ...more,
  });
}
