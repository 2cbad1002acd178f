import { randomUUID } from 'node:crypto';
import { Type } from '@sinclair/typebox';
import { problem } from '../../http/problem';
import { answers, lineSchema, only, roleSchema, secretSchema } from '../../http/schemas';
import type { Route } from '../../http/route';
import { invitationOf } from '../invitations/invitation';
import { join, newPersonOf } from './join';
import { registrationOptions, verifyRegistration } from '../passkeys/passkey';
import { newPasskeySchema, optionsSchema } from '../passkeys/schemas';
import { checkNewPassword, hashPassword } from '../password/password';
import { ownPersonOf, ownPersonSchema } from '../personSchema';

const newPersonSchema = {
  secret: secretSchema,
  name: lineSchema(100),
  email: Type.Optional(Type.String({ maxLength: 254 })),
};

const invited: Route = async (app, { database, requiresPasskeys }) => {
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

  app.post(
    '/invitation/password',
    {
      config: { access: 'anyone' },
      schema: {
        body: only({ ...newPersonSchema, password: Type.String({ maxLength: 200 }) }),
        response: answers(Type.Object({ person: ownPersonSchema })),
      },
    },
    async (request, reply) => {
      if (requiresPasskeys) throw problem(403, 'This site requires a passkey: join with one.');
      const { password, ...newPerson } = request.body;
      const { email } = await newPersonOf(database.tables, newPerson);
      checkNewPassword(password, { ...newPerson, email });
      const hash = await hashPassword(password);
      const person = await request.change((tables) =>
        join(tables, { ...newPerson, id: randomUUID(), password: hash }, { request, reply }),
      );
      return { person: ownPersonOf(person) };
    },
  );
};

const withPasskey: Route = async (app, live) => {
  app.post(
    '/invitation/passkey/options',
    {
      config: { access: 'anyone' },
      schema: { body: only(newPersonSchema), response: answers(optionsSchema) },
    },
    async (request) => {
      const { body } = request;
      const { email, known } = await newPersonOf(live.database.tables, body);
      return registrationOptions(
        { ...live, request },
        { id: known?.id ?? randomUUID(), email, name: body.name },
        'join',
      );
    },
  );

  app.post(
    '/invitation/passkey',
    {
      config: { access: 'anyone' },
      schema: {
        body: only({ ...newPersonSchema, label: lineSchema(100), passkey: newPasskeySchema }),
        response: answers(Type.Object({ person: ownPersonSchema })),
      },
    },
    async (request, reply) => {
      const { label, passkey, ...newPerson } = request.body;
      await newPersonOf(live.database.tables, newPerson);
      const { person: id, stored } = await verifyRegistration({ ...live, request }, passkey, 'join');
      const person = await request.change(async (tables) => {
        const joined = await join(tables, { ...newPerson, id, password: null }, { request, reply });
        await tables
          .insertInto('passkeys')
          .values({ ...stored, person: joined.id, label })
          .execute();
        return joined;
      });
      return { person: ownPersonOf(person) };
    },
  );
};

/** Using an invitation. Its secret is in the body, because logs keep addresses. */
export const joiningRoutes: Route = async (app, live) => {
  await invited(app, live);
  await withPasskey(app, live);
};
