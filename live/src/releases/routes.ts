import { Type } from '@sinclair/typebox';
import { promoteCanary, withdrawCanary } from '@vibrant-peak/engine/publish/steps/endCanary';
import { composing } from '@vibrant-peak/engine/publish/steps/composeAndCheck';
import { rollBack, rollBackApp } from '@vibrant-peak/engine/publish/steps/rollBack';
import type { Store } from '@vibrant-peak/engine/store/store';
import type { FastifyRequest } from 'fastify';
import { problem } from '../http/problem';
import { signedIn } from '../http/requireRoles';
import { routesOf, type Route } from '../http/route';
import { answers, lineSchema, noContent, only, optionalLineSchema } from '../http/schemas';
import { actorOf, addToLog, type Action } from '../log/addToLog';
import { assertStillMay } from '../people/assertStillMay';
import { overview } from './overview';
import { storeAway, unlessRefused } from './refusals';
import { releasesSchema } from './schemas';
import { site as siteOf } from './site';
import { readState } from './storeState';

const access = 'manager';

const look: Route = async (app, { site, pageViews }) => {
  app.get('/releases', { config: { access }, schema: { response: answers(releasesSchema) } }, () =>
    overview(site.store, pageViews).catch(storeAway),
  );
};

const rollbacks: Route = async (app, { site, database, followSite }) => {
  const reason = Type.Optional(optionalLineSchema(200));

  app.post(
    '/releases/rollback',
    {
      config: { access },
      schema: {
        body: only({ from: Type.Integer({ minimum: 1, description: 'The live composition' }), reason }),
        response: noContent,
      },
    },
    async (request, reply) => {
      const { from, reason: why } = request.body;
      await assertGoesBack(site.store);
      const cause = { from, by: await nameOf(request), ...(why && { why }) };
      await unlessRefused(rollBack(site.store, undefined, cause));
      await record(request, 'rolled back', 'releases', why);
      await followSite();
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/releases/:application/rollback',
    {
      config: { access },
      schema: {
        params: only({ application: lineSchema(100) }),
        body: only({
          from: Type.String({ maxLength: 100, description: 'Address of the live release' }),
          reason,
        }),
        response: noContent,
      },
    },
    async (request, reply) => {
      const { application } = request.params;
      const { from, reason: why } = request.body;
      const by = await nameOf(request);
      const person = signedIn(request);
      const compose = composing({
        onStep: async (step) => {
          if (step === 'going live') await assertStillMay(database.tables, person, access);
        },
      });
      await unlessRefused(
        rollBackApp(site.store, application, {
          from,
          by,
          compose,
          log: () => undefined,
          ...(why && { why }),
        }),
      );
      await record(request, 'rolled back', `releases/${application}`, why);
      return reply.code(204).send(null);
    },
  );
};

const canaries: Route = async (app, { site }) => {
  const ends = {
    promotion: { end: promoteCanary, action: 'promoted a canary' },
    withdrawal: { end: withdrawCanary, action: 'withdrew a canary' },
  } as const;
  for (const [name, { end, action }] of Object.entries(ends))
    app.post(
      `/releases/canary/:canary/${name}`,
      {
        config: { access },
        schema: {
          params: only({ canary: lineSchema(100) }),
          body: only({ composition: Type.Integer({ minimum: 1, description: 'Of the canary' }) }),
          response: noContent,
        },
      },
      async (request, reply) => {
        const { canary } = request.params;
        const { composition } = request.body;
        await unlessRefused(
          end(site.store, { name: canary, seen: { composition }, by: await nameOf(request) }),
        );
        await record(request, action, `canary/${canary}`);
        return reply.code(204).send(null);
      },
    );
};

/** @throws a problem (409): the staff area would lose its server. */
async function assertGoesBack(store: Store): Promise<void> {
  const { refusal } = await siteOf(store, await readState(store).catch(storeAway));
  if (refusal !== null) throw problem(409, refusal);
}

/** The name of the person, whose rights are read once more: the body may have taken long. */
const nameOf = (request: FastifyRequest): Promise<string> =>
  request.change(async () => signedIn(request).name);

const record = (request: FastifyRequest, action: Action, subject: string, reason?: string) =>
  request.change((tables) =>
    addToLog(tables, actorOf(request), { action, subject, ...(reason && { details: { reason } }) }),
  );

/** What is live, and the way back. It does what the commands do. */
export const releaseRoutes: Route = routesOf([look, rollbacks, canaries]);
