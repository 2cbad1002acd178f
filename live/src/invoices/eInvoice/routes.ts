import { Type } from '@sinclair/typebox';
import { fileNameOf } from '@vibrant-peak/invoice/fileName';
import { whyNoChromium } from '@vibrant-peak/engine/trial/chromiumPath';
import { create as contentDisposition } from 'content-disposition';
import { problem } from '../../http/problem';
import type { Route } from '../../http/route';
import { answers, oneOf, only } from '../../http/schemas';
import { idSchema } from '../schemas';
import { storedPdf } from '../pdf/storePdf';
import { notPrinted } from '../pdf/printSheet';
import { invoiceWith } from '../storedInvoice';
import { eInvoiceProblems } from './eInvoiceProblems';
import { eInvoiceWriter } from './eInvoiceWriter';
import { sourceOf } from './source';

const config = { access: 'editor', right: 'invoices' } as const;

const formats = ['ubl', 'factur-x'] as const;

/** Issued invoices as electronic ones by EN 16931. */
export const eInvoiceRoutes: Route = async (app, { database, storePdf }) => {
  app.get(
    '/invoices/:id/e-invoice/problems',
    {
      config,
      schema: {
        params: idSchema,
        response: answers(
          Type.Object({
            violations: Type.Array(Type.Object({ field: Type.String(), message: Type.String() })),
          }),
        ),
      },
    },
    async ({ params }) => ({
      violations: eInvoiceProblems(await sourceOf(database.tables, Number(params.id))),
    }),
  );

  const { write, close } = eInvoiceWriter();
  app.addHook('onClose', close);
  app.get(
    '/invoices/:id/e-invoice',
    {
      config,
      schema: {
        params: idSchema,
        querystring: only({ format: oneOf(formats) }),
        response: answers(Type.Unsafe<Buffer>({ description: 'The bytes, as a download' })),
      },
    },
    async ({ params, query }, reply) => {
      const id = Number(params.id);
      const { number, voided_at: voidedAt } = await invoiceWith(database.tables, id);
      if (number === null) throw problem(409, 'This is a draft: issue it first.');
      if (voidedAt !== null) throw problem(409, `${number} is void: it has no electronic invoice.`);
      const source = await sourceOf(database.tables, id);
      const isUbl = query.format === 'ubl';
      const pdf = isUbl ? undefined : ((await storedPdf(database.tables, id)) ?? (await storePdf?.(id)));
      if (!isUbl && !pdf) throw notPrinted(whyNoChromium());
      const bytes = await write({ source, pdf });
      return reply
        .type(isUbl ? 'application/xml' : 'application/pdf')
        .header('Content-Disposition', contentDisposition(fileNameOf(number, isUbl ? 'xml' : 'factur-x.pdf')))
        .header('Content-Security-Policy', 'sandbox')
        .send(bytes);
    },
  );
};
