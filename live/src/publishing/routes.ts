import type { Readable } from 'node:stream';
import { Type } from '@sinclair/typebox';
import type { Reading } from '../database/tables';
import { signedIn } from '../http/requireRoles';
import type { Route } from '../http/route';
import { answers, noContent, only } from '../http/schemas';
import { streamedAnswer } from '../http/streamedAnswer';
import { actorOf } from '../log/addToLog';
import { recordSchema } from '../records/recordSchemas';
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
import { changeCounter, openChanges } from './openChanges';
import { previewRoutes } from './previews/routes';
import { schedules } from './publications/publication';
import { publicationRoutes } from './publications/routes';
import { removePerson } from './removePerson';
import { answersForSchedules, type AnswerForSchedules } from './schedule';
import { placeOf } from './siteRecord';

/** Tells of each draft whether a person has made some of it, and who else has. */
async function whose(tables: Reading, own: string) {
  const steps = await draftSteps(tables);
  return (place: string) => {
    const made = (steps.get(place) ?? []).filter(({ isUndone }) => !isUndone);
    const others = made.filter(({ person }) => person !== own);
    return { isMine: others.length < made.length, others: namesOf(others) };
  };
}

const countSchema = Type.Object({ count: Type.Integer() });

const changes: Route = async (app, { database, followSite }) => {
  const countChanges = changeCounter();
  app.get(
    '/changes',
    {
      config: { access: 'editor' },
      schema: {
        response: answers(
          Type.Unsafe<Readable>(
            Type.Object({
              changes: Type.Array(openChangeSchema),
              discarded: Type.Array(discardedSchema),
              schedules: Type.Array(publicationSchema, {
                description: 'Waiting, or failed and not dismissed',
              }),
            }),
          ),
        ),
      },
    },
    async (request, reply) => {
      await followSite();
      const { records, differences } = await openChanges(database.tables);
      const states = new Map(records.map((record) => [placeOf(record), record]));
      const whoseIs = await whose(database.tables, signedIn(request).id);
      const changes = differences.map((change) => {
        const { version, savedBy, savedAt } = states.get(placeOf(change))!;
        return { ...change, version, savedBy, savedAt, ...whoseIs(placeOf(change)) };
      });
      const others = {
        discarded: await discardedDrafts(database.tables),
        schedules: await schedules(database.tables),
      };
      return reply.type('application/json; charset=utf-8').send(streamedAnswer('changes', changes, others));
    },
  );

  app.get(
    '/changes/count',
    { config: { access: 'editor', isBackgroundPoll: true }, schema: { response: answers(countSchema) } },
    async () => {
      await followSite();
      return { count: await countChanges(database.tables) };
    },
  );

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

  app.post(
    '/changes/bring-back',
    { config: { access: 'editor' }, schema: { body: choiceSchema, response: answers(recordSchema) } },
    (request) => request.change((tables) => bringBack(tables, actorOf(request), request.body)),
  );
};

const removal: Route = async (app) => {
  const answer = Type.Unsafe<AnswerForSchedules>({ type: 'string', enum: answersForSchedules });
  app.delete(
    '/people/:id',
    {
      config: { access: 'manager' },
      schema: {
        params: only({ id: Type.String() }),
        querystring: only({ schedules: Type.Optional(answer) }),
        response: noContent,
      },
    },
    async (request, reply) => {
      const removed = { id: request.params.id, answer: request.query.schedules };
      await request.change((tables) => removePerson(tables, actorOf(request), removed));
      return reply.code(204).send(null);
    },
  );
};

/** What drafts have and the site does not, and how it gets there. */
export const publishingRoutes: Route = async (app, live) => {
  await changes(app, live);
  await previewRoutes(app, live);
  await publicationRoutes(app, live);
  await removal(app, live);
};
