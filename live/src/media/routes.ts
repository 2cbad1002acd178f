import { Type } from '@sinclair/typebox';
import { problem } from '../http/problem';
import type { Route } from '../http/route';
import { answers, noContent } from '../http/schemas';
import { actorOf, addToLog } from '../log/addToLog';
import type { Queries } from '../database/tables';
import { pictureNamed, storedPictures } from './picture';
import { descriptionSchema, listedPictureSchema, nameSchema } from './pictureSchemas';
import { usesOfPictures, type Use } from './usesOfPictures';
import { pictureFileRoutes } from './files/routes';

const pictures: Route = async (app, { database }) => {
  app.get(
    '/media',
    {
      config: { access: 'editor' },
      schema: { response: answers(Type.Object({ pictures: Type.Array(listedPictureSchema) })) },
    },
    async () => {
      const uses = await usesOfPictures(database.tables);
      const pictures = await storedPictures(database.tables);
      return { pictures: pictures.map((picture) => ({ ...picture, uses: uses.get(picture.name) ?? [] })) };
    },
  );

  app.patch(
    '/media/:name',
    {
      config: { access: 'editor' },
      schema: { params: nameSchema, body: descriptionSchema, response: noContent },
    },
    async (request, reply) => {
      const { name } = request.params;
      const { alt } = request.body;
      await request.change(async (tables) => {
        await expectPicture(tables, name);
        await tables.updateTable('pictures').set({ alt }).where('name', '=', name).execute();
        const entry = { action: 'described a picture', subject: name, details: { alt } } as const;
        await addToLog(tables, actorOf(request), entry);
      });
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/media/:name',
    { config: { access: 'editor' }, schema: { params: nameSchema, response: noContent } },
    async (request, reply) => {
      const { name } = request.params;
      await request.change(async (tables) => {
        await expectPicture(tables, name);
        const uses = (await usesOfPictures(tables)).get(name) ?? [];
        if (uses.length > 0)
          throw problem(409, `This picture is in use: ${uses.map(describeUse).join('; ')}.`, {
            details: { uses },
          });
        await assertOnNoInvoice(tables, name);
        await tables.deleteFrom('pictures').where('name', '=', name).execute();
        await addToLog(tables, actorOf(request), { action: 'removed a picture', subject: name });
      });
      return reply.code(204).send(null);
    },
  );
};

async function expectPicture(tables: Queries, name: string): Promise<void> {
  if (!(await pictureNamed(tables, name))) throw problem(404, `There is no uploaded picture "${name}".`);
}

/** Invoices, and those that come again, show it as their logo. */
async function assertOnNoInvoice(tables: Queries, name: string): Promise<void> {
  const address = `%/media/${name}-%`;
  const setting = tables
    .selectFrom('settings')
    .where('name', '=', 'invoices')
    .where('value', 'like', address);
  const versions = tables.selectFrom('invoice_versions').where('value', 'like', address);
  const plans = tables
    .selectFrom('invoice_plans')
    .where('value', 'like', address)
    .where('state', '!=', 'stopped');
  if (
    (await setting.select('name').executeTakeFirst()) ??
    (await versions.select('invoice').executeTakeFirst()) ??
    (await plans.select('id').executeTakeFirst())
  )
    throw problem(409, 'This picture is in use: it is the logo of invoices.');
}

function describeUse({ title, inDraft, onSite, isScheduled, isPreviewed }: Use): string {
  const places = [
    inDraft && 'in the draft',
    onSite && 'on the site',
    isScheduled && 'in what is scheduled',
    isPreviewed && 'in a preview of the last seven days',
  ].filter(Boolean);
  return `${title} (${places.join(' and ')})`;
}

/** Uploaded pictures. */
export const mediaRoutes: Route = async (app, live) => {
  await pictures(app, live);
  await pictureFileRoutes(app, live);
};
