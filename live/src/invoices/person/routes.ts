import { signedIn } from '../../http/requireRoles';
import type { Route } from '../../http/route';
import { answers } from '../../http/schemas';
import { idSchema } from '../../inbox/inboxSchemas';
import { personOf, personSchema } from './personOf';

/** What staff see of the person in a conversation. */
export const personRoutes: Route = async (app, { database }) => {
  app.get(
    '/inbox/:id/person',
    {
      config: { access: 'editor' },
      schema: { params: idSchema, response: answers(personSchema) },
    },
    (request) => personOf(database.tables, Number(request.params.id), signedIn(request)),
  );
};
