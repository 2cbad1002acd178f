import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isAway, isBusy, isCounted, tookTooLong } from '../database/isAway';
import { isOfFullDisk } from '../database/openDatabase';
import { OverLimit } from '../worker/inWorker';
import { isProblem, problem, problemDocument, type Problem } from './problem';

/** Answers every error, and every address that is unknown, with a problem document. */
export function answerErrors(app: FastifyInstance, log: (line: string) => void): void {
  app.setNotFoundHandler((request, reply) =>
    send(reply, problem(404, `Not found: ${request.method} ${request.url.split('?')[0]}.`)),
  );
  app.setErrorHandler((error: FastifyError, request, reply) => send(reply, problemOf(error, request, log)));
}

/** Answers addresses that no route can read. */
export function answerUnreadable(
  { statusCode = 400, message }: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  void reply.header('Cache-Control', 'no-store').header('X-Content-Type-Options', 'nosniff');
  void send(reply, problem(statusCode, `This address cannot be read: ${message}.`));
}

function send(reply: FastifyReply, { statusCode, message, details, headers }: Problem): FastifyReply {
  return reply
    .code(statusCode)
    .headers(headers)
    .type('application/problem+json')
    .send(problemDocument(statusCode, message, details));
}

/** What an error is answered with. The log gets unexpected ones, but for those of visitors who leave. */
export function problemOf(
  error: FastifyError,
  { method, routeOptions, raw }: Pick<FastifyRequest, 'method' | 'routeOptions' | 'raw'>,
  log: (line: string) => void,
): Problem {
  const answer = answerTo(error);
  const hasLeft = raw.destroyed && !raw.complete;
  if (answer.statusCode >= 500 && !hasLeft && !isCounted(error, log))
    log(`${method} ${routeOptions.url} failed: ${error.stack ?? error.message}`);
  return answer;
}

function answerTo(error: FastifyError): Problem {
  if (isProblem(error)) return error;
  if (error instanceof OverLimit) return problem(422, `This file cannot be used. ${error.message}`);
  if (error.validation) return problem(400, `Invalid request: ${error.message}.`);
  if (error.statusCode && error.statusCode < 500) return problem(error.statusCode, error.message);
  if (error.code === unstorable) return problem(400, 'The request has a character that cannot be stored.');
  if (isOfFullDisk(error)) return problem(507, 'The disk is full: nothing was saved.');
  if (isAway(error)) return problem(503, 'The database does not answer: try again in a moment.');
  if (isBusy(error)) return problem(503, 'The site is busy with other changes: try again in a minute.');
  if (tookTooLong(error)) return problem(503, 'The database took too long: nothing was saved.');
  return problem(500, 'Something failed on the server. Try again; its log has the reason.');
}

/** Code of PostgreSQL for the character NUL in a text. */
const unstorable = '22021';
