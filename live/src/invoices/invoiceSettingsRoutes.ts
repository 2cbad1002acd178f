import { Type } from '@sinclair/typebox';
import { templateNames } from '@vibrant-peak/invoice/templateNames';
import type { Route } from '../http/route';
import { answers, lineSchema, noContent, only } from '../http/schemas';
import { actorOf, addToLog } from '../log/addToLog';
import * as schemas from './invoiceSchemas';
import { invoiceSettingsSchema, readInvoiceSettings, saveInvoiceSettings } from './invoiceSettings';
import { makeUsual } from './makeUsual';
import { changeSeries } from './series';

const config = { access: 'editor', right: 'invoices' } as const;
const templates = Object.entries(templateNames).map(([id, name]) => ({ id, name }));

const read: Route = async (app, { database }) => {
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
};

const save: Route = async (app) => {
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

const series: Route = async (app) => {
  app.put(
    '/invoice-series/:id',
    {
      config: { access: 'editor', right: 'issue' },
      schema: {
        params: schemas.idSchema,
        body: only({ name: lineSchema(100), pattern: lineSchema(100) }),
        response: noContent,
      },
    },
    async (request, reply) => {
      const change = { ...request.body, id: Number(request.params.id) };
      await request.change((tables) => changeSeries(tables, actorOf(request), change));
      return reply.code(204).send(null);
    },
  );
};

const usual: Route = async (app) => {
  app.put(
    '/invoice-series/:id/usual',
    {
      config: { access: 'editor', right: 'issue' },
      schema: { params: schemas.idSchema, response: noContent },
    },
    async (request, reply) => {
      await request.change((tables) => makeUsual(tables, actorOf(request), Number(request.params.id)));
      return reply.code(204).send(null);
    },
  );
};

/** What new invoices begin with, and the patterns of their numbers. */
export const invoiceSettingsRoutes = [read, save, series, usual];
