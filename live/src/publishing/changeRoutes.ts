import { Type } from '@sinclair/typebox';
import type { Route } from '../http/route';
import { answers } from '../http/schemas';
import { actorOf } from '../log/addToLog';
import { recordSchema } from '../records/recordSchemas';
import { changesBetween } from './changes';
import { choiceSchema, openChangeSchema } from './changeSchemas';
import { discard } from './discard';
import { draftPair, placeOf, siteRecords } from './siteRecord';

const list: Route = async (app, { database, followSite }) => {
  app.get(
    '/changes',
    {
      config: { access: 'editor' },
      schema: { response: answers(Type.Object({ changes: Type.Array(openChangeSchema) })) },
    },
    async () => {
      await followSite();
      const records = await siteRecords(database.tables);
      const pairs = records.map(draftPair);
      const states = new Map(records.map((record) => [placeOf(record), record]));
      const changes = changesBetween(pairs).map((change) => {
        const { version, savedBy, savedAt } = states.get(placeOf(change))!;
        return { ...change, version, savedBy, savedAt };
      });
      return { changes };
    },
  );
};

const discardDraft: Route = async (app) => {
  app.post(
    '/changes/discard',
    { config: { access: 'editor' }, schema: { body: choiceSchema, response: answers(recordSchema) } },
    async (request) => request.change((tables) => discard(tables, actorOf(request), request.body)),
  );
};

/** What drafts have and the site does not. */
export const changeRoutes = [list, discardDraft];
