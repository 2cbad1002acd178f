import { Type, type Static } from '@sinclair/typebox';
import { problem } from '../http/problem';
import type { Route } from '../http/route';
import { answers } from '../http/schemas';
import { actorOf } from '../log/addToLog';
import type { Fields } from './collections';
import { deleteRecord } from './deleteRecord';
import { idempotent } from './idempotent';
import { collectionAt, keySchema, idempotencyOf, placeSchema, recordSchema, tagOf } from './recordSchemas';
import { saveRecord } from './saveRecord';

const headersSchema = Type.Object({
  'if-match': Type.Optional(
    Type.String({ pattern: '^"\\d{1,9}"$', description: 'Tag of the version that the change began from' }),
  ),
  'if-none-match': Type.Optional(Type.Literal('*', { description: 'For a new record' })),
  'idempotency-key': keySchema,
});

type Headers = Static<typeof headersSchema>;

/** The version that a request began from. @throws a problem (428) when it does not say so. */
function beginning({ 'if-match': match, 'if-none-match': none }: Headers): number | 'new' {
  if (match) return Number(match.slice(1, -1));
  if (none) return 'new';
  throw problem(
    428,
    'Name the version that the change began from: If-Match, or If-None-Match: * for a new record.',
  );
}

const save: Route = async (app) => {
  app.put(
    '/records/:collection/:id',
    {
      config: { access: 'editor', cleansTexts: true },
      schema: {
        params: placeSchema,
        headers: headersSchema,
        body: Type.Unsafe<Fields>({ type: 'object' }),
        response: answers(recordSchema),
      },
    },
    async (request, reply) => {
      const { collection: name, id } = request.params;
      const collection = collectionAt(name, id);
      const from = beginning(request.headers);
      const saved = await request.change((tables) =>
        idempotent(tables, idempotencyOf(request), () =>
          saveRecord(tables, actorOf(request), { collection, id, from, value: request.body }),
        ),
      );
      return reply.header('ETag', tagOf(saved)).send(saved);
    },
  );
};

const remove: Route = async (app) => {
  app.delete(
    '/records/:collection/:id',
    {
      config: { access: 'editor' },
      schema: { params: placeSchema, headers: headersSchema, response: answers(recordSchema) },
    },
    async (request, reply) => {
      const { collection: name, id } = request.params;
      const collection = collectionAt(name, id);
      const from = beginning(request.headers);
      if (from === 'new') throw problem(428, 'Name the version that is to be deleted: If-Match.');
      const deleted = await request.change((tables) =>
        idempotent(tables, idempotencyOf(request), () =>
          deleteRecord(tables, actorOf(request), { collection, id, from }),
        ),
      );
      return reply.header('ETag', tagOf(deleted)).send(deleted);
    },
  );
};

/** Changing drafts. */
export const saveRoutes = [save, remove];
