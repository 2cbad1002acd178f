import type { Reading } from '../database/tables';
import { mayUse, type Access } from '../http/requireRoles';
import { problem } from '../http/problem';

/**
 * Whether somebody is still here, with a role that may use such a route.
 * @param person id; `null` for nobody.
 */
export async function stillMay(tables: Reading, person: string | null, access: Access): Promise<boolean> {
  const found = await tables
    .selectFrom('people')
    .where('id', '=', person ?? '')
    .select('role')
    .executeTakeFirst();
  return mayUse(access, found?.role);
}

/** For work that ends long after it was asked for. @throws a problem (403). */
export async function assertStillMay(
  tables: Reading,
  { id, name }: { id: string | null; name: string },
  access: Access,
): Promise<void> {
  if (await stillMay(tables, id, access)) return;
  throw problem(403, `${name} lost the right to do this meanwhile. Nothing went live.`);
}
