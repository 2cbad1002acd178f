import type { FastifyInstance } from 'fastify';
import { problem } from './problem';

/** How deep a request may be. Records have three levels. */
const deepest = 16;

/**
 * Refuses bodies with lists or groups within lists or groups without end, on which functions that
 * call themselves would fail.
 */
export function refuseNested(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body }) => {
    if (isDeeper(body, deepest)) throw problem(400, `The request has more than ${deepest} levels.`);
  });
}

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Buffer.isBuffer(value) &&
  (levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1)));
