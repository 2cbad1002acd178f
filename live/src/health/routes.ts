import { Type } from '@sinclair/typebox';
import { sql } from 'kysely';
import { ownVersion } from '@vibrant-peak/engine/version';
import { isPostgres } from '../database/isPostgres';
import type { Reading } from '../database/tables';
import type { HealthSources, Route } from '../http/route';
import { answers, nullable, oneOf } from '../http/schemas';
import { healthOf } from './health';
import { states, subjects } from './looks';

const lineSchema = Type.Object({
  subject: oneOf(subjects),
  state: oneOf(states),
  since: nullable('Last success where the subject has one, else since when it fails'),
  amount: Type.Union([
    Type.Number({ description: 'Free share of the disk, or number of invoices without a PDF' }),
    Type.Null(),
  ]),
  reason: nullable('Why it fails'),
});

const databaseSchema = Type.Object({
  kind: oneOf(['SQLite', 'PostgreSQL']),
  version: Type.String(),
  migration: Type.String({ description: 'The last one that ran' }),
});

const healthSchema = Type.Object({
  lines: Type.Array(lineSchema, { description: 'Lines that need attention come first' }),
  version: Type.String(),
  commit: nullable('Of the version, where it is known'),
  database: databaseSchema,
});

/** Of a server that watches nothing. */
const noSources: HealthSources = {
  figures: [],
  database: () => 'ready',
  printerFault: () => undefined,
  prints: false,
};

/** What works and what does not, for the page Health. It asks nobody outside. */
export const healthRoutes: Route = async (app, { database, health = noSources, replyAddress }) => {
  app.get(
    '/health',
    { config: { access: 'manager' }, schema: { response: answers(healthSchema) } },
    async () => ({
      lines: await healthOf({ ...health, tables: database.tables, mailbox: replyAddress }),
      version: ownVersion.version,
      commit: ownVersion.commit ?? null,
      database: await databaseVersion(database.tables),
    }),
  );
};

async function databaseVersion(tables: Reading) {
  const kind = isPostgres(tables) ? ('PostgreSQL' as const) : ('SQLite' as const);
  const asked = kind === 'SQLite' ? sql`sqlite_version()` : sql`current_setting('server_version')`;
  const { rows } = await sql<{ version: string; migration: string }>`
    select ${asked} as version, max(name) as migration from kysely_migration`.execute(tables);
  return { kind, ...rows[0]! };
}
