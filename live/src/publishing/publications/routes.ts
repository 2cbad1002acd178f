import { Type } from '@sinclair/typebox';
import type { Route } from '../../http/route';
import { answers, noContent, noteSchema, only } from '../../http/schemas';
import { problems } from '../../http/problem';
import { actorOf } from '../../log/addToLog';
import { changesBetween } from '../changes';
import { changeSchema, choicesSchema, publicationSchema, stateSchema } from '../changeSchemas';
import { publicationAt, publications } from './publication';
import { pairsOf } from '../pairsOf';
import { publish } from '../publish';
import { restore } from '../restore';
import { confirm, schedule, withdraw } from '../schedule';
import { draftPair, siteRecords } from '../siteRecord';

const idSchema = only({ id: Type.String({ pattern: '^[\\w-]{1,100}$' }) });

const lists: Route = async (app, live) => {
  app.post(
    '/publications',
    {
      config: { access: 'publisher' },
      schema: {
        body: only({
          records: choicesSchema,
          note: Type.Optional(noteSchema(500)),
          preview: Type.Optional(
            Type.Integer({ minimum: 1, description: 'Composition of the preview to publish as it is' }),
          ),
          at: Type.Optional(
            Type.String({ format: 'date-time', description: 'When to publish; now by default' }),
          ),
        }),
        response: { 202: publicationSchema, ...problems },
      },
    },
    async (request, reply) => {
      const { records: choices, note = '', preview, at } = request.body;
      const publisher = { actor: actorOf(request), change: request.change };
      const id =
        at === undefined
          ? await publish(live, publisher, { choices, note, preview })
          : await schedule(live.site, publisher, { choices, note, at });
      return reply.code(202).send(await publicationAt(live.database.tables, id));
    },
  );

  app.get(
    '/publications',
    {
      config: { access: 'editor' },
      schema: {
        querystring: only({
          before: Type.Optional(
            Type.String({ format: 'date-time', description: 'Time of the last publication received' }),
          ),
          state: Type.Optional(stateSchema),
        }),
        response: answers(
          Type.Object({ publications: Type.Array(publicationSchema), hasMore: Type.Boolean() }),
        ),
      },
    },
    async ({ query }) => {
      await live.followSite();
      return publications(live.database.tables, query);
    },
  );
};

const single: Route = async (app, { database, followSite }) => {
  app.get(
    '/publications/:id',
    { config: { access: 'editor' }, schema: { params: idSchema, response: answers(publicationSchema) } },
    async ({ params }) => {
      await followSite();
      return publicationAt(database.tables, params.id);
    },
  );
  app.get(
    '/publications/:id/changes',
    {
      config: { access: 'editor' },
      schema: {
        params: idSchema,
        response: answers(Type.Object({ changes: Type.Array(changeSchema) })),
      },
    },
    async ({ params }) => {
      const { tables } = database;
      const { records } = await publicationAt(tables, params.id);
      const all = (await siteRecords(tables)).map(draftPair);
      return { changes: await changesBetween(await pairsOf(tables, records), all) };
    },
  );
  app.delete(
    '/publications/:id',
    { config: { access: 'publisher' }, schema: { params: idSchema, response: noContent } },
    async (request, reply) => {
      await request.change((tables) => withdraw(tables, actorOf(request), request.params.id));
      return reply.code(204).send(null);
    },
  );
  app.post(
    '/publications/:id/confirmation',
    { config: { access: 'publisher' }, schema: { params: idSchema, response: answers(publicationSchema) } },
    (request) =>
      request.change(async (tables) => {
        const { id } = request.params;
        await confirm(tables, actorOf(request), id);
        return publicationAt(tables, id);
      }),
  );
  app.post(
    '/publications/:id/restore',
    {
      config: { access: 'editor' },
      schema: {
        params: idSchema,
        body: only({ to: Type.Union([Type.Literal('before'), Type.Literal('after')]) }),
        response: answers(Type.Object({ drafts: Type.Integer({ description: 'Number of changed drafts' }) })),
      },
    },
    async (request) => {
      const what = { id: request.params.id, direction: request.body.to };
      return { drafts: await request.change((tables) => restore(tables, actorOf(request), what)) };
    },
  );
};

/** Past and scheduled publications. */
export const publicationRoutes: Route = async (app, live) => {
  await lists(app, live);
  await single(app, live);
};
