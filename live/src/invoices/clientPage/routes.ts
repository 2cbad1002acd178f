import { Type } from '@sinclair/typebox';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fileNameOf } from '@vibrant-peak/invoice/fileName';
import { problems } from '../../http/problem';
import type { Live, Route } from '../../http/route';
import { valueOf, invoiceWith } from '../storedInvoice';
import { eInvoiceWriter } from '../eInvoice/eInvoiceWriter';
import { sourceOf } from '../eInvoice/source';
import { storedPdf } from '../pdf/storePdf';
import { clientPath, linkWith } from '../sending/links';
import { uploadedPicture } from '../pdf/siteFiles';
import { acceptQuote } from './acceptQuote';
import { endedPage, noPdfPage } from './calmPages';
import { clientStyles } from './clientStyles';
import { recordViewed, reportPaid } from './reportPaid';
import { sendPage } from './sendPage';
import { shownInvoice } from './shownInvoice';

const config = { access: 'anyone' } as const;
const params = Type.Object({ token: Type.String() });
const page = { 200: Type.String({ description: 'A page' }), ...problems };
const file = { 200: Type.Unsafe<Buffer>({ description: 'The bytes' }), ...problems };
const path = `${clientPath}/:token`;

type Request = FastifyRequest & { params: { token: string } };

/**
 * Answers for the invoice of a token. Guesses have no limit: a token has 128 random bits, and a limit
 * would close the pages of everybody behind one address.
 */
const forInvoice =
  ({ database }: Live, work: (id: number, request: Request, reply: FastifyReply) => Promise<void>) =>
  async (request: Request, reply: FastifyReply): Promise<void> => {
    const found = await linkWith(database.tables, request.params.token);
    if (found && !found.endedAt && !found.voidedAt) return work(found.invoice, request, reply);
    const html = await endedPage(database.tables, found);
    return sendPage(reply.code(found ? 410 : 404), html, clientStyles);
  };

const pages: Route = async (app, live) => {
  app.get(
    path,
    { config: { ...config, isLinkedFromOtherSites: true }, schema: { params, response: page } },
    forInvoice(live, async (id, { params: { token }, person }, reply) => {
      const { html, styles } = await shownInvoice(live.database.tables, {
        id,
        path: `${clientPath}/${token}`,
        isForStaff: person !== null,
        prints: live.storePdf !== undefined,
      });
      return sendPage(reply, html, styles);
    }),
  );
};

const files: Route = async (app, live) => {
  const { database, storePdf } = live;
  app.get(
    `${path}/pdf`,
    { config, schema: { params, response: file } },
    forInvoice(live, async (id, request, reply) => {
      const bytes = (await storedPdf(database.tables, id)) ?? (await storePdf?.(id).catch(() => undefined));
      if (!bytes) {
        const address = `${clientPath}/${request.params.token}`;
        const html = await noPdfPage(database.tables, id, address);
        return sendPage(reply.code(503), html, clientStyles);
      }
      // A press of a person; a scanner that follows links has none.
      if (request.headers['sec-fetch-user'] === '?1') await viewed(request, id);
      const { number } = await invoiceWith(database.tables, id);
      return reply
        .type('application/pdf')
        .header('Content-Disposition', contentDisposition(fileNameOf(number!, 'pdf')))
        .header('Content-Security-Policy', 'sandbox')
        .header('X-Robots-Tag', 'noindex')
        .send(bytes);
    }),
  );
  const { write, close } = eInvoiceWriter();
  app.addHook('onClose', close);
  app.get(
    `${path}/e-invoice`,
    { config, schema: { params, response: file } },
    forInvoice(live, async (id, _request, reply) => {
      const source = await sourceOf(database.tables, id);
      const bytes = await write({ source, pdf: undefined });
      return reply
        .type('application/xml')
        .header('Content-Disposition', contentDisposition(fileNameOf(source.number, 'xml')))
        .header('Content-Security-Policy', 'sandbox')
        .header('X-Robots-Tag', 'noindex')
        .send(bytes);
    }),
  );
  app.get(
    `${path}/logo`,
    { config, schema: { params, response: file } },
    forInvoice(live, async (id, _request, reply) => {
      const { version } = await invoiceWith(database.tables, id);
      const { invoice } = (await valueOf(database.tables, id, version))!;
      const bytes = await uploadedPicture(database.tables, invoice.logo);
      return bytes ? reply.type('image/avif').send(bytes) : reply.code(404).send('');
    }),
  );
};

/** Staff look at the page, too. */
const viewed = async ({ person, change }: FastifyRequest, id: number) =>
  person ? undefined : change((tables) => recordViewed(tables, id));

const answers: Route = async (app, live) => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.post(
    `${path}/viewed`,
    { config, schema: { params, response: { 204: Type.Null(), ...problems } } },
    forInvoice(live, async (id, request, reply) => {
      await viewed(request, id);
      return reply.code(204).send(null);
    }),
  );
  app.post(
    `${path}/paid`,
    { config, schema: { params, response: { 303: Type.Null(), ...problems } } },
    forInvoice(live, async (id, request, reply) => {
      if (!request.person)
        await request.change(async (tables) => {
          await recordViewed(tables, id);
          await reportPaid(tables, id, live.origin);
        });
      // A reload of the page that follows sends nothing.
      return reply.redirect(`${clientPath}/${request.params.token}`, 303);
    }),
  );
  app.post(
    `${path}/accept`,
    { config, schema: { params, response: { 303: Type.Null(), ...problems } } },
    forInvoice(live, async (id, request, reply) => {
      const address = `${clientPath}/${request.params.token}`;
      const { name: typed = '' } = (request.body ?? {}) as { name?: string };
      const isValid =
        request.person !== null ||
        (await request.change((tables) => acceptQuote(tables, { id, typed, origin: live.origin })));
      if (isValid) return reply.redirect(address, 303);
      const { html, styles } = await shownInvoice(live.database.tables, {
        id,
        path: address,
        isForStaff: false,
        prints: live.storePdf !== undefined,
        refused: typed,
      });
      return sendPage(reply.code(422), html, styles);
    }),
  );
};

/** The pages on which clients see their invoices, without a login and outside of the prefix. */
export const clientRoutes: Route = async (app, live) => {
  await pages(app, live);
  await files(app, live);
  await answers(app, live);
};
