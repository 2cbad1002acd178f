import { Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { problem } from '../../http/problem';
import { signedIn } from '../../http/requireRoles';
import type { Live, Route } from '../../http/route';
import { noContent, only } from '../../http/schemas';
import { countAttempt, forgiveAttempt } from '../attempts';
import { countUse, verifySignIn } from '../passkeys/passkey';
import { usedPasskeySchema } from '../passkeys/schemas';
import { isPassword } from '../password/password';
import { passwordHashOf, recordProof } from './proof';

/** Showing again who it is, for what `assertProven` protects. */
export const proofRoutes: Route = async (app, live) => {
  app.post(
    '/session/proof',
    {
      config: { access: 'editor', isForOwnSignIn: true },
      schema: {
        body: Type.Union([
          only({ password: Type.String({ maxLength: 200 }) }),
          only({ passkey: usedPasskeySchema }),
        ]),
        response: noContent,
      },
    },
    async (request, reply) => {
      const { body } = request;
      const person = signedIn(request);
      // A wrong proof counts as an attempt to sign in.
      const attempt = { account: person.email };
      await countAttempt(request, attempt);
      const used = 'passkey' in body ? await verifySignIn({ ...live, request }, body.passkey) : undefined;
      if ('password' in body) await assertPassword(live, request, body.password);
      else if (used?.person !== person.id)
        throw problem(422, 'This passkey is not yours, or the sign-in timed out. Try again.');
      await request.change(async (tables) => {
        await forgiveAttempt(tables, request, attempt);
        if (used) await countUse(tables, used, person, request.ip);
        await recordProof(tables, person.session);
      });
      return reply.code(204).send(null);
    },
  );
};

async function assertPassword({ database }: Live, request: FastifyRequest, password: string): Promise<void> {
  const stored = await passwordHashOf(database.tables, signedIn(request).id);
  if (!(await isPassword(stored, password)))
    throw problem(422, 'The password is wrong.', { details: { field: 'password' } });
}
