import { Type } from '@sinclair/typebox';
import type { Route } from '../http/route';
import { noContent, only } from '../http/schemas';
import { actorOf, addToLog } from '../log/addToLog';
import { personWith, refuseWithoutManager } from '../people/personWith';
import { answersForSchedules, settleSchedules, type AnswerForSchedules } from './schedule';

const answerSchema = Type.Unsafe<AnswerForSchedules>({ type: 'string', enum: answersForSchedules });

const removePerson: Route = async (app) => {
  app.delete(
    '/people/:id',
    {
      config: { access: 'manager' },
      schema: {
        params: only({ id: Type.String() }),
        querystring: only({ schedules: Type.Optional(answerSchema) }),
        response: noContent,
      },
    },
    async (request, reply) => {
      await request.change(async (tables) => {
        const { id, name, email } = await personWith(tables, request.params.id);
        const answer = request.query.schedules;
        await settleSchedules(tables, actorOf(request), { person: { id, name }, answer });
        // Sessions, passkeys and open invitations go with the person; versions and log keep the
        // name.
        await tables.deleteFrom('people').where('id', '=', id).execute();
        await refuseWithoutManager(tables);
        await addToLog(tables, actorOf(request), {
          action: 'removed a person',
          subject: email,
          details: { name },
        });
      });
      return reply.code(204).send(null);
    },
  );
};

/** Removing somebody, with what that person has scheduled. */
export const removalRoutes = [removePerson];
