import { setTimeout as pause } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { Type } from '@sinclair/typebox';
import type { Reading } from '../../database/tables';
import type { Route } from '../../http/route';
import { answers } from '../../http/schemas';

/** A stream lasts so long, in milliseconds. The browser opens the next one, if its session goes on. */
const MAX_DURATION = 20_000;
/** Least time between two looks at the database, in milliseconds. */
const lookTime = 1000;
/** How often a stream compares what was found last, in milliseconds. */
const compareTime = 250;

/** Says that the inbox has changed, but not how: each page asks for what its user may see. */
export const eventRoutes: Route = async (app, { database, stopping }) => {
  const version = heldFor(lookTime, () => inboxVersion(database.tables));
  app.get(
    '/inbox/events',
    {
      config: { access: 'editor', isBackgroundPoll: true },
      schema: {
        response: answers(Type.Unsafe<Readable>({ description: 'Server-sent events, as text/event-stream' })),
      },
    },
    async (_request, reply) =>
      reply
        .type('text/event-stream')
        // nginx passes events on one by one.
        .header('X-Accel-Buffering', 'no')
        .send(Readable.from(changes(version, stopping))),
  );
};

/** One event at the beginning, and one after each change. */
async function* changes(version: () => Promise<string>, stopping?: AbortSignal): AsyncGenerator<string> {
  const end = Date.now() + MAX_DURATION;
  let last;
  do {
    const now = await version();
    if (now !== last) yield 'data: changed\n\n';
    last = now;
    await pause(compareTime, undefined, { ref: false });
  } while (Date.now() < end && !stopping?.aborted);
}

/** Asks again when the last answer is older than that. */
function heldFor<T>(milliseconds: number, ask: () => Promise<T>): () => Promise<T> {
  let askedAt = -Infinity;
  let answer: Promise<T>;
  return () => {
    if (Date.now() - askedAt >= milliseconds) {
      askedAt = Date.now();
      answer = ask();
    }
    return answer;
  };
}

/** Another one after each message, action, mail, typed text and read mark. */
async function inboxVersion(tables: Reading): Promise<string> {
  const found = await tables
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('messages')
        .select(({ fn }) => fn.max('id').as('last'))
        .as('message'),
      selectFrom('log')
        .select(({ fn }) => fn.max('id').as('last'))
        .as('action'),
      selectFrom('outbox')
        .where('state', '=', 'waiting')
        .select(({ fn }) => fn.countAll().as('all'))
        .as('mails'),
      selectFrom('unsent_texts')
        .select(({ fn }) => fn.countAll().as('all'))
        .as('texts'),
      selectFrom('unsent_texts')
        .select(({ fn }) => fn.max('updated_at').as('last'))
        .as('typed'),
      selectFrom('conversation_reads')
        .select(({ fn }) => fn.countAll().as('all'))
        .as('reads'),
      selectFrom('conversation_reads')
        .select(({ fn }) => fn.max('read_at').as('last'))
        .as('read'),
    ])
    .executeTakeFirst();
  return JSON.stringify(found);
}
