import { Type } from '@sinclair/typebox';
import { problem } from '../http/problem';
import type { Route } from '../http/route';
import { answers, only } from '../http/schemas';
import { collections } from './collections';
import { inOrder } from './inOrder';
import { recordAt, recordsOf } from './record';
import { collectionAt, placeSchema, recordSchema, tagOf } from './recordSchemas';

const listCollections: Route = async (app) => {
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
};

const listRecords: Route = async (app, { database }) => {
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
      const records = (await recordsOf(database.tables, name)).filter(({ value }) => value);
      const order = (await recordAt(database.tables, { collection: 'order', id: name }))?.value;
      return { records: inOrder(records, order) };
    },
  );
};

const readRecord: Route = async (app, { database }) => {
  app.get(
    '/records/:collection/:id',
    { config: { access: 'editor' }, schema: { params: placeSchema, response: answers(recordSchema) } },
    async ({ params }, reply) => {
      collectionAt(params.collection, params.id);
      const record = await recordAt(database.tables, params);
      if (!record) throw problem(404, `There is no record "${params.id}".`);
      return reply.header('ETag', tagOf(record)).send(record);
    },
  );
};

/** Reading drafts. */
export const recordRoutes = [listCollections, listRecords, readRecord];
