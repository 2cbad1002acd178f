import { Type } from '@sinclair/typebox';
import { create as contentDisposition } from 'content-disposition';
import { problem } from '../../http/problem';
import { signedIn } from '../../http/requireRoles';
import type { Route } from '../../http/route';
import { answers, only } from '../../http/schemas';
import { conversationWith } from '../conversations/conversations';

const id = Type.String({ pattern: '^\\d{1,9}$' });

/** A file of a visitor, as a download: nothing in it runs on the site. */
export const attachmentRoutes: Route = async (app, { database }) => {
  app.get(
    '/inbox/:id/attachments/:attachment',
    {
      config: { access: 'editor' },
      schema: {
        params: only({ id, attachment: id }),
        response: answers(Type.Unsafe<Buffer>({ description: 'The bytes, as a download' })),
      },
    },
    async (request, reply) => {
      const { tables } = database;
      const conversation = Number(request.params.id);
      await conversationWith(tables, conversation, signedIn(request));
      const found = await tables
        .selectFrom('attachments')
        .innerJoin('messages', 'messages.id', 'attachments.message')
        .where('attachments.id', '=', Number(request.params.attachment))
        .where('messages.conversation', '=', conversation)
        .select(['name', 'type', 'refused', 'bytes'])
        .executeTakeFirst();
      if (!found) throw problem(404, 'This file does not exist.');
      if (found.refused !== null) throw problem(403, `Nobody may open this file: ${found.refused}`);
      return reply
        .type(found.type)
        .header('Content-Disposition', contentDisposition(found.name))
        .header('Content-Security-Policy', 'sandbox')
        .send(Buffer.from(found.bytes));
    },
  );
};
