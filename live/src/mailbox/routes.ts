import { Type } from '@sinclair/typebox';
import { problem } from '../http/problem';
import type { Route } from '../http/route';
import { answers, noContent, only } from '../http/schemas';
import { actorOf, addToLog } from '../log/addToLog';
import { listLeftMails } from '../inbox/leftMails';
import { mailboxFault } from './mailboxFaults';

const leftSchema = Type.Object({
  sender: Type.String({ description: 'Name and address' }),
  subject: Type.String(),
  reason: Type.String({ description: 'Why it stays in the mailbox' }),
  at: Type.String({ description: 'When it arrived' }),
});

/** The mailbox that is read, and reports that a mail came back. */
export const mailboxRoutes: Route = async (app, { database, replyAddress }) => {
  app.get(
    '/mailbox',
    {
      config: { access: 'manager', isBackgroundPoll: true },
      schema: {
        response: answers(
          Type.Object({
            address: Type.Union([Type.String({ description: 'Address of the mailbox' }), Type.Null()]),
            fault: Type.Union([
              Type.Object(
                { problem: Type.String(), since: Type.String() },
                { description: 'Why it cannot be read' },
              ),
              Type.Null(),
            ]),
            left: Type.Object({
              count: Type.Integer({ description: 'Mails of the last 30 days that stay in the mailbox' }),
              mails: Type.Array(leftSchema, { description: 'The newest first, at most 100' }),
            }),
          }),
        ),
      },
    },
    async () => ({
      address: replyAddress ?? null,
      fault: (replyAddress && (await mailboxFault(database.tables))) || null,
      left: await listLeftMails(database.tables),
    }),
  );

  app.post(
    '/mail/:id/dismissal',
    {
      config: { access: 'manager' },
      schema: { params: only({ id: Type.String() }), response: noContent },
    },
    async (request, reply) => {
      const { id } = request.params;
      await request.change(async (tables) => {
        const { numUpdatedRows } = await tables
          .updateTable('outbox')
          .set({ problem: null })
          .where('id', '=', id)
          .where('state', '=', 'sent')
          .where('problem', 'is not', null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw problem(404, 'This report does not exist.');
        await addToLog(tables, actorOf(request), { action: 'dismissed a report', subject: `mail/${id}` });
      });
      return reply.code(204).send(null);
    },
  );
};
