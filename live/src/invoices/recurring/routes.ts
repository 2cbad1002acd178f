import { Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { planSchema } from '@vibrant-peak/invoice/storedSchema';
import type { PlanState, Queries } from '../../database/tables';
import { signedIn } from '../../http/requireRoles';
import type { Live, Route } from '../../http/route';
import { answers, oneOf, only } from '../../http/schemas';
import { actorOf } from '../../log/addToLog';
import { idempotencyOf, idempotent } from '../../http/idempotent';
import { idSchema, keyHeaders, planBody } from '../schemas';
import { listPlans, openPlan } from './openPlan';
import { changePlan, makePlan, setPlanState, type Means } from './plans';

const config = { access: 'editor', right: 'invoices' } as const;
const response = answers(planSchema);
const source = Type.Integer({ minimum: 1, description: 'Id of the invoice to repeat' });

/** Changes a plan once per key, and answers with it. @param work returns its id. */
const changed = (
  request: FastifyRequest,
  { sendsMail = false }: Live,
  work: (tables: Queries, means: Means) => Promise<number>,
) =>
  request.change((tables) =>
    idempotent(tables, idempotencyOf(request), async () => {
      const { mayIssue } = signedIn(request);
      return openPlan(tables, await work(tables, { mayIssue, sendsMail }));
    }),
  );

/** Recurring invoices. */
export const planRoutes: Route = async (app, live) => {
  app.get(
    '/invoice-plans',
    { config, schema: { response: answers(Type.Object({ plans: Type.Array(planSchema) })) } },
    async () => ({ plans: await listPlans(live.database.tables) }),
  );

  app.post(
    '/invoice-plans',
    { config, schema: { headers: keyHeaders, body: only({ ...planBody, invoice: source }), response } },
    (request) =>
      changed(request, live, (tables, means) => makePlan(tables, actorOf(request), request.body, means)),
  );

  app.put(
    '/invoice-plans/:id',
    {
      config,
      schema: {
        params: idSchema,
        headers: keyHeaders,
        response,
        body: only({ ...planBody, invoice: Type.Optional(source) }),
      },
    },
    (request) => {
      const id = Number(request.params.id);
      return changed(request, live, async (tables, means) => {
        await changePlan(tables, actorOf(request), { ...request.body, id }, means);
        return id;
      });
    },
  );
  app.put(
    '/invoice-plans/:id/state',
    {
      config,
      schema: {
        params: idSchema,
        headers: keyHeaders,
        response,
        body: only({ state: oneOf<PlanState>(['on', 'paused', 'stopped']) }),
      },
    },
    (request) => {
      const id = Number(request.params.id);
      return changed(request, live, async (tables, means) => {
        await setPlanState(tables, actorOf(request), { ...request.body, id }, means);
        return id;
      });
    },
  );
};
