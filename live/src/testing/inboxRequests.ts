import { postMail } from '../mail/mail';
import type { ChangingRequest, Prepare, Site } from './changingRequest';
import { inboxOf } from './testInbox';
import { origin } from './testLive';

let count = 0;
const saveHeaders = () => ({ 'if-match': '"1"', 'idempotency-key': `key-of-a-message-${++count}` });

/** A message of a visitor. */
async function message({ live }: Site): Promise<ChangingRequest> {
  await live.database.tables.deleteFrom('conversations').execute();
  await inboxOf(live, { headers: { cookie: '' } }).send({ subject: `Message ${++count}` });
  const { id } = await live.database.tables
    .selectFrom('conversations')
    .select('id')
    .executeTakeFirstOrThrow();
  return { params: { id: String(id) } };
}

/** A message of a visitor, and the visitor's address as the body. */
const visitor = async (site: Site) => {
  await message(site);
  return { body: { email: 'sara@lumen.example' } };
};

/** A mail in this state. */
async function posted(
  { live }: Site,
  state: { state: 'failed' | 'sent'; problem?: string },
): Promise<ChangingRequest> {
  const mail = { to: { name: 'Sara', address: 'sara@lumen.example' }, subject: 'Hello', text: '' };
  await live.database.change((tables) => postMail(tables, mail, { kind: 'reply', origin }));
  const changed = live.database.tables.updateTable('outbox').set(state).returning('id');
  return { params: { id: (await changed.executeTakeFirstOrThrow()).id } };
}

/** A valid request for each changing route of the inbox, its mail and its settings. */
export const inboxRequests: Record<string, Prepare> = {
  'PATCH /inbox/:id': async (site) => ({ ...(await message(site)), body: { state: 'archived' } }),
  'DELETE /inbox/:id': message,
  'POST /inbox/:id/restoration': message,
  'PUT /inbox/:id/read': async (site) => ({ ...(await message(site)), body: { isRead: true } }),
  'PUT /inbox/:id/unsent': async (site) => ({
    ...(await message(site)),
    body: { use: 'reply', text: `Words ${++count}` },
  }),
  'POST /inbox/:id/files': async (site) => ({
    ...(await message(site)),
    body: Buffer.from('A plan'),
  }),
  'DELETE /inbox/:id/files/:file': async (site) => {
    const { params } = await message(site);
    const { id: person } = site.person;
    const file = { name: 'plan.txt', type: 'text/plain', size: 1, bytes: Buffer.from('a') };
    const { id } = await site.live.database.tables
      .insertInto('unsent_files')
      .values({ conversation: Number(params!['id']), person, ...file })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { params: { ...params, file: String(id) } };
  },
  'POST /inbox/:id/notes': async (site) => ({
    ...(await message(site)),
    headers: saveHeaders(),
    body: { text: 'A note' },
  }),
  'POST /inbox/:id/replies': async (site) => {
    const { params } = await message(site);
    const { created_at: at } = await site.live.database.tables
      .selectFrom('conversations')
      .select('created_at')
      .executeTakeFirstOrThrow();
    const headers = { ...saveHeaders(), 'conversation-created-at': at };
    return { params: params!, headers, body: { text: 'An answer', last: 999_999 } };
  },
  'POST /inbox': () => ({
    headers: saveHeaders(),
    body: { to: 'sara@lumen.example', subject: 'Hello', text: `Words ${++count}` },
  }),
  'PUT /saved-answers/:id': () => ({
    params: { id: `answer-${++count}` },
    body: { title: 'Thanks', text: 'Dear {name}' },
  }),
  'DELETE /saved-answers/:id': async ({ live, person: { headers } }) => {
    const id = `answer-${++count}`;
    const payload = { title: 'Thanks', text: 'Dear {name}' };
    await live.ask(`PUT /saved-answers/${id}`, { headers, payload });
    return { params: { id } };
  },
  'PUT /inbox/settings': () => ({ body: { confirms: true, messageMonths: 12, applicationMonths: 3 } }),
  'POST /visitor-data/search': visitor,
  'POST /visitor-data/export': visitor,
  'POST /visitor-data/erasure': visitor,
  'POST /mail/:id/retry': (site) => posted(site, { state: 'failed' }),
  'POST /mail/:id/dismissal': (site) => posted(site, { state: 'sent', problem: 'It came back' }),
  'PUT /notices': () => ({ body: { notices: 'daily' } }),
  'POST /webhooks': () => ({ body: { url: `https://crm.example/${++count}` } }),
  'DELETE /webhooks/:id': async ({ live, person: { headers } }) => {
    const payload = { url: `https://crm.example/${++count}` };
    const added = await live.ask('POST /webhooks', { headers, payload });
    return { params: { id: added.json<{ id: string }>().id } };
  },
};
