import { Type } from '@sinclair/typebox';
import type { Route } from '../http/route';
import { answers } from '../http/schemas';
import { actorOf } from '../log/addToLog';
import { recordSchema } from '../records/recordSchemas';
import { changesBetween } from './changes';
import { choiceSchema, openChangeSchema, publicationSchema } from './changeSchemas';
import { discard } from './discard';
import { followSite } from './followSite';
import { schedules } from './publication';
import { draftPair, placeOf, siteRecords, withoutOver } from './siteRecord';

const list: Route = async (app, { database, site }) => {
  app.get(
    '/changes',
    {
      config: { access: 'editor' },
      schema: {
        response: answers(
          Type.Object({
            changes: Type.Array(openChangeSchema),
            schedules: Type.Array(publicationSchema, {
              description: 'Waiting, or failed and not taken note of',
            }),
          }),
        ),
      },
    },
    async () => {
      await followSite(database, site);
      const records = withoutOver(await siteRecords(database.tables));
      const pairs = records.map(draftPair);
      const states = new Map(records.map((record) => [placeOf(record), record]));
      const changes = changesBetween(pairs).map((change) => {
        const { version, savedBy, savedAt } = states.get(placeOf(change))!;
        return { ...change, version, savedBy, savedAt };
      });
      return { changes, schedules: await schedules(database.tables) };
    },
  );
};

const discardDraft: Route = async (app, { database }) => {
  app.post(
    '/changes/discard',
    { config: { access: 'editor' }, schema: { body: choiceSchema, response: answers(recordSchema) } },
    async (request) => database.change((tables) => discard(tables, actorOf(request), request.body)),
  );
};

/** What drafts have and the site does not. */
export const changeRoutes = [list, discardDraft];
