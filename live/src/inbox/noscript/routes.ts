import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import { Type } from '@sinclair/typebox';
import { documentHeaders, sourceHash } from '@vibrant-peak/engine/serve/csp/securityHeaders';
import type { FastifyError, FastifyReply } from 'fastify';
import { problemOf } from '../../http/answerErrors';
import { problems } from '../../http/problem';
import { withOwnParsers, type Live } from '../../http/route';
import { networkOf } from '../../http/networkOf';
import { cleanLine } from '../../text/cleanText';
import { limits } from '../submissions/formMembers';
import { readInboxSettings } from '../settings/inboxSettings';
import type { Words } from '../submissions/receive';
import { receiveAndConfirm } from '../submissions/receive';
import { formPage, thanksPage } from './formPage';
import { applicationForm, contactForm, type PlainForm } from './plainForm';
import { readSubmission } from './readSubmission';
import { styles } from './styles';

const config = { access: 'anyone' } as const;
const page = { 200: Type.String({ description: 'A page' }), ...problems };
const pageOrRedirect = { ...page, 303: Type.Null() };

/** The forms of the site as pages that work without scripts. */
export const plainForms = withOwnParsers(async (app, live) => {
  app.removeContentTypeParser('application/json');
  await app.register(multipart, { limits, throwFileSizeLimit: false });
  app.get(contactForm.path, { config, schema: { response: page } }, async (_request, reply) =>
    sendPage(reply, formPage(contactForm, { ...(await startOf(app.prefix, contactForm, live)), values: {} })),
  );
  app.get(
    applicationForm.path,
    {
      config,
      schema: {
        querystring: Type.Object({ position: Type.Optional(Type.String({ maxLength: 300 })) }),
        response: pageOrRedirect,
      },
    },
    async (request, reply) => {
      const position = cleanLine(request.query.position ?? '');
      if (position === '') return reply.redirect(applicationForm.back, 303);
      const start = await startOf(app.prefix, applicationForm, live);
      return sendPage(reply, formPage(applicationForm, { ...start, values: { position } }));
    },
  );
  for (const form of [contactForm, applicationForm]) {
    app.get(`${form.path}/sent`, { config, schema: { response: page } }, async (_request, reply) =>
      sendPage(reply, thanksPage(form)),
    );
    const schema = { consumes: ['multipart/form-data'], response: pageOrRedirect };
    const isUpload = form.fields.some(({ type }) => type === 'file');
    app.post(form.path, { config: { ...config, isUpload }, schema }, async (request, reply) => {
      const submission = await readSubmission(request);
      try {
        const words = await form.wordsOf(submission, live.scan);
        const { website = '' } = submission.values;
        const sender = { key: keyOf(words), website, network: networkOf(request.ip), elapsed: undefined };
        const lack = await request.change((tables) =>
          receiveAndConfirm(tables, { ...words, ...sender }, live),
        );
        if (lack) throw lack;
        // A reload of the page that follows sends nothing.
        return await reply.redirect(`${app.prefix}${form.path}/sent`, 303);
      } catch (error) {
        const { statusCode, message: detail, details } = problemOf(error as FastifyError, request, live.log);
        const { violations = [] } = details as { violations?: { field: string; message: string }[] };
        const start = await startOf(app.prefix, form, live);
        const refusal = { detail, violations };
        return sendPage(reply.code(statusCode), formPage(form, { ...start, ...submission, refusal }));
      }
    });
  }
});

/** Also without a database a page says what is stored, but not for how long. */
const startOf = async (prefix: string, { path }: PlainForm, { database }: Live) => ({
  action: prefix + path,
  terms: await readInboxSettings(database.tables).catch(() => undefined),
});

/** The same words on the same day are one message: a second press sends them again. */
const keyOf = ({ file, ...words }: Words) =>
  createHash('sha256')
    .update(JSON.stringify([new Date().toISOString().slice(0, 10), words]))
    .update(file?.bytes ?? '')
    .digest('base64url');

const pageHeaders = {
  ...documentHeaders({ scripts: [], styles: [] }),
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src ${sourceHash(styles)}`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
};

const sendPage = (reply: FastifyReply, text: string) =>
  reply.headers(pageHeaders).type('text/html; charset=utf-8').send(text);
