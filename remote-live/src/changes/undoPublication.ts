import { ask } from '../api/ask';
import type { Publication } from '../history/publication';
import { choiceOf, type OpenChange } from './change';
import { publishDrafts } from './publishDrafts';
import type { Changes } from './schedules';
import { unpublished } from './unpublished';

/**
 * Puts on the site what it showed before a publication.
 * @throws an error with the reason in plain words. Nothing is undone when its records have drafts
 * that were saved since: they would go live unseen.
 */
export async function undoPublication({ id, records }: Publication): Promise<void> {
  const open = async (): Promise<OpenChange[]> => {
    const { changes } = await ask<Changes>('GET /changes');
    return changes.filter((change) =>
      records.some((record) => record.collection === change.collection && record.id === change.id),
    );
  };
  const [changed] = await open();
  if (changed) throw new Error(`${changed.title} was changed since. Undo it under History.`);
  try {
    await ask(`POST /publications/${id}/restore`, { to: 'before' });
    await publishDrafts({ records: (await open()).map(choiceOf), note: 'Undo' });
  } finally {
    unpublished.askSoon();
  }
}
