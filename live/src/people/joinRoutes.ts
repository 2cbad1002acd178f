import { Type } from '@sinclair/typebox';
import { answers, lineSchema, only, roleSchema, secretSchema } from '../http/schemas';
import type { Route } from '../http/route';
import { addToLog } from '../log/addToLog';
import { invitationOf } from './invitation';
import { join } from './join';
import { checkNewPassword, hashPassword } from './password';
import { personSchema } from './personSchema';
import { beginSession } from './session';

const newPersonSchema = {
  secret: secretSchema,
  name: lineSchema(100),
  email: Type.Optional(Type.String({ maxLength: 254 })),
};

const readInvitation: Route = async (app, { database }) => {
  app.post(
    '/invitation',
    {
      config: { access: 'anyone' },
      schema: {
        body: only({ secret: secretSchema }),
        response: answers(Type.Object({ role: roleSchema, email: Type.Union([Type.String(), Type.Null()]) })),
      },
    },
    ({ body }) => invitationOf(database.tables, body.secret),
  );
};

const joinWithPassword: Route = async (app, { database }) => {
  app.post(
    '/invitation/password',
    {
      config: { access: 'anyone' },
      schema: {
        body: only({ ...newPersonSchema, password: Type.String({ maxLength: 200 }) }),
        response: answers(Type.Object({ person: personSchema })),
      },
    },
    async (request, reply) => {
      await invitationOf(database.tables, request.body.secret);
      checkNewPassword(request.body.password);
      const password = await hashPassword(request.body.password);
      const person = await database.change(async (tables) => {
        const { secret, name, email } = request.body;
        const joined = await join(tables, { secret, name, email, password });
        await beginSession(tables, joined.id, { request, reply });
        const { role } = joined;
        await addToLog(
          tables,
          { ...joined, ip: request.ip },
          { action: 'joined', subject: joined.email, details: { role } },
        );
        return joined;
      });
      return { person };
    },
  );
};

/** What a person does with an invitation. Its secret is in the body, because addresses end up in logs. */
export const joinRoutes = [readInvitation, joinWithPassword];
