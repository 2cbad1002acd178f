import type { Reading } from '../database/tables';

/** Automatic mails that a conversation takes within a day; a loop of two programs ends there. */
const MAX_AUTOMATIC = 3;
const day = 24 * 3600_000;

/** Whether a program that does not say so keeps sending the same words. People may repeat theirs. */
export async function isRepeated(tables: Reading, conversation: number, text: string): Promise<boolean> {
  const last = await tables
    .selectFrom('messages')
    .where('conversation', '=', conversation)
    .where('kind', 'in', ['received', 'automatic'])
    .where('message_id', 'is not', null)
    .orderBy('id', 'desc')
    .limit(MAX_AUTOMATIC)
    .select('text')
    .execute();
  return last.length === MAX_AUTOMATIC && last.every((message) => message.text === text);
}

/** Whether a conversation has had its automatic mails of the day before a time. */
export async function isLoop(tables: Reading, conversation: number, at: string): Promise<boolean> {
  const { count } = await tables
    .selectFrom('messages')
    .where('conversation', '=', conversation)
    .where('kind', 'in', ['automatic', 'bounce'])
    .where('at', '>', new Date(Date.parse(at) - day).toISOString())
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count) >= MAX_AUTOMATIC;
}
