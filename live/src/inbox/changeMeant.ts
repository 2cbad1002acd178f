import type { FastifyRequest } from 'fastify';
import type { Queries } from '../database/tables';
import { problem } from '../http/problem';

/** The time at which the conversation began that a page shows, in a request to change it. */
const header = 'conversation-created-at';

type Asked = Pick<FastifyRequest, 'change'> & {
  headers: FastifyRequest['headers'];
  params: { id: string };
};

/**
 * Changes the conversation that the page of the request shows. Its number alone may be that of another
 * person by now: the database was restored, or the page is old.
 * @throws a problem (404) when that conversation is gone.
 */
export const changeMeant = <T>(
  { change, headers, params }: Asked,
  work: (tables: Queries, id: number) => Promise<T>,
): Promise<T> =>
  change(async (tables) => {
    const id = Number(params.id);
    const meant = headers[header];
    if (meant !== undefined) await assertBegan(tables, id, String(meant));
    return work(tables, id);
  });

async function assertBegan(tables: Queries, id: number, at: string): Promise<void> {
  const found = await tables
    .selectFrom('conversations')
    .where('id', '=', id)
    .where('created_at', '=', at)
    .select('id')
    .executeTakeFirst();
  if (!found) throw problem(404, 'This message was deleted. Copy what you have typed.');
}

/** @throws a problem (428): what goes to a visitor has to say whose message it answers. */
export function assertNamed({ headers }: Pick<Asked, 'headers'>): void {
  if (headers[header] === undefined)
    throw problem(
      428,
      'This page comes from an older release: copy what you have typed, and reload the page.',
    );
}
