import { Type, type Static } from '@sinclair/typebox';
import { problem } from '../http/problem';
import type { Route } from '../http/route';
import { answers, only } from '../http/schemas';
import { collections } from './collections';
import { draftsOf } from './draftsOf';
import { recordAt } from './record';
import { collectionAt, placeSchema, recordSchema, tagOf, keySchema } from './recordSchemas';
import { actorOf } from '../log/addToLog';
import type { Fields } from './collections';
import { deleteRecord } from './deleteRecord';
import { idempotencyOf, idempotent } from '../http/idempotent';
import { saveRecord } from './saveRecord';
import { batchRoutes } from './batches/routes';
import { presenceRoutes } from './presence/routes';

const reading: Route = async (app, { database }) => {
  app.get(
    '/collections',
    {
      config: { access: 'editor' },
      schema: {
        response: answers(
          Type.Object({
            collections: Type.Array(
              Type.Object({ name: Type.String(), module: Type.String(), kind: Type.String() }),
            ),
          }),
        ),
      },
    },
    async () => ({ collections: [...collections.values()] }),
  );

  app.get(
    '/records/:collection',
    {
      config: { access: 'editor' },
      schema: {
        params: only({ collection: Type.String() }),
        response: answers(Type.Object({ records: Type.Array(recordSchema) })),
      },
    },
    async ({ params }) => {
      const { name } = collectionAt(params.collection);
      return { records: await draftsOf(database.tables, name) };
    },
  );

  app.get(
    '/records/:collection/:id',
    { config: { access: 'editor' }, schema: { params: placeSchema, response: answers(recordSchema) } },
    async ({ params }, reply) => {
      collectionAt(params.collection, params.id);
      const record = await recordAt(database.tables, params);
      if (!record) throw problem(404, `Not found: record "${params.id}".`);
      return reply.header('ETag', tagOf(record)).send(record);
    },
  );
};

const headersSchema = Type.Object({
  'if-match': Type.Optional(
    Type.String({ pattern: '^"\\d{1,9}"$', description: 'Version tag of the record that was changed' }),
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

const saving: Route = async (app) => {
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
      if (from === 'new') throw problem(428, 'Name the version to delete in If-Match.');
      const deleted = await request.change((tables) =>
        idempotent(tables, idempotencyOf(request), () =>
          deleteRecord(tables, actorOf(request), { collection, id, from }),
        ),
      );
      return reply.header('ETag', tagOf(deleted)).send(deleted);
    },
  );
};

/** Drafts: reading and changing them, and who is in one. */
export const recordRoutes: Route = async (app, live) => {
  await reading(app, live);
  await saving(app, live);
  await batchRoutes(app, live);
  await presenceRoutes(app, live);
};
