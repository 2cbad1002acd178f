import { Type, type TSchema } from '@sinclair/typebox';
import type { Route } from '../http/route';
import { answers, noContent, only } from '../http/schemas';
import { actorOf, addToLog } from '../log/addToLog';
import { skippedMails } from './mailAttempts';
import type { Mail } from './mail';
import { mailServerState, type MailServerState } from './mailServer';
import { sendAgain } from './sendAgain';
import { noticeRoutes } from './notices/routes';

/** Mails of an answer. */
const MAX_MAILS = 200;

const mailSchema = Type.Object({
  id: Type.String(),
  recipient: Type.String({ description: 'Address' }),
  copies: Type.Array(Type.String(), { description: 'Addresses of the other recipients' }),
  subject: Type.String(),
  conversation: Type.Union([Type.Integer({ description: 'In the inbox' }), Type.Null()]),
  state: Type.Unsafe<'waiting' | 'failed' | 'returned'>({
    type: 'string',
    enum: ['waiting', 'failed', 'returned'],
    description: '`returned`: it was sent, and a mail server reported that it came back',
  }),
  attempts: Type.Integer(),
  problem: Type.Union([
    Type.String({ description: 'Why the last attempt failed, or what the mail server reported' }),
    Type.Null(),
  ]),
  nextAt: Type.String({ description: 'When the next attempt begins' }),
  createdAt: Type.String(),
});

const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

const serverSchema = Type.Object({
  failingSince: nullable(Type.String({ description: 'Since when it accepts no mail of the site' })),
  problem: nullable(Type.String({ description: 'The answer of the server' })),
  encryption: Type.Unsafe<MailServerState['encryption']>({
    type: ['string', 'null'],
    enum: ['TLS', 'STARTTLS', 'none', null],
    description: 'How the connection of the last mail was encrypted',
  }),
});

/** A mail that stays in the mailbox as it could not be read. */
const skippedSchema = Type.Object({
  sender: Type.String({ description: 'Address' }),
  subject: Type.String(),
  size: Type.Integer({ description: 'In bytes' }),
  arrivedAt: Type.String(),
  reason: Type.String(),
});

const outbox: Route = async (app, { database, sendsMail = false }) => {
  app.get(
    '/mail',
    {
      config: { access: 'manager', isBackgroundPoll: true },
      schema: {
        response: answers(
          Type.Object({
            mails: Type.Array(mailSchema),
            skipped: Type.Array(skippedSchema, { description: 'The newest first, at most 100' }),
            hasServer: Type.Boolean({ description: 'Whether there is a mail server to send them' }),
            server: serverSchema,
          }),
        ),
      },
    },
    async () => {
      const rows = await database.tables
        .selectFrom('outbox')
        .where(({ or, eb }) => or([eb('state', '!=', 'sent'), eb('problem', 'is not', null)]))
        .orderBy('created_at', 'desc')
        .limit(MAX_MAILS)
        .select(['id', 'recipient', 'conversation', 'state', 'attempts', 'problem', 'mail'])
        .select(['next_at as nextAt', 'created_at as createdAt'])
        .execute();
      const mails = rows.map(({ mail, state, ...row }) => {
        const { subject, cc = [] } = JSON.parse(mail) as Mail;
        return {
          ...row,
          state: state === 'sent' ? ('returned' as const) : state,
          subject,
          copies: cc.map(({ address }) => address),
        };
      });
      return {
        mails,
        skipped: await skippedMails(database.tables),
        hasServer: sendsMail,
        server: await mailServerState(database.tables),
      };
    },
  );

  app.post(
    '/mail/:id/retry',
    {
      config: { access: 'manager' },
      schema: { params: only({ id: Type.String() }), response: noContent },
    },
    async (request, reply) => {
      const { id } = request.params;
      await request.change(async (tables) => {
        await sendAgain(tables, id);
        await addToLog(tables, actorOf(request), { action: 'sent a mail again', subject: `mail/${id}` });
      });
      return reply.code(204).send(null);
    },
  );
};

/** Mails that are not sent, and notices. */
export const mailRoutes: Route = async (app, live) => {
  await outbox(app, live);
  await noticeRoutes(app, live);
};
