import { Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import type { Queries } from '../../database/tables';
import { problem } from '../../http/problem';
import { signedIn } from '../../http/requireRoles';
import type { Live, Route } from '../../http/route';
import { answers, noContent, only } from '../../http/schemas';
import { actorOf, addToLog } from '../../log/addToLog';
import { countAttempt, forgiveAttempt } from '../attempts';
import { isPassword } from '../password/password';
import { assertProven, passwordHashOf } from '../proof/proof';
import { countRecoveryCodes, newRecoveryCodes } from './recoveryCodes';
import {
  beginSecondFactor,
  confirmSecondFactor,
  hasSecondFactor,
  removeSecondFactor,
  takeCode,
} from './secondFactor';
import { endPasswordSessions, weakenSessions } from '../session/session';

const config = { access: 'editor', isForOwnSignIn: true } as const;

const recoveryCodes = answers(Type.Object({ recoveryCodes: Type.Array(Type.String()) }));

const proof = only({ proof: Type.String({ maxLength: 200, description: 'A code, or the password' }) });

const setUp: Route = async (app, { database }) => {
  app.get(
    '/second-factor',
    {
      config,
      schema: { response: answers(Type.Object({ isOn: Type.Boolean(), recoveryCodes: Type.Integer() })) },
    },
    async (request) => {
      const { id } = signedIn(request);
      const { tables } = database;
      return { isOn: await hasSecondFactor(tables, id), recoveryCodes: await countRecoveryCodes(tables, id) };
    },
  );

  app.post(
    '/second-factor',
    {
      config,
      schema: { response: answers(Type.Object({ secret: Type.String(), address: Type.String() })) },
    },
    (request) =>
      request.change(async (tables) => {
        await assertProven(tables, signedIn(request));
        return beginSecondFactor(tables, signedIn(request));
      }),
  );

  app.put(
    '/second-factor',
    {
      config,
      schema: { body: only({ code: Type.String({ maxLength: 100 }) }), response: recoveryCodes },
    },
    (request) =>
      request.change(async (tables) => {
        const { id, email, session } = signedIn(request);
        await confirmSecondFactor(tables, id, request.body.code);
        await tables.updateTable('sessions').set({ has_code: 1 }).where('hash', '=', session).execute();
        // Others who knew the password are out.
        await endPasswordSessions(tables, { id, session });
        await addToLog(tables, actorOf(request), { action: 'turned on the second factor', subject: email });
        return { recoveryCodes: await newRecoveryCodes(tables, id) };
      }),
  );
};

const changes: Route = async (app, live) => {
  app.post('/second-factor/codes', { config, schema: { body: proof, response: recoveryCodes } }, (request) =>
    changeWithProof(live, request, request.body.proof, async (tables) => {
      const { id, email } = signedIn(request);
      await addToLog(tables, actorOf(request), { action: 'made recovery codes', subject: email });
      return { recoveryCodes: await newRecoveryCodes(tables, id) };
    }),
  );

  app.post(
    '/second-factor/removal',
    { config, schema: { body: proof, response: noContent } },
    async (request, reply) => {
      await changeWithProof(live, request, request.body.proof, async (tables) => {
        const { id, email } = signedIn(request);
        await removeSecondFactor(tables, id);
        await weakenSessions(tables, id, { has_code: 0 });
        await addToLog(tables, actorOf(request), { action: 'turned off the second factor', subject: email });
      });
      return reply.code(204).send(null);
    },
  );
};

/**
 * Changes the second factor. The person proves again who they are, as the session may be stolen.
 * @throws a problem: 409 without a second factor, 422 for a wrong proof, which counts as an attempt
 * to sign in.
 */
async function changeWithProof<T>(
  { database }: Live,
  request: FastifyRequest,
  given: string,
  work: (tables: Queries) => Promise<T>,
): Promise<T> {
  const { id, email } = signedIn(request);
  const isOn = await request.change((tables) => hasSecondFactor(tables, id));
  if (!isOn) throw problem(409, 'You have no second factor.');
  const attempt = { account: email };
  await countAttempt(request, attempt);
  const isOwnPassword = await isPassword(await passwordHashOf(database.tables, id), given);
  return request.change(async (tables) => {
    if (!isOwnPassword && !(await takeCode(tables, id, given)))
      throw problem(422, 'This is neither your password nor a valid code.', {
        details: { field: 'proof' },
      });
    await forgiveAttempt(tables, request, attempt);
    return work(tables);
  });
}

/** The second factor of the person who is signed in. Its secret is shown once, before it is on. */
export const secondFactorRoutes: Route = async (app, live) => {
  await setUp(app, live);
  await changes(app, live);
};
