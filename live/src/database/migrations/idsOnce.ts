import { sql, type Migration } from 'kysely';
import { isPostgres } from '../isPostgres';
import { raiseIds } from '../raiseIds';
import type { Queries } from '../tables';

/**
 * SQLite gives the id of a removed row again, unless it is `autoincrement`: a page that was open then
 * writes to another row. PostgreSQL never does.
 *
 * The rows stay where they are. The word changes how SQLite chooses ids, not how it stores rows, so
 * that the text of the tables is all that has to change (https://www.sqlite.org/lang_altertable.html,
 * section 7): a copy of all files of all messages would take minutes and twice the room.
 */
export const idsOnce: Migration = {
  up: async (db) => {
    if (isPostgres(db)) return;
    await sql`pragma writable_schema = on`.execute(db);
    await sql`
      update sqlite_master set sql = replace(sql, ${key}, ${`${key} autoincrement`})
      where type = 'table' and instr(sql, ${key}) > 0 and instr(sql, 'autoincrement') = 0`.execute(db);
    await sql`pragma writable_schema = reset`.execute(db);
    await raiseIds(db as Queries);
  },
};

const key = '"id" integer primary key';
