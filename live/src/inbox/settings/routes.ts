import type { Route } from '../../http/route';
import { answers, noContent } from '../../http/schemas';
import { actorOf, addToLog } from '../../log/addToLog';
import { inboxSettingsSchema, readInboxSettings, saveInboxSettings, termsSchema } from './inboxSettings';

/** What managers set about messages of visitors, and what the forms say of it. */
export const settingsRoutes: Route = async (app, { database }) => {
  app.get(
    '/inbox/settings',
    { config: { access: 'manager' }, schema: { response: answers(inboxSettingsSchema) } },
    () => readInboxSettings(database.tables),
  );

  app.put(
    '/inbox/settings',
    { config: { access: 'manager' }, schema: { body: inboxSettingsSchema, response: noContent } },
    async (request, reply) => {
      await request.change(async (tables) => {
        await saveInboxSettings(tables, request.body);
        const line = { action: 'changed a setting', subject: 'Visitors', details: request.body } as const;
        await addToLog(tables, actorOf(request), line);
      });
      return reply.code(204).send(null);
    },
  );

  // For the hint beside the forms.
  app.get(
    '/submissions/terms',
    { config: { access: 'anyone' }, schema: { response: answers(termsSchema) } },
    async () => {
      const { messageMonths, applicationMonths } = await readInboxSettings(database.tables);
      return { messageMonths, applicationMonths };
    },
  );
};
