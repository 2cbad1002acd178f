import { Type } from '@sinclair/typebox';
import { versionText } from '@vibrant-peak/engine/version';
import { sql } from 'kysely';
import { answers, only } from '../http/schemas';
import type { Route } from '../http/route';
import { authors, titleIn } from './logNames';

const entrySchema = Type.Object({
  id: Type.Integer(),
  at: Type.String(),
  person: Type.Union([Type.String(), Type.Null()]),
  name: Type.String(),
  action: Type.String(),
  subject: Type.String(),
  title: Type.String({ description: 'Name of the subject, as on screen' }),
  details: Type.Object({}, { additionalProperties: true }),
  ip: Type.String(),
});

const logSchema = Type.Object({
  entries: Type.Array(entrySchema),
  hasMore: Type.Boolean(),
  version: Type.String({ description: 'Version and commit of the server' }),
});

const day = Type.String({ format: 'date', description: 'In UTC' });

const filterSchema = only({
  person: Type.Optional(Type.String({ description: 'Id' })),
  action: Type.Optional(Type.String()),
  subject: Type.Optional(Type.String({ description: 'Prefix, such as team/' })),
  from: Type.Optional(day),
  /** Exclusive. */
  until: Type.Optional(day),
  before: Type.Optional(Type.String({ pattern: '^\\d{1,9}$', description: 'Id of the last line received' })),
});

/** The same on both databases, in any locale. */
const beginsWith = (text: string) => sql<boolean>`substr(subject, 1, ${[...text].length}) = ${text}`;

/** Lines of an answer. */
const MAX_ENTRIES = 100;

/** What managers do with the log. */
export const activityRoutes: Route = async (app, { database }) => {
  app.get(
    '/log',
    {
      config: { access: 'manager' },
      schema: {
        querystring: filterSchema,
        response: answers(logSchema),
      },
    },
    async ({ query: { person, action, subject, from, until, before } }) => {
      const rows = await database.tables
        .selectFrom('log')
        .$if(person !== undefined, (log) => log.where('person', '=', person!))
        .$if(action !== undefined, (log) => log.where('action', '=', action as never))
        .$if(subject !== undefined, (log) => log.where(beginsWith(subject!)))
        .$if(from !== undefined, (log) => log.where('at', '>=', from!))
        .$if(until !== undefined, (log) => log.where('at', '<', until!))
        .$if(before !== undefined, (log) => log.where('id', '<', Number(before)))
        .orderBy('id', 'desc')
        .limit(MAX_ENTRIES + 1)
        .selectAll()
        .execute();
      const entries = await Promise.all(
        rows.slice(0, MAX_ENTRIES).map(async ({ person_name: name, details, ...row }) => ({
          ...row,
          name,
          title: await titleIn(database.tables, row),
          details: JSON.parse(details) as object,
        })),
      );
      return { entries, hasMore: rows.length > MAX_ENTRIES, version: versionText() };
    },
  );

  app.get(
    '/log/people',
    {
      config: { access: 'manager' },
      schema: {
        response: answers(
          Type.Object({ people: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })) }),
        ),
      },
    },
    async () => ({ people: await authors(database.tables) }),
  );
};
