import type { Role } from '@vibrant-peak/shared/contract';
import type { Queries } from '../database/tables';
import { addToLog, type Actor } from '../log/addToLog';
import { refuseWithoutManager, type personWith } from './personWith';

type Person = Awaited<ReturnType<typeof personWith>>;

/** Rights by the name of the member, with their columns and what the log calls them. */
const rights = {
  mayHire: { column: 'may_hire', name: 'hire' },
  mayInvoice: { column: 'may_invoice', name: 'write invoices' },
  mayIssue: { column: 'may_issue', name: 'issue invoices' },
} as const;
type RightName = keyof typeof rights;

/** Gives or takes rights. */
export async function changeRights(
  tables: Queries,
  person: Person,
  { given, actor }: { given: Partial<Record<RightName, boolean>>; actor: Actor },
): Promise<void> {
  for (const [right, isGiven] of Object.entries(given) as [RightName, boolean][]) {
    const { column, name } = rights[right];
    if ((person[column] === 1) === isGiven) continue;
    await tables
      .updateTable('people')
      .set({ [column]: Number(isGiven) })
      .where('id', '=', person.id)
      .execute();
    const action = `${isGiven ? 'gave' : 'took'} the right to ${name}` as const;
    await addToLog(tables, actor, { action, subject: person.email });
  }
}

/** @throws a problem (409) where no manager would be left. */
export async function changeRole(
  tables: Queries,
  { id, email, role: from }: Person,
  { role, actor }: { role: Role; actor: Actor },
): Promise<void> {
  if (from === role) return;
  await tables.updateTable('people').set({ role }).where('id', '=', id).execute();
  // What they have begun as a manager ends with it.
  await tables.deleteFrom('invitations').where('invited_by', '=', id).execute();
  await refuseWithoutManager(tables);
  await addToLog(tables, actor, { action: 'changed a role', subject: email, details: { from, to: role } });
}
