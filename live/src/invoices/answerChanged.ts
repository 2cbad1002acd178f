import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queries } from '../database/tables';
import { idempotent } from '../records/idempotent';
import { idempotencyOf } from '../records/recordSchemas';
import { openInvoice } from './openInvoice';

export const versionIn = (request: { headers: { 'if-match': string } }) =>
  Number(request.headers['if-match'].slice(1, -1));

/** Changes an invoice once per key, and answers with it. @param work returns its id. */
export async function answerChanged(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (tables: Queries) => Promise<number>,
) {
  const changed = await request.change((tables) =>
    idempotent(tables, idempotencyOf(request), async () => openInvoice(tables, await work(tables))),
  );
  return reply.header('ETag', `"${changed.version}"`).send(changed);
}
