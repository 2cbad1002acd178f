import { Type } from '@sinclair/typebox';
import { signedIn } from '../../http/requireRoles';
import type { Route } from '../../http/route';
import { answers, noContent, only } from '../../http/schemas';
import { actorOf } from '../../log/addToLog';
import { binConversation, changeConversation, markRead } from './changeConversation';
import { changeMeant } from '../changeMeant';
import { countUnread, listConversations } from './conversations';
import {
  conversationSchema,
  filterSchemas,
  idSchema,
  listedSchema,
  stageSchema,
  stateSchema,
} from '../inboxSchemas';
import { openConversation } from './openConversation';

const reading: Route = async (app, { database, ownAddresses }) => {
  app.get(
    '/inbox',
    {
      config: { access: 'editor', isBackgroundPoll: true },
      schema: {
        querystring: only({
          ...filterSchemas,
          before: Type.Optional(
            Type.String({
              pattern: '^\\S{24} \\d{1,9}$',
              description: '`updatedAt` and `id` of the last conversation received',
            }),
          ),
        }),
        response: answers(
          Type.Object({
            conversations: Type.Array(listedSchema),
            hasMore: Type.Boolean(),
            unread: Type.Integer(),
          }),
        ),
      },
    },
    async (request) => {
      const { before, ...filter } = request.query;
      const reader = signedIn(request);
      const [at = '', id] = before?.split(' ') ?? [];
      const page = await listConversations(database.tables, reader, {
        ...filter,
        ...(id && { before: { at, id: Number(id) } }),
      });
      return { ...page, unread: await countUnread(database.tables, reader) };
    },
  );

  app.get(
    '/inbox/unread',
    {
      config: { access: 'editor', isBackgroundPoll: true },
      schema: { response: answers(Type.Object({ unread: Type.Integer() })) },
    },
    async (request) => ({ unread: await countUnread(database.tables, signedIn(request)) }),
  );

  app.get(
    '/inbox/:id',
    {
      config: { access: 'editor', isBackgroundPoll: true },
      schema: { params: idSchema, response: answers(conversationSchema) },
    },
    (request) =>
      openConversation(database.tables, Number(request.params.id), signedIn(request), { ownAddresses }),
  );
};

const changing: Route = async (app) => {
  app.patch(
    '/inbox/:id',
    {
      config: { access: 'editor' },
      schema: {
        params: idSchema,
        body: only({
          state: Type.Optional(stateSchema),
          stage: Type.Optional(stageSchema),
          isTaken: Type.Optional(Type.Boolean()),
        }),
        response: noContent,
      },
    },
    async (request, answer) => {
      await changeMeant(request, (tables, id) =>
        changeConversation(tables, id, request.body, doerOf(request)),
      );
      return answer.code(204).send(null);
    },
  );

  app.delete(
    '/inbox/:id',
    { config: { access: 'editor' }, schema: { params: idSchema, response: noContent } },
    async (request, answer) => {
      await changeMeant(request, (tables, id) => binConversation(tables, id, true, doerOf(request)));
      return answer.code(204).send(null);
    },
  );
  app.post(
    '/inbox/:id/restoration',
    { config: { access: 'editor' }, schema: { params: idSchema, response: noContent } },
    async (request, answer) => {
      await changeMeant(request, (tables, id) => binConversation(tables, id, false, doerOf(request)));
      return answer.code(204).send(null);
    },
  );

  app.put(
    '/inbox/:id/read',
    {
      config: { access: 'editor' },
      schema: { params: idSchema, body: only({ isRead: Type.Boolean() }), response: noContent },
    },
    async (request, answer) => {
      const { isRead } = request.body;
      await changeMeant(request, (tables, id) => markRead(tables, id, isRead, signedIn(request)));
      return answer.code(204).send(null);
    },
  );
};

const doerOf = (request: Parameters<typeof actorOf>[0]) => ({
  reader: signedIn(request),
  actor: actorOf(request),
});

/** What visitors wrote, and what people do with it. */
export const conversationRoutes: Route = async (app, live) => {
  await reading(app, live);
  await changing(app, live);
};
