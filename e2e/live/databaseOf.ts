import { postgresFolder } from '../../live/src/testing/postgresFolder';
import { startPostgres, type PostgresServer } from '../../live/src/testing/postgresServer';
import { test } from '../site';

export const databaseKinds = ['SQLite', 'PostgreSQL'] as const;

/** The database of a live site under test, for a `describe`, which is skipped without PostgreSQL. */
export function databaseOf(kind: (typeof databaseKinds)[number]) {
  const programs = postgresFolder();
  // With CI set no test may be skipped: PostgreSQL does not start then.
  test.skip(
    kind === 'PostgreSQL' && !programs && !process.env['CI'],
    'needs PostgreSQL: apt-get install postgresql',
  );
  let server: PostgresServer | undefined;
  return {
    /** @returns `DATABASE_URL`, which is empty for SQLite. */
    start: async () => {
      if (kind === 'PostgreSQL') server = await startPostgres(programs ?? '');
      return server?.address ?? '';
    },
    /** Call it when the site has stopped. */
    stop: async () => server?.stop(),
  };
}
