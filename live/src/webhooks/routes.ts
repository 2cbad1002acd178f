import { randomBytes, randomUUID } from 'node:crypto';
import { Type } from '@sinclair/typebox';
import { problem } from '../http/problem';
import type { Route } from '../http/route';
import { answers, noContent, only } from '../http/schemas';
import { actorOf, addToLog } from '../log/addToLog';
import { newestNews } from '../mail/news';
import { isPublic, literalAddress } from './deliver';

const webhookSchema = Type.Object({
  id: Type.String(),
  url: Type.String(),
  createdAt: Type.String(),
});

/** Webhooks of a site, at most. */
const MAX_WEBHOOKS = 10;

const reading: Route = async (app, { database }) => {
  app.get(
    '/webhooks',
    {
      config: { access: 'manager' },
      schema: { response: answers(Type.Object({ webhooks: Type.Array(webhookSchema) })) },
    },
    async () => ({
      webhooks: await database.tables
        .selectFrom('webhooks')
        .orderBy('created_at')
        .select(['id', 'url', 'created_at as createdAt'])
        .execute(),
    }),
  );

  app.post(
    '/webhooks',
    {
      config: { access: 'manager' },
      schema: {
        body: only({ url: Type.String({ maxLength: 2000 }) }),
        response: answers(
          Type.Object({ id: Type.String(), secret: Type.String({ description: 'Shown once' }) }),
        ),
      },
    },
    async (request) => {
      const url = checkedUrl(request.body.url);
      const id = randomUUID();
      const secret = `whsec_${randomBytes(32).toString('base64')}`;
      await request.change(async (tables) => {
        const there = await tables.selectFrom('webhooks').select('url').execute();
        if (there.some((each) => each.url === url))
          throw problem(409, 'Another webhook has this address.', { details: { field: 'url' } });
        if (there.length >= MAX_WEBHOOKS) throw problem(409, `A site has at most ${MAX_WEBHOOKS} webhooks.`);
        const created = { created_at: new Date().toISOString(), told_news: await newestNews(tables) };
        await tables
          .insertInto('webhooks')
          .values({ id, url, secret, ...created })
          .execute();
        await addToLog(tables, actorOf(request), { action: 'added a webhook', subject: new URL(url).host });
      });
      return { id, secret };
    },
  );
};

/** @throws a problem (422) unless it leads to the internet by https. */
function checkedUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const literal = url && literalAddress(url);
  if (url?.protocol !== 'https:' || url.username || url.password)
    throw refusal('The address begins with https:// and has no name or password before its host.');
  if (url.hostname === 'localhost' || (literal && !isPublic(literal)))
    throw refusal('This address is on a private network: webhooks lead to the internet alone.');
  return url.href;
}

const refusal = (detail: string) => problem(422, detail, { details: { field: 'url' } });

const removal: Route = async (app) => {
  app.delete(
    '/webhooks/:id',
    {
      config: { access: 'manager' },
      schema: { params: only({ id: Type.String() }), response: noContent },
    },
    async (request, reply) => {
      await request.change(async (tables) => {
        const removed = await tables
          .deleteFrom('webhooks')
          .where('id', '=', request.params.id)
          .returning('url')
          .executeTakeFirst();
        if (!removed) throw problem(404, 'This webhook does not exist.');
        await tables
          .deleteFrom('outbox')
          .where('kind', '=', 'webhook')
          .where('recipient', '=', removed.url)
          .where('state', '!=', 'sent')
          .execute();
        const subject = new URL(removed.url).host;
        await addToLog(tables, actorOf(request), { action: 'removed a webhook', subject });
      });
      return reply.code(204).send(null);
    },
  );
};

/** Addresses of other programs that get new messages. */
export const webhookRoutes: Route = async (app, live) => {
  await reading(app, live);
  await removal(app, live);
};
