import type { Queries } from '../database/tables';
import { problem } from '../http/problem';

/** @throws a problem (404). */
export async function personWith(tables: Queries, id: string) {
  const person = await tables.selectFrom('people').where('id', '=', id).selectAll().executeTakeFirst();
  if (!person) throw problem(404, 'This person does not exist.');
  return person;
}

/** Undoes a change after which nobody could invite people. */
export async function refuseWithoutManager(tables: Queries): Promise<void> {
  const managers = await tables.selectFrom('people').where('role', '=', 'manager').select('id').execute();
  if (managers.length === 0)
    throw problem(409, 'The site needs a manager: make somebody else a manager first.');
}
