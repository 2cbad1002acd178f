import type { FastifyInstance } from 'fastify';
import { takeTurn } from '../database/takeTurn';
import { problem } from './problem';

/** How deep a request may be. Records have three levels. */
const deepest = 16;

/**
 * Refuses bodies with lists or groups within lists or groups without end, on which functions that
 * call themselves would fail, and those with the character NUL: PostgreSQL does not store it, and
 * SQLite stores a text with it but returns what is before it.
 */
export function refuseOddBodies(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body, routeOptions }) => {
    // A large body takes a while to parse, and again to check and to validate.
    if (isGroup(body)) await takeTurn();
    if (isDeeper(body, deepest)) throw problem(400, `The request has more than ${deepest} levels.`);
    if (!routeOptions.config.cleansTexts && hasNul(body))
      throw problem(400, 'The request has a character that cannot be stored.');
    if (isGroup(body)) await takeTurn();
  });
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Buffer.isBuffer(value);

const isDeeper = (value: unknown, levels: number): boolean =>
  isGroup(value) && (levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1)));

const hasNul = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\0')
    : isGroup(value) && Object.entries(value).some(([name, each]) => name.includes('\0') || hasNul(each));
