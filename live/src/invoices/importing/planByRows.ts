import { sql } from 'kysely';
import { isPostgres } from '../../database/isPostgres';
import type { Queries } from '../../database/tables';

/**
 * Lets PostgreSQL plan the queries of triggers for each row. It would reuse the plans of a small
 * table, which get slower with each row.
 */
export async function planByRows(tables: Queries): Promise<void> {
  if (isPostgres(tables)) await sql`set local plan_cache_mode = force_custom_plan`.execute(tables);
}
