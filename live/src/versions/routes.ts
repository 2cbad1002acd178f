import { Type } from '@sinclair/typebox';
import type { Route } from '../http/route';
import { answers, only } from '../http/schemas';
import { actorOf } from '../log/addToLog';
import { changeSchema } from '../publishing/changeSchemas';
import { placeOf } from '../publishing/siteRecord';
import { collectionAt, idSchema, placeSchema, recordSchema } from '../records/recordSchemas';
import { bringBack } from './bringBack';
import { recentChanges, recordIn } from '../activity/recentChanges';
import { versionsOf } from './versionsOf';

const versionSchema = Type.Composite([
  changeSchema,
  Type.Object({
    version: Type.Integer(),
    isLive: Type.Boolean(),
    savedAt: Type.String(),
    savedBy: Type.String(),
  }),
]);

const versions: Route = async (app, { database }) => {
  app.get(
    '/records/:collection/:id/versions',
    {
      config: { access: 'editor' },
      schema: {
        params: placeSchema,
        querystring: only({
          before: Type.Optional(Type.String({ pattern: '^\\d{1,9}$', description: 'Last version received' })),
        }),
        response: answers(
          Type.Object({
            title: Type.String(),
            newest: Type.Integer(),
            versions: Type.Array(versionSchema),
            hasMore: Type.Boolean(),
          }),
        ),
      },
    },
    async ({ params, query: { before } }) => {
      collectionAt(params.collection, params.id);
      const { title } = await recordIn(database.tables, placeOf(params));
      const found = await versionsOf(
        database.tables,
        params,
        before === undefined ? undefined : Number(before),
      );
      return { title, ...found };
    },
  );

  app.post(
    '/records/:collection/:id/versions/:version/restore',
    {
      config: { access: 'editor' },
      schema: {
        params: only({
          collection: Type.String(),
          id: idSchema,
          version: Type.String({ pattern: '^\\d{1,9}$' }),
        }),
        body: only({
          from: Type.Integer({
            minimum: 1,
            description: 'Number of the newest version that the client knows',
          }),
        }),
        response: answers(recordSchema),
      },
    },
    async (request) => {
      const { version, ...place } = request.params;
      const { from } = request.body;
      return request.change((tables) =>
        bringBack(tables, actorOf(request), { place, version: Number(version), from }),
      );
    },
  );
};

const recent: Route = async (app, { database }) => {
  app.get(
    '/changes/recent',
    {
      config: { access: 'editor' },
      schema: {
        response: answers(
          Type.Object({
            changes: Type.Array(
              Type.Object({
                collection: Type.String(),
                id: Type.String(),
                title: Type.String(),
                action: Type.String(),
                at: Type.String(),
                by: Type.String(),
              }),
            ),
          }),
        ),
      },
    },
    async () => ({ changes: await recentChanges(database.tables) }),
  );
};

/** What records were, and who changed them last. */
export const versionRoutes: Route = async (app, live) => {
  await versions(app, live);
  await recent(app, live);
};
