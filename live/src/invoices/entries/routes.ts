import { Type, type TSchema } from '@sinclair/typebox';
import type { EntryKind } from '../../database/tables';
import type { Route } from '../../http/route';
import { answers, noContent, oneOf, only } from '../../http/schemas';
import { actorOf } from '../../log/addToLog';
import { addEntry, changeEntry, deleteEntry, hideEntry, type Entry } from './entries';
import { clientSchema, itemSchema, listedClientSchema, listedItemSchema } from './schemas';
import * as schemas from '../schemas';
import { listEntries } from './listEntries';

const config = { access: 'editor', right: 'invoices' } as const;

const page = Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,5}$' }));
const filter = {
  search: Type.Optional(Type.String({ maxLength: 200 })),
  hidden: Type.Optional(oneOf(['true', 'false'])),
  page,
};
const pageOf = (entry: TSchema) =>
  answers(
    Type.Object({
      entries: Type.Array(entry),
      count: Type.Integer({ description: 'Total of all pages' }),
      pageSize: Type.Integer(),
    }),
  );

const lists: Route = async (app, { database }) => {
  app.get(
    '/invoice-clients',
    { config, schema: { querystring: only(filter), response: pageOf(listedClientSchema) } },
    ({ query: { page = '1', hidden, ...query } }) =>
      listEntries(database.tables, 'client', { ...query, isHidden: hidden === 'true', page: Number(page) }),
  );

  app.get(
    '/invoice-items',
    {
      config,
      schema: {
        querystring: only({ ...filter, client: Type.Optional(schemas.idSchema.properties.id) }),
        response: pageOf(listedItemSchema),
      },
    },
    ({ query: { page = '1', hidden, client, ...query } }) =>
      listEntries(database.tables, 'item', {
        ...query,
        isHidden: hidden === 'true',
        page: Number(page),
        ...(client !== undefined && { client: Number(client) }),
      }),
  );
};

const params = schemas.idSchema;
const version = Type.Object({ 'if-match': schemas.versionHeaders.properties['if-match'] });

/** The routes that change entries of one kind. */
const changesOf =
  (kind: EntryKind): Route =>
  async (app) => {
    const body = kind === 'client' ? clientSchema : itemSchema;
    const path = `/invoice-${kind}s`;
    app.post(
      path,
      { config, schema: { body, response: answers(Type.Object({ id: Type.Integer() })) } },
      (request) => {
        const entry = { kind, value: request.body } as Entry;
        return request.change(async (tables) => ({ id: await addEntry(tables, actorOf(request), entry) }));
      },
    );
    app.put(
      `${path}/:id`,
      { config, schema: { params, headers: version, body, response: noContent } },
      async (request, reply) => {
        const entry = { kind, value: request.body } as Entry;
        const change = { ...entry, id: Number(request.params.id), from: schemas.versionIn(request) };
        await request.change((tables) => changeEntry(tables, actorOf(request), change));
        return reply.code(204).send(null);
      },
    );
    app.put(
      `${path}/:id/hidden`,
      { config, schema: { params, body: only({ isHidden: Type.Boolean() }), response: noContent } },
      async (request, reply) => {
        const change = { kind, id: Number(request.params.id), ...request.body };
        await request.change((tables) => hideEntry(tables, actorOf(request), change));
        return reply.code(204).send(null);
      },
    );
    app.delete(`${path}/:id`, { config, schema: { params, response: noContent } }, async (request, reply) => {
      const entry = { kind, id: Number(request.params.id) };
      await request.change((tables) => deleteEntry(tables, actorOf(request), entry));
      return reply.code(204).send(null);
    });
  };

/** Clients and items that are stored. */
export const entryRoutes: Route = async (app, live) => {
  await lists(app, live);
  await changesOf('client')(app, live);
  await changesOf('item')(app, live);
};
