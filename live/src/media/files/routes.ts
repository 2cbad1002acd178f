import { Type } from '@sinclair/typebox';
import type { FastifyError } from 'fastify';
import { problem } from '../../http/problem';
import { withOwnParsers, type Route } from '../../http/route';
import { answers } from '../../http/schemas';
import { inWorker } from '../../worker/inWorker';
import { actorOf } from '../../log/addToLog';
import { oneAtATime } from '../oneAtATime';
import { storePicture } from '../picture';
import { fileSchema, pictureSchema } from '../pictureSchemas';

/** Most megabytes of an upload. */
const MAX_MEGABYTES = 25;

/** The request's body is the file. Its bytes decide the format, not name or content type. */
const upload = withOwnParsers(async (app, { hide }) => {
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: MAX_MEGABYTES * 2 ** 20 },
    (_request, body, done) => done(null, body),
  );
  app.post(
    '/media',
    {
      config: { access: 'editor', isUpload: true },
      schema: {
        querystring: Type.Object({ name: Type.Optional(Type.String({ maxLength: 1000 })) }),
        response: answers(pictureSchema),
      },
      errorHandler: (error: FastifyError) => {
        if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') throw error;
        throw problem(413, `This file is larger than ${MAX_MEGABYTES} MB: make the picture smaller first.`);
      },
    },
    async (request) => {
      const { body, query } = request;
      if (!Buffer.isBuffer(body) || body.length === 0)
        throw problem(400, 'Send a file that is not empty, as application/octet-stream.');
      const picture = await oneAtATime(() => inWorker('encodePicture', body));
      const actor = actorOf(request);
      const stored = await request.change((tables) =>
        storePicture(tables, { actor, fileName: query.name ?? '', picture }),
      );
      hide?.(stored.name);
      return stored;
    },
  );
});

/** For editors, before the site has the picture. The site uses the same names. */
const readFile: Route = async (app, { database }) => {
  app.get(
    '/media/:file',
    {
      config: { access: 'editor' },
      schema: {
        params: fileSchema,
        response: {
          ...answers(Type.Unsafe<Buffer>({ description: 'The bytes, as image/avif' })),
          302: Type.Null({ description: 'Redirect to the file of the site, when it was not uploaded here' }),
        },
      },
    },
    async ({ params: { file } }, reply) => {
      const [, picture = '', width] = /^(.+)-(\d+)\.avif$/.exec(file) ?? [];
      const found = await database.tables
        .selectFrom('picture_files')
        .where('picture', '=', picture)
        .where('width', '=', Number(width))
        .select('bytes')
        .executeTakeFirst();
      if (!found) return reply.redirect(`/media/${file}`, 302);
      return reply
        .type('image/avif')
        .header('Content-Disposition', `inline; filename="${file}"`)
        .send(Buffer.from(found.bytes));
    },
  );
};

/** The files of pictures. */
export const pictureFileRoutes: Route = async (app, live) => {
  await upload(app, live);
  await readFile(app, live);
};
