import type { ApplicationStage, ConversationState, Queries } from '../../database/tables';
import { problem } from '../../http/problem';
import { addToLog, type Actor } from '../../log/addToLog';
import { addNews } from '../../mail/news';
import { conversationWith, type Reader } from './conversations';

export interface ConversationChange {
  state?: ConversationState;
  stage?: ApplicationStage;
  /** Whether the signed-in person answers it; `false` gives it back. */
  isTaken?: boolean;
}

interface Doer {
  reader: Reader;
  actor: Actor;
}

/**
 * Changes where a conversation stands.
 * @throws a problem: 404, or 409 when a colleague has taken it.
 */
export async function changeConversation(
  tables: Queries,
  id: number,
  { state, stage, isTaken }: ConversationChange,
  { reader, actor }: Doer,
): Promise<void> {
  const found = await conversationWith(tables, id, reader);
  if (isTaken && found.taken_by !== null && found.taken_by !== reader.id)
    throw problem(409, 'A colleague has taken this message.');
  if (stage && found.kind !== 'application')
    throw problem(422, 'Only applications have a stage.', { details: { field: 'stage' } });
  await tables
    .updateTable('conversations')
    .set({
      ...(state && { state, spam_reason: state === 'spam' ? 'A colleague marked it as spam.' : null }),
      // Spam goes after a while from here on.
      ...(state === 'spam' && { updated_at: new Date().toISOString() }),
      ...(stage && { stage }),
      ...(isTaken !== undefined && { taken_by: isTaken ? reader.id : null }),
    })
    .where('id', '=', id)
    .execute();
  if (found.state === 'spam' && state && state !== 'spam') await addNews(tables, id);
  const details = {
    ...(state && { state }),
    ...(stage && { stage }),
    ...(isTaken !== undefined && { isTaken }),
  };
  await addToLog(tables, actor, { action: 'changed a message', subject: `inbox/${id}`, details });
}

/** Moves a conversation to the bin, or back out of it. @throws a problem (404). */
export async function binConversation(
  tables: Queries,
  id: number,
  isDeleted: boolean,
  { reader, actor }: Doer,
): Promise<void> {
  await conversationWith(tables, id, reader);
  await tables
    .updateTable('conversations')
    .set({ deleted_at: isDeleted ? new Date().toISOString() : null })
    .where('id', '=', id)
    .execute();
  const action = isDeleted ? 'deleted a message' : 'restored a message';
  await addToLog(tables, actor, { action, subject: `inbox/${id}` });
}

/** Records that a person has read a conversation, or has not. @throws a problem (404). */
export async function markRead(tables: Queries, id: number, isRead: boolean, reader: Reader): Promise<void> {
  await conversationWith(tables, id, reader);
  await tables
    .deleteFrom('conversation_reads')
    .where('conversation', '=', id)
    .where('person', '=', reader.id)
    .execute();
  if (isRead)
    await tables
      .insertInto('conversation_reads')
      .values({ conversation: id, person: reader.id, read_at: new Date().toISOString() })
      .execute();
}
