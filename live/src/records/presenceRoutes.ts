import { Type } from '@sinclair/typebox';
import { signedIn } from '../http/requireRoles';
import type { Route } from '../http/route';
import { answers } from '../http/schemas';
import { collectionAt, placeSchema } from './recordSchemas';

/** How long somebody counts as being in a record after the last request, in milliseconds; those who type send one every 20 seconds. */
const stay = 120_000;

interface Visit {
  name: string;
  /** Time of the last request. */
  at: number;
}

/** Who is in which record. It is kept in the memory of this process: after a restart it is known again with the next requests. */
const tellPresence: Route = async (app) => {
  /** By record and person. */
  const visits = new Map<string, Map<string, Visit>>();

  app.put(
    '/presence/:collection/:id',
    {
      config: { access: 'editor' },
      schema: {
        params: placeSchema,
        response: answers(
          Type.Object({
            others: Type.Array(Type.String(), { description: 'Names of others who are in the record' }),
          }),
        ),
      },
    },
    async (request) => {
      const { collection, id } = request.params;
      collectionAt(collection, id);
      // Nobody is named who is not here any more.
      await request.change(async () => undefined);
      const now = Date.now();
      const { id: person, name } = signedIn(request);
      removeOld(visits, now);
      const place = `${collection}/${id}`;
      const here = visits.get(place) ?? new Map<string, Visit>();
      visits.set(place, here.set(person, { name, at: now }));
      return { others: [...here].filter(([other]) => other !== person).map(([, visit]) => visit.name) };
    },
  );
};

function removeOld(visits: Map<string, Map<string, Visit>>, now: number): void {
  for (const [place, here] of visits) {
    for (const [person, { at }] of here) if (now - at > stay) here.delete(person);
    if (here.size === 0) visits.delete(place);
  }
}

/** Telling who else is in a record. */
export const presenceRoutes = [tellPresence];
