import { Type } from '@sinclair/typebox';
import { whyNoChromium } from '@vibrant-peak/engine/trial/chromiumPath';
import { create as contentDisposition } from 'content-disposition';
import { fileNameOf } from '@vibrant-peak/invoice/fileName';
import type { Route } from '../../http/route';
import { answers } from '../../http/schemas';
import { idSchema } from '../schemas';
import { valueOf, invoiceWith } from '../storedInvoice';
import { storedPdf } from './storePdf';
import { missingFonts } from './missingFonts';
import { notPrinted } from './printSheet';
import { shownPdf } from './shownPdf';

/** Routes of the PDF of an issued invoice. That of a void one has a mark. The first request makes one that is missing. */
export const pdfRoutes: Route = async (app, { database, storePdf }) => {
  const config = { access: 'editor', right: 'invoices' } as const;
  app.get(
    '/invoices/:id/pdf/problem',
    {
      config,
      schema: {
        params: idSchema,
        response: answers(
          Type.Object({
            problem: Type.Optional(Type.String({ description: 'Why a draft cannot be printed' })),
          }),
        ),
      },
    },
    async ({ params }) => {
      const { id, version } = await invoiceWith(database.tables, Number(params.id));
      const lacking = await missingFonts(JSON.stringify(await valueOf(database.tables, id, version)));
      return lacking === undefined ? {} : { problem: `There will be no PDF yet: ${lacking}.` };
    },
  );

  app.get(
    '/invoices/:id/pdf',
    {
      config,
      schema: {
        params: idSchema,
        response: answers(Type.Unsafe<Buffer>({ description: 'The bytes, as a download' })),
      },
    },
    async ({ params }, reply) => {
      const id = Number(params.id);
      const bytes = (await storedPdf(database.tables, id)) ?? (await storePdf?.(id));
      if (!bytes) throw notPrinted(whyNoChromium());
      const { number } = await invoiceWith(database.tables, id);
      return reply
        .type('application/pdf')
        .header('Content-Disposition', contentDisposition(fileNameOf(number!, 'pdf')))
        .header('Content-Security-Policy', 'sandbox')
        .send(await shownPdf(database.tables, id, bytes));
    },
  );
};
