import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { databaseAt, template } from './templates';

const postgres = process.env['TEST_POSTGRES'];

export type DatabaseKind = 'SQLite' | 'PostgreSQL';

/**
 * Both kinds, for tests of what depends on the kind: `describe.each(bothDatabases)('on %s', …)`.
 */
export const bothDatabases: readonly DatabaseKind[] = postgres ? ['SQLite', 'PostgreSQL'] : ['SQLite'];

/** The kinds that all other tests run on: both in `npm run test:long`. */
export const databases: readonly DatabaseKind[] = process.env['LONG'] ? bothDatabases : ['SQLite'];

export interface TestDatabase {
  /** To be opened. */
  address: string;
  /** Removes it, when it is closed. */
  remove: () => Promise<void>;
}

/** A database of its own, which has all tables and no rows. */
export async function testDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  const place = await emptyDatabase(kind, `template ${template}`);
  if (kind === 'SQLite') copyFileSync(join(process.env['TEST_SQLITE']!, template), place.address);
  return place;
}

/** A database without any table. */
export async function emptyDatabase(kind: DatabaseKind, from = ''): Promise<TestDatabase> {
  if (kind === 'SQLite') {
    const folder = mkdtempSync(join(tmpdir(), 'live-'));
    const remove = async () => rmSync(folder, { recursive: true, force: true });
    return { address: join(folder, 'live.db'), remove };
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name} ${from}`);
  return {
    address: databaseAt(postgres!, name),
    remove: () => administer(`drop database ${name} with (force)`),
  };
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgres });
  await client.connect();
  await client.query(statement);
  await client.end();
}
