import { postgresFolder } from './postgresFolder';
import { startPostgres, type PostgresServer } from './postgresServer';

declare global {
  var postgresOfTests: PostgresServer | undefined;
}

/** Before the tests of this package: starts PostgreSQL where it is installed. */
export default async function startDatabases(): Promise<void> {
  const programs = postgresFolder();
  // npm test installs PostgreSQL; only a development machine may skip it.
  if (!programs && process.env['CI']) throw new Error('PostgreSQL is missing: sh e2e/install.sh postgresql');
  if (!programs) return;
  globalThis.postgresOfTests = await startPostgres(programs);
  process.env['TEST_POSTGRES'] = globalThis.postgresOfTests.address;
}
