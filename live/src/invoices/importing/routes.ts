import type { FastifyError } from 'fastify';
import { problem } from '../../http/problem';
import type { Route } from '../../http/route';
import { answers } from '../../http/schemas';
import { actorOf } from '../../log/addToLog';
import { earlierAnswer, idempotencyOf, idempotent } from '../../http/idempotent';
import { idSchema, keyHeaders } from '../schemas';
import { importInvoices, tryImport } from './importInvoices';
import { importListSchema, importResultSchema, importSchema, type ImportResult } from './schemas';
import { listImports, undoImport } from './undoImport';
import { readRows } from './planImport';

/** Largest request, in bytes. Nobody else is answered while it is parsed. */
export const bodyLimit = 4 * 2 ** 20;

/** Imports invoices of another tool, or reports what an import would do. */
const importing: Route = async (app, { database }) => {
  app.post(
    '/invoices/import',
    {
      bodyLimit,
      config: { access: 'editor', right: 'issue', isUpload: true },
      schema: { headers: keyHeaders, body: importSchema, response: answers(importResultSchema) },
      errorHandler: (error: FastifyError) => {
        if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') throw error;
        throw problem(413, 'The rows have too much text for one import: split the file.');
      },
    },
    async (request) => {
      const { rows: texts, isDryRun, ...writing } = request.body;
      const rows = await readRows(texts, writing);
      if (isDryRun) {
        const result = await tryImport(database.tables, rows);
        // The body may have come long after its headers: this asks for the right once more.
        await request.change(async () => undefined);
        return result;
      }
      const key = idempotencyOf(request);
      const earlier = await earlierAnswer<ImportResult>(database.tables, key);
      if (earlier) return earlier.answer;
      const { change } = request;
      const result = await importInvoices({ tables: database.tables, change, actor: actorOf(request) }, rows);
      return change((tables) => idempotent(tables, key, async () => result));
    },
  );
};

const config = { access: 'editor', right: 'issue' } as const;
const response = answers(importListSchema);

const undoing: Route = async (app, { database }) => {
  app.get('/invoices/imports', { config, schema: { response } }, async () => ({
    imports: await listImports(database.tables),
  }));

  app.post(
    '/invoices/imports/:id/undo',
    { config, schema: { params: idSchema, headers: keyHeaders, response } },
    (request) =>
      request.change((tables) =>
        idempotent(tables, idempotencyOf(request), async () => {
          await undoImport(tables, actorOf(request), Number(request.params.id));
          return { imports: await listImports(tables) };
        }),
      ),
  );
};

/** Imports of other tools' invoices, which can be undone. */
export const importRoutes: Route = async (app, live) => {
  await importing(app, live);
  await undoing(app, live);
};
