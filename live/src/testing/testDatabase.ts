import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

const postgres = process.env['TEST_POSTGRES'];

/** The kinds of database that tests run on: `describe.each(databases)('on %s', …)`. */
export const databases = postgres ? (['SQLite', 'PostgreSQL'] as const) : (['SQLite'] as const);

export type DatabaseKind = (typeof databases)[number];

export interface TestDatabase {
  /** To be opened. */
  address: string;
  /** Removes it, when it is closed. */
  remove: () => Promise<void>;
}

/** An address of an empty database of its own. */
export async function testDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  if (kind === 'SQLite') {
    const folder = mkdtempSync(join(tmpdir(), 'live-'));
    const remove = async () => rmSync(folder, { recursive: true, force: true });
    return { address: join(folder, 'live.db'), remove };
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name}`);
  const address = new URL(postgres!);
  address.pathname = name;
  return { address: address.href, remove: () => administer(`drop database ${name} with (force)`) };
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgres });
  await client.connect();
  await client.query(statement);
  await client.end();
}
