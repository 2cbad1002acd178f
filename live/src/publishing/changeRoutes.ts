import { Type } from '@sinclair/typebox';
import type { Reading } from '../database/tables';
import { signedIn } from '../http/requireRoles';
import type { Route } from '../http/route';
import { answers } from '../http/schemas';
import { actorOf } from '../log/addToLog';
import { recordSchema } from '../records/recordSchemas';
import { changesBetween } from './changes';
import {
  choiceSchema,
  discardedSchema,
  discardSchema,
  openChangeSchema,
  publicationSchema,
} from './changeSchemas';
import { bringBack, discardedDrafts } from './bringBack';
import { discard } from './discard';
import { draftSteps, namesOf } from './draftSteps';
import { schedules } from './publication';
import { draftPair, placeOf, siteRecords, withoutOver } from './siteRecord';

const list: Route = async (app, { database, followSite }) => {
  app.get(
    '/changes',
    {
      config: { access: 'editor' },
      schema: {
        response: answers(
          Type.Object({
            changes: Type.Array(openChangeSchema),
            discarded: Type.Array(discardedSchema),
            schedules: Type.Array(publicationSchema, {
              description: 'Waiting, or failed and not taken note of',
            }),
          }),
        ),
      },
    },
    async (request, reply) => {
      // Thousands of changes take a tenth of the time that the schema takes.
      reply.serializer((answer) => JSON.stringify(answer));
      await followSite();
      const records = withoutOver(await siteRecords(database.tables));
      const pairs = records.map(draftPair);
      const states = new Map(records.map((record) => [placeOf(record), record]));
      const whoseIs = await whose(database.tables, signedIn(request).id);
      const changes = (await changesBetween(pairs)).map((change) => {
        const { version, savedBy, savedAt } = states.get(placeOf(change))!;
        return { ...change, version, savedBy, savedAt, ...whoseIs(placeOf(change)) };
      });
      return {
        changes,
        discarded: await discardedDrafts(database.tables),
        schedules: await schedules(database.tables),
      };
    },
  );
};

/** Tells of each draft whether a person has made some of it, and who else has. */
async function whose(tables: Reading, own: string) {
  const steps = await draftSteps(tables);
  return (place: string) => {
    const made = (steps.get(place) ?? []).filter(({ isUndone }) => !isUndone);
    const others = made.filter(({ person }) => person !== own);
    return { isMine: others.length < made.length, others: namesOf(others) };
  };
}

const discardDraft: Route = async (app) => {
  app.post(
    '/changes/discard',
    { config: { access: 'editor' }, schema: { body: discardSchema, response: answers(recordSchema) } },
    (request) =>
      request.change((tables) => {
        const { others = false, ...choice } = request.body;
        const who = { person: signedIn(request), actor: actorOf(request) };
        return discard(tables, who, { ...choice, others });
      }),
  );
};

const bringDraftBack: Route = async (app) => {
  app.post(
    '/changes/bring-back',
    { config: { access: 'editor' }, schema: { body: choiceSchema, response: answers(recordSchema) } },
    (request) => request.change((tables) => bringBack(tables, actorOf(request), request.body)),
  );
};

/** What drafts have and the site does not. */
export const changeRoutes = [list, discardDraft, bringDraftBack];
