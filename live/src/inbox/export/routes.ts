import { Readable } from 'node:stream';
import { Type } from '@sinclair/typebox';
import { today } from '@vibrant-peak/shared/today';
import { signedIn } from '../../http/requireRoles';
import type { Route } from '../../http/route';
import { answers, only } from '../../http/schemas';
import { exportConversations } from './exportConversations';
import { filterSchemas } from '../inboxSchemas';

/** The inbox for spreadsheets. */
export const exportRoutes: Route = async (app, { database }) => {
  app.get(
    '/inbox/export',
    {
      config: { access: 'editor' },
      schema: {
        querystring: only(filterSchemas),
        response: answers(Type.Unsafe<Readable>({ description: 'CSV, as a download' })),
      },
    },
    async (request, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('Content-Disposition', `attachment; filename="messages-${today()}.csv"`)
        .send(Readable.from(exportConversations(database.tables, signedIn(request), request.query))),
  );
};
