import { ask } from '../api/ask';
import { choiceOf, type OpenChange } from '../changes/change';
import { publishDrafts } from '../changes/publishDrafts';
import type { Publication } from '../history/publication';
import { waitingFor, type Changes } from '../changes/schedules';

/**
 * Publishes the draft of one record. The page of changes handles the difficult cases.
 * @throws an error with the reason in plain words.
 */
export async function publishRecord({
  collection,
  id,
}: Pick<OpenChange, 'collection' | 'id'>): Promise<Publication> {
  const { changes, schedules } = await ask<Changes>('GET /changes');
  const change = changes.find((each) => each.collection === collection && each.id === id);
  if (!change) throw new Error('This changes nothing on the site.');
  const { others } = change;
  if (others.length > 0)
    throw new Error(
      `${others.join(', ')} changed this, too, and it is not on the site yet. Publish it under Changes, which shows all of it.`,
    );
  const scheduled = waitingFor(schedules, change);
  if (scheduled)
    throw new Error(
      `${scheduled.by} has scheduled it. Publish it under Changes, which says what becomes of that.`,
    );
  return publishDrafts({ records: [choiceOf(change)], note: '' });
}
