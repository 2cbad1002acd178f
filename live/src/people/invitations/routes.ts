import { Type } from '@sinclair/typebox';
import { problem } from '../../http/problem';
import { signedIn } from '../../http/requireRoles';
import { answers, noContent, only, roleSchema } from '../../http/schemas';
import type { Route } from '../../http/route';
import { actorOf, addToLog } from '../../log/addToLog';
import { checkEmail } from '../checkEmail';
import { emailOf } from '../emailOf';
import { mailInvitation } from './mailInvitation';
import { invite, linkOf } from './invitation';

const invitationSchema = Type.Object({
  id: Type.String({ description: 'Identifier of the invitation, not the secret of its link' }),
  role: roleSchema,
  email: Type.String(),
  invitedBy: Type.String(),
  expiresAt: Type.String(),
});

const invitations: Route = async (app, { database, origin, sendsMail = false }) => {
  app.get(
    '/invitations',
    {
      config: { access: 'manager' },
      schema: { response: answers(Type.Object({ invitations: Type.Array(invitationSchema) })) },
    },
    async () => {
      const rows = await database.tables
        .selectFrom('invitations')
        .innerJoin('people', 'people.id', 'invitations.invited_by')
        .where('expires_at', '>', new Date().toISOString())
        .orderBy('expires_at')
        .select(['hash', 'invitations.role', 'invitations.email', 'people.name', 'expires_at'])
        .execute();
      const invitations = rows.map(({ hash, role, email, name, expires_at: expiresAt }) => ({
        id: hash,
        role,
        email: email ?? '',
        invitedBy: name,
        expiresAt,
      }));
      return { invitations };
    },
  );

  app.post(
    '/invitations',
    {
      config: { access: 'manager' },
      schema: {
        body: only({ role: roleSchema, email: Type.String() }),
        response: answers(Type.Object({ link: Type.String(), isMailed: Type.Boolean() })),
      },
    },
    async (request) => {
      const { role } = request.body;
      const email = emailOf(request.body.email);
      checkEmail(email);
      const secret = await request.change(async (tables) => {
        const known = await tables
          .selectFrom('people')
          .where('email', '=', email)
          .select('name')
          .executeTakeFirst();
        if (known)
          throw problem(409, `${known.name} already has this address.`, { details: { field: 'email' } });
        await addToLog(tables, actorOf(request), { action: 'invited', subject: email, details: { role } });
        const { id, name } = signedIn(request);
        const made = await invite(tables, { role, email }, id);
        if (sendsMail) await mailInvitation(tables, { email, by: name, secret: made }, origin);
        return made;
      });
      return { link: linkOf(origin, secret), isMailed: sendsMail };
    },
  );
};

const withdrawal: Route = async (app) => {
  app.delete(
    '/invitations/:id',
    {
      config: { access: 'manager' },
      schema: { params: only({ id: Type.String() }), response: noContent },
    },
    async (request, reply) => {
      await request.change(async (tables) => {
        const removed = await tables
          .deleteFrom('invitations')
          .where('hash', '=', request.params.id)
          .returning('email')
          .executeTakeFirst();
        if (!removed) throw problem(404, 'This invitation does not exist.');
        const subject = removed.email ?? '';
        await addToLog(tables, actorOf(request), { action: 'withdrew an invitation', subject });
      });
      return reply.code(204).send(null);
    },
  );
};

/** What managers do with invitations. */
export const invitationRoutes: Route = async (app, live) => {
  await invitations(app, live);
  await withdrawal(app, live);
};
