import { Type } from '@sinclair/typebox';
import { templateNames } from '@vibrant-peak/invoice/templateNames';
import type { Route } from '../../http/route';
import { answers, noContent } from '../../http/schemas';
import { actorOf, addToLog } from '../../log/addToLog';
import { invoiceSettingsSchema, readInvoiceSettings, saveInvoiceSettings } from './invoiceSettings';

const config = { access: 'editor', right: 'invoices' } as const;
const templates = Object.entries(templateNames).map(([id, name]) => ({ id, name }));

/** What new invoices begin with. */
export const settingsRoutes: Route = async (app, { database }) => {
  app.get(
    '/invoice-settings',
    {
      config,
      schema: {
        response: answers(
          Type.Object({
            settings: invoiceSettingsSchema,
            templates: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
          }),
        ),
      },
    },
    async () => ({ settings: await readInvoiceSettings(database.tables), templates }),
  );

  app.put(
    '/invoice-settings',
    { config, schema: { body: invoiceSettingsSchema, response: noContent } },
    async (request, reply) => {
      await request.change(async (tables) => {
        await saveInvoiceSettings(tables, request.body);
        await addToLog(tables, actorOf(request), { action: 'changed a setting', subject: 'Invoices' });
      });
      return reply.code(204).send(null);
    },
  );
};
