import type { Readable } from 'node:stream';
import { Type } from '@sinclair/typebox';
import type { Route } from '../../http/route';
import { answers, only } from '../../http/schemas';
import { streamedAnswer } from '../../http/streamedAnswer';
import { actorOf } from '../../log/addToLog';
import { orderOf } from '../draftsOf';
import type { Fields } from '../collections';
import { idempotencyOf, idempotent } from '../../http/idempotent';
import { collectionAt, idSchema, keySchema, recordSchema } from '../recordSchemas';
import { saveChanges, type Change } from './saveChanges';

const value = Type.Unsafe<Fields>({ type: 'object' });

const changesSchema = only({
  changes: Type.Array(
    Type.Unsafe<Change>(
      Type.Union([
        only({ value }),
        only({
          id: idSchema,
          from: Type.Integer({ minimum: 1, maximum: 999_999_999 }),
          value: Type.Union([value, Type.Null()]),
        }),
      ]),
    ),
    { minItems: 1 },
  ),
});

/** Largest request, in bytes: a file with some thousand records. */
const bodyLimit = 10 * 1024 * 1024;

/** Saves changes of several records, all or none of them. */
export const batchRoutes: Route = async (app, { database }) => {
  app.post(
    '/records/:collection',
    {
      bodyLimit,
      config: { access: 'editor', cleansTexts: true },
      schema: {
        params: only({ collection: Type.String() }),
        headers: Type.Object({ 'idempotency-key': keySchema }),
        body: changesSchema,
        response: answers(
          Type.Unsafe<Readable>(
            Type.Object({
              records: Type.Array(recordSchema, {
                description: 'As they are now, in the order of the changes',
              }),
              order: Type.Array(Type.String(), { description: 'Ids of all records of the list' }),
            }),
          ),
        ),
      },
    },
    async (request, reply) => {
      const collection = collectionAt(request.params.collection);
      const records = await request.change((tables) =>
        idempotent(tables, idempotencyOf(request), () =>
          saveChanges(tables, actorOf(request), collection, request.body.changes),
        ),
      );
      const order = await orderOf(database.tables, collection.name);
      return reply
        .type('application/json; charset=utf-8')
        .send(streamedAnswer('records', records, { order }));
    },
  );
};
