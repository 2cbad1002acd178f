import { sql } from 'kysely';
import { isPostgres } from '../../database/isPostgres';
import type { Queries } from '../../database/tables';

/**
 * PostgreSQL otherwise keeps the plans of the triggers, which it has made for a small table: each row
 * would take longer than the last one.
 */
export async function planByRows(tables: Queries): Promise<void> {
  if (isPostgres(tables)) await sql`set local plan_cache_mode = force_custom_plan`.execute(tables);
}
