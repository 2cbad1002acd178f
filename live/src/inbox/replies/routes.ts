import { Type } from '@sinclair/typebox';
import { signedIn } from '../../http/requireRoles';
import type { Route } from '../../http/route';
import { answers as successes, lineSchema, noContent, noteSchema, only } from '../../http/schemas';
import { actorOf } from '../../log/addToLog';
import { idempotencyOf, idempotent } from '../../http/idempotent';
import { keySchema } from '../../records/recordSchemas';
import { assertNamed, changeMeant } from '../changeMeant';
import { conversationWith } from '../conversations/conversations';
import { idSchema } from '../inboxSchemas';
import { addNote, reply } from './reply';
import { storeUnsent } from './unsentTexts';
import { writeTo } from './writeTo';

const headers = Type.Object({ 'idempotency-key': keySchema });
const textSchema = noteSchema(20_000);
const sentSchema = { ...textSchema, minLength: 1 };

const notes: Route = async (app) => {
  app.put(
    '/inbox/:id/unsent',
    {
      config: { access: 'editor' },
      schema: {
        params: idSchema,
        body: only({
          use: Type.Unsafe<'note' | 'reply'>({ type: 'string', enum: ['note', 'reply'] }),
          text: textSchema,
        }),
        response: noContent,
      },
    },
    async (request, answer) => {
      await changeMeant(request, (tables, id) => storeUnsent(tables, id, request.body, signedIn(request)));
      return answer.code(204).send(null);
    },
  );

  app.post(
    '/inbox/:id/notes',
    {
      config: { access: 'editor' },
      schema: { params: idSchema, headers, body: only({ text: sentSchema }), response: noContent },
    },
    async (request, answer) => {
      await changeMeant(request, (tables, id) =>
        idempotent(tables, requestOf(request), async () => {
          await addNote(tables, id, { ...request.body, ...doerOf(request) });
          return null;
        }),
      );
      return answer.code(204).send(null);
    },
  );
};

const answers: Route = async (app, { origin, replyAddress, ownAddresses }) => {
  app.post(
    '/inbox/:id/replies',
    {
      config: { access: 'editor' },
      schema: {
        params: idSchema,
        headers,
        body: only({
          text: sentSchema,
          last: Type.Integer({ description: 'Id of the last message that the author had read' }),
          toAll: Type.Optional(Type.Boolean({ description: 'Whether to reply to all' })),
        }),
        response: noContent,
      },
    },
    async (request, response) => {
      await changeMeant(request, async (tables, id) => {
        await conversationWith(tables, id, signedIn(request));
        assertNamed(request);
        return idempotent(tables, requestOf(request), async () => {
          const written = { ...request.body, ...doerOf(request) };
          await reply(tables, id, written, { origin, replyAddress, ownAddresses });
          return null;
        });
      });
      return response.code(204).send(null);
    },
  );
};

const newMessages: Route = async (app, { origin, replyAddress, ownAddresses }) => {
  app.post(
    '/inbox',
    {
      config: { access: 'editor' },
      schema: {
        headers,
        body: only({
          to: lineSchema(254),
          subject: lineSchema(200),
          text: sentSchema,
        }),
        response: successes(Type.Object({ id: Type.Integer({ description: 'Id of the conversation' }) })),
      },
    },
    (request) =>
      request.change((tables) =>
        idempotent(tables, idempotencyOf(request), async () => {
          const site = { origin, replyAddress, ownAddresses };
          return { id: await writeTo(tables, request.body, doerOf(request), site) };
        }),
      ),
  );
};

type Sent = Parameters<typeof actorOf>[0] & { body: { text: string; toAll?: boolean } };

/** A repeated request is one with the same text for the same people. */
const requestOf = (request: Sent) => ({
  person: signedIn(request).id,
  key: String(request.headers['idempotency-key']),
  asked: [request.method, request.url, request.body.text, request.body.toAll ? 'to all' : ''],
});

const doerOf = (request: Sent) => ({ reader: signedIn(request), actor: actorOf(request) });

/** What people write about a message, and new messages. */
export const replyRoutes: Route = async (app, live) => {
  await notes(app, live);
  await answers(app, live);
  await newMessages(app, live);
};
