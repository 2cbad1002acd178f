import { Type } from '@sinclair/typebox';
import { signedIn } from '../../http/requireRoles';
import type { Route } from '../../http/route';
import { answers, noContent } from '../../http/schemas';
import { collectionAt, placeSchema } from '../recordSchemas';

/**
 * How long somebody who does not leave counts as being in a record, in milliseconds; those who type
 * say so every 20 seconds.
 */
const stay = 120_000;

interface Visit {
  name: string;
  /** Time of the last request. */
  at: number;
}

interface Place {
  collection: string;
  id: string;
}

/** Presence by record, in memory. After a restart the next requests rebuild it. */
function createVisits() {
  /** By record and person. */
  const visits = new Map<string, Map<string, Visit>>();
  const nobody = new Map<string, Visit>();
  const keyOf = ({ collection, id }: Place) => `${collection}/${id}`;
  return {
    enter: (place: Place, person: string, name: string) => {
      removeOld(visits);
      const here = visits.get(keyOf(place)) ?? new Map<string, Visit>();
      visits.set(keyOf(place), here.set(person, { name, at: Date.now() }));
    },
    leave: (place: Place, person: string) => void visits.get(keyOf(place))?.delete(person),
    othersIn: (place: Place, person: string) => {
      removeOld(visits);
      const here = visits.get(keyOf(place)) ?? nobody;
      return { others: [...here].filter(([other]) => other !== person).map(([, { name }]) => name) };
    },
  };
}

function removeOld(visits: Map<string, Map<string, Visit>>): void {
  for (const [place, here] of visits) {
    for (const [person, { at }] of here) if (Date.now() - at > stay) here.delete(person);
    if (here.size === 0) visits.delete(place);
  }
}

const othersSchema = answers(
  Type.Object({
    others: Type.Array(Type.String(), { description: 'Names of others who have the record open' }),
  }),
);

/** Telling who is in a record, and asking who else is. */
export const presenceRoutes: Route = async (app) => {
  const visits = createVisits();
  const path = '/presence/:collection/:id';

  app.put(
    path,
    { config: { access: 'editor' }, schema: { params: placeSchema, response: othersSchema } },
    async (request) => {
      const { params } = request;
      collectionAt(params.collection, params.id);
      // Nobody is named who is not here any more.
      await request.change(async () => undefined);
      const { id: person, name } = signedIn(request);
      visits.enter(params, person, name);
      return visits.othersIn(params, person);
    },
  );
  app.get(
    path,
    {
      config: { access: 'editor', isBackgroundPoll: true },
      schema: { params: placeSchema, response: othersSchema },
    },
    async (request) => visits.othersIn(request.params, signedIn(request).id),
  );
  app.delete(
    path,
    { config: { access: 'editor' }, schema: { params: placeSchema, response: noContent } },
    async (request, reply) => {
      await request.change(async () => undefined);
      visits.leave(request.params, signedIn(request).id);
      return reply.code(204).send(null);
    },
  );
};
