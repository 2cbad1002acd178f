import multipart, { type MultipartFile } from '@fastify/multipart';
import { Type } from '@sinclair/typebox';
import type { FastifyError } from 'fastify';
import { problem } from '../../http/problem';
import { withOwnParsers, type Route } from '../../http/route';
import { noContent, only } from '../../http/schemas';
import { networkOf } from '../../http/networkOf';
import { applicationSubmission, contactSubmission } from './checkSubmission';
import type { SentFile } from './examineResume';
import { elapsedDescription, keySchema, limits, MAX_MEGABYTES, websiteSchema } from './formMembers';
import { receiveAndConfirm } from './receive';

/** An application with its résumé, as `multipart/form-data`. */
const application = withOwnParsers(async (app, live) => {
  app.removeContentTypeParser('application/json');
  await app.register(multipart, { limits, attachFieldsToBody: 'keyValues', onFile: readFile });
  app.post(
    '/submissions/application',
    {
      config: { access: 'anyone', isUpload: true },
      schema: {
        consumes: ['multipart/form-data'],
        body: only({
          key: keySchema,
          website: Type.Optional(websiteSchema),
          elapsed: Type.Optional(Type.String({ pattern: '^\\d{1,12}$', description: elapsedDescription })),
          fullName: Type.String(),
          email: Type.String(),
          phone: Type.String(),
          position: Type.String(),
          coverLetter: Type.Optional(Type.String()),
          resume: Type.Optional(Type.Unsafe<SentFile>({ type: 'object', description: 'The file' })),
        }),
        response: noContent,
      },
      errorHandler: (error: FastifyError) => {
        throw (error.code && refusals[error.code]) ?? error;
      },
    },
    async (request, reply) => {
      const { key, website = '', elapsed, resume, coverLetter = '', ...typed } = request.body;
      const words = await applicationSubmission({ ...typed, coverLetter }, resume, live.scan);
      const sent = {
        ...words,
        key,
        website,
        network: networkOf(request.ip),
        elapsed: elapsed === undefined ? undefined : Number(elapsed),
      };
      const lack = await request.change((tables) => receiveAndConfirm(tables, sent, live));
      if (lack) throw lack;
      return reply.code(204).send(null);
    },
  );
});

async function readFile(part: MultipartFile): Promise<void> {
  const file: SentFile = { name: part.filename, bytes: await part.toBuffer() };
  part.value = file;
}

const refusals: Record<string, Error> = {
  FST_REQ_FILE_TOO_LARGE: problem(413, `This file is larger than ${MAX_MEGABYTES} MB: choose a smaller one.`),
  FST_FILES_LIMIT: problem(413, 'Send one file only.'),
};

const contact: Route = async (app, live) => {
  app.post(
    '/submissions/contact',
    {
      config: { access: 'anyone', cleansTexts: true },
      schema: {
        body: only({
          key: keySchema,
          website: Type.Optional(websiteSchema),
          elapsed: Type.Optional(Type.Integer({ minimum: 0, description: elapsedDescription })),
          name: Type.String(),
          email: Type.String(),
          subject: Type.String(),
          message: Type.String(),
        }),
        response: noContent,
      },
    },
    async (request, reply) => {
      const { key, website = '', elapsed, ...typed } = request.body;
      const sender = { key, website, elapsed, network: networkOf(request.ip) };
      const sent = { ...contactSubmission(typed), ...sender };
      await request.change((tables) => receiveAndConfirm(tables, sent, live));
      return reply.code(204).send(null);
    },
  );
};

/** What visitors send. */
export const submissionRoutes: Route = async (app, live) => {
  await contact(app, live);
  await application(app, live);
};
