import { Type } from '@sinclair/typebox';
import type { FastifyError } from 'fastify';
import { problem } from '../../../http/problem';
import { signedIn } from '../../../http/requireRoles';
import { withOwnParsers, type Route } from '../../../http/route';
import { noContent, only } from '../../../http/schemas';
import { inWorker } from '../../../worker/inWorker';
import { changeMeant } from '../../changeMeant';
import { idSchema } from '../../inboxSchemas';
import { addReplyFile, MAX_MEGABYTES, removeReplyFile } from './replyFiles';

/** The request's body is the file. */
const add = withOwnParsers(async (app) => {
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: MAX_MEGABYTES * 2 ** 20 },
    (_request, body, done) => done(null, body),
  );
  app.post(
    '/inbox/:id/files',
    {
      config: { access: 'editor', isUpload: true },
      schema: {
        params: idSchema,
        querystring: only({ name: Type.Optional(Type.String({ maxLength: 1000 })) }),
        response: noContent,
      },
      errorHandler: (error: FastifyError) => {
        if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') throw error;
        throw problem(413, `The files of a reply can have ${MAX_MEGABYTES} MB in total.`);
      },
    },
    async (request, reply) => {
      const { body: bytes, query } = request;
      if (!Buffer.isBuffer(bytes) || bytes.length === 0)
        throw problem(400, 'Send a file that is not empty, as application/octet-stream.');
      const file = { name: query.name ?? '', type: await inWorker('mediaTypeOf', bytes), bytes };
      await changeMeant(request, (tables, id) => addReplyFile(tables, id, file, signedIn(request)));
      return reply.code(204).send(null);
    },
  );
});

const remove: Route = async (app) => {
  app.delete(
    '/inbox/:id/files/:file',
    {
      config: { access: 'editor' },
      schema: {
        params: only({ ...idSchema.properties, file: idSchema.properties.id }),
        response: noContent,
      },
    },
    async (request, reply) => {
      const file = Number(request.params.file);
      await changeMeant(request, (tables, id) => removeReplyFile(tables, id, file, signedIn(request)));
      return reply.code(204).send(null);
    },
  );
};

/** Files of a reply that is not sent yet. */
export const replyFileRoutes: Route = async (app, live) => {
  await add(app, live);
  await remove(app, live);
};
