import { brand } from '@vibrant-peak/shared/content/brand';
import type { Queries, Reading } from '../../database/tables';
import { problem } from '../../http/problem';
import { addToLog, type Actor } from '../../log/addToLog';

export interface SavedAnswer {
  id: string;
  title: string;
  /** With placeholders: `{name}`, `{subject}`, `{opening}`. */
  text: string;
}

/** There from the start, until somebody changes or deletes them. */
const builtIn: SavedAnswer[] = [
  {
    id: 'no',
    title: 'Decline an application',
    text: `Dear {name},

Thank you for applying for {opening}, and for the time you have given it. This time we have chosen somebody else.

We wish you all the best, and would be glad to hear from you again.

Kind regards
${brand.name}`,
  },
];

/** All saved answers, by title. */
export async function listSavedAnswers(tables: Reading): Promise<SavedAnswer[]> {
  const rows = await tables.selectFrom('saved_answers').selectAll().execute();
  const changed = new Set(rows.map(({ id }) => id));
  return [...builtIn.filter(({ id }) => !changed.has(id)), ...rows.filter((row) => row.deleted_at === null)]
    .map(({ id, title, text }) => ({ id, title, text }))
    .sort((one, other) => one.title.localeCompare(other.title));
}

/** Adds a saved answer, or changes the one of this id. */
export async function saveAnswer(tables: Queries, answer: SavedAnswer, actor: Actor): Promise<void> {
  await put(tables, { ...answer, deleted_at: null });
  await addToLog(tables, actor, { action: 'saved an answer', subject: answer.title });
}

/** @throws a problem (404). */
export async function deleteAnswer(tables: Queries, id: string, actor: Actor): Promise<void> {
  const found = (await listSavedAnswers(tables)).find((answer) => answer.id === id);
  if (!found) throw problem(404, 'This saved answer does not exist.');
  await put(tables, { ...found, deleted_at: new Date().toISOString() });
  await addToLog(tables, actor, { action: 'deleted a saved answer', subject: found.title });
}

const put = (tables: Queries, row: SavedAnswer & { deleted_at: string | null }) =>
  tables
    .insertInto('saved_answers')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
