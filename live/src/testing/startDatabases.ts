import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../database/openDatabase';
import { postgresFolder } from './postgresFolder';
import { startPostgres, type PostgresServer } from './postgresServer';
import { databaseAt, template } from './templates';

declare global {
  var postgresOfTests: PostgresServer | undefined;
}

/** Makes the databases that tests copy: SQLite, and PostgreSQL with `DATABASES=both` or `LONG`. */
export default async function startDatabases(): Promise<void> {
  process.env['TEST_SQLITE'] = mkdtempSync(join(tmpdir(), 'live-'));
  await (await openDatabase(join(process.env['TEST_SQLITE'], template))).close();
  if (process.env['DATABASES'] !== 'both' && !process.env['LONG']) return;
  const programs = postgresFolder();
  // `.ci/run` installs PostgreSQL; only a development machine may skip it.
  if (!programs && process.env['CI']) throw new Error('PostgreSQL is missing: sh e2e/install.sh postgresql');
  if (!programs) return;
  globalThis.postgresOfTests = await startPostgres(programs);
  const { address } = globalThis.postgresOfTests;
  process.env['TEST_POSTGRES'] = address;
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(`create database ${template}`);
  await client.end();
  await (await openDatabase(databaseAt(address, template))).close();
}
