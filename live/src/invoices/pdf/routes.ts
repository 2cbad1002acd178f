import { Type } from '@sinclair/typebox';
import { create as contentDisposition } from 'content-disposition';
import { fileNameOf } from '@vibrant-peak/invoice/fileName';
import type { Route } from '../../http/route';
import { answers } from '../../http/schemas';
import { idSchema } from '../schemas';
import { keptPdf } from './keepPdf';
import { withoutBrowser } from './printSheet';
import { shownPdf } from './shownPdf';
import { invoiceWith } from '../saveDraft';

/** The PDF of an issued invoice, as a download. That of a void one has a mark. The first request makes one that is missing. */
export const pdfRoutes: Route = async (app, { database, keepPdf }) => {
  app.get(
    '/invoices/:id/pdf',
    {
      config: { access: 'editor', right: 'invoices' },
      schema: {
        params: idSchema,
        response: answers(Type.Unsafe<Buffer>({ description: 'The bytes, as a download' })),
      },
    },
    async ({ params }, reply) => {
      const id = Number(params.id);
      const bytes = (await keptPdf(database.tables, id)) ?? (await keepPdf?.(id));
      if (!bytes) throw withoutBrowser('no Chromium was found (set CHROMIUM to its path)');
      const { number } = await invoiceWith(database.tables, id);
      return reply
        .type('application/pdf')
        .header('Content-Disposition', contentDisposition(fileNameOf(number!, 'pdf')))
        .header('Content-Security-Policy', 'sandbox')
        .send(await shownPdf(database.tables, id, bytes));
    },
  );
};
