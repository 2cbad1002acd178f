import { Type } from '@sinclair/typebox';
import type { Route } from '../../http/route';
import { answers, lineSchema, noContent, noteSchema, only } from '../../http/schemas';
import { actorOf } from '../../log/addToLog';
import { deleteAnswer, listSavedAnswers, saveAnswer } from './savedAnswers';

const params = only({ id: Type.String({ pattern: '^[\\w-]{1,40}$', description: 'Chosen by the client' }) });

/** Answers that people insert into a reply. */
export const savedAnswerRoutes: Route = async (app, { database }) => {
  app.get(
    '/saved-answers',
    {
      config: { access: 'editor' },
      schema: {
        response: answers(
          Type.Object({
            answers: Type.Array(
              Type.Object({ id: Type.String(), title: Type.String(), text: Type.String() }),
            ),
          }),
        ),
      },
    },
    async () => ({ answers: await listSavedAnswers(database.tables) }),
  );

  app.put(
    '/saved-answers/:id',
    {
      config: { access: 'editor' },
      schema: {
        params,
        body: only({ title: lineSchema(100), text: noteSchema(20_000) }),
        response: noContent,
      },
    },
    async (request, reply) => {
      const answer = { ...request.params, ...request.body };
      await request.change((tables) => saveAnswer(tables, answer, actorOf(request)));
      return reply.code(204).send(null);
    },
  );
  app.delete(
    '/saved-answers/:id',
    { config: { access: 'editor' }, schema: { params, response: noContent } },
    async (request, reply) => {
      await request.change((tables) => deleteAnswer(tables, request.params.id, actorOf(request)));
      return reply.code(204).send(null);
    },
  );
};
