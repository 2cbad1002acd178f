import { sql } from 'kysely';
import { tookTooLong } from '../database/isAway';
import { isPostgres } from '../database/isPostgres';
import type { Database } from '../database/openDatabase';
import type { Queries } from '../database/tables';
import { wordsIn } from './search';

/** Indexed characters of each text. */
const MAX_TEXT = 8192;
/**
 * Longest indexed text of a conversation, in characters, the newest messages first. PostgreSQL
 * refuses a `tsvector` of more than 1 MB (PostgreSQL documentation, "Limitations" of text search).
 */
const MAX_WORDS = 250_000;
/** Conversations and characters that one change indexes: others change something in between. */
const portion = { conversations: 20, characters: 50_000 };
/** Newest messages that are read of a conversation. */
const MAX_MESSAGES = 200;

/** Has a conversation indexed soon. Call it in each change of its words. */
export async function indexSoon(tables: Queries, conversation: number): Promise<void> {
  await tables
    .insertInto('conversation_search_due')
    .values({ conversation })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Has all conversations indexed, of which a backup has no index. */
export const indexAllSoon = (tables: Queries) =>
  tables
    .insertInto('conversation_search_due')
    .columns(['conversation'])
    // SQLite would take `on conflict` for a part of a join without a condition.
    .expression(tables.selectFrom('conversations').where('id', 'is not', null).select('id'))
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/**
 * Indexes what is due, in short changes. A conversation that the database does not index is found by
 * no words.
 * @param log gets such conversations.
 * @param stopping ends it between two changes.
 * @throws when the database does not take changes.
 */
export async function indexDue(
  database: Database,
  log: (line: string) => void = console.error,
  stopping?: AbortSignal,
): Promise<void> {
  while (!stopping?.aborted) {
    const due = await database.tables
      .selectFrom('conversation_search_due')
      .orderBy('conversation')
      .limit(portion.conversations)
      .select('conversation')
      .execute();
    if (due.length === 0) return;
    await indexSome(
      database,
      due.map(({ conversation }) => conversation),
      { log, stopping },
    );
  }
}

async function indexSome(
  database: Database,
  ids: readonly number[],
  { log, stopping }: { log: (line: string) => void; stopping: AbortSignal | undefined },
): Promise<void> {
  if (stopping?.aborted) return;
  try {
    await database.change((tables) => indexPortion(tables, ids));
  } catch (failure) {
    const error = failure as Error;
    if (!concernsContent(error)) throw error;
    const [id, ...others] = ids;
    if (others.length > 0) for (const each of ids) await indexSome(database, [each], { log, stopping });
    else {
      log(`Message ${id} is not found by its words: ${error.message}`);
      await database.change((tables) => setWords(tables, id!, ''));
    }
  }
}

/**
 * Whether the database refuses what is indexed: by its data, a constraint or a limit (classes 22, 23
 * and 54 of PostgreSQL), or as it takes too long. Other failures pass.
 */
const concernsContent = (error: Error & { code?: string }) =>
  /^(22|23|54)|^SQLITE_(CONSTRAINT|ERROR|MISMATCH|TOOBIG)/.test(error.code ?? '') || tookTooLong(error);

async function indexPortion(tables: Queries, ids: readonly number[]): Promise<void> {
  let characters = 0;
  for (const id of ids) {
    if (characters > portion.characters) return;
    const words = await wordsOf(tables, id);
    // Another server may have removed it.
    if (words === undefined) continue;
    await setWords(tables, id, words);
    characters += words.length;
  }
}

async function setWords(tables: Queries, id: number, words: string): Promise<void> {
  const idColumn = sql.raw(isPostgres(tables) ? 'id' : 'rowid');
  const content = isPostgres(tables) ? sql`to_tsvector('simple', ${words})` : sql`${words}`;
  await sql`delete from conversation_search where ${idColumn} = ${id}`.execute(tables);
  await sql`insert into conversation_search (${idColumn}, words) values (${id}, ${content})`.execute(tables);
  await tables.deleteFrom('conversation_search_due').where('conversation', '=', id).execute();
}

async function wordsOf(tables: Queries, id: number): Promise<string | undefined> {
  const found = await tables
    .selectFrom('conversations')
    .where('id', '=', id)
    .select(['name', 'email', 'phone', 'subject'])
    .executeTakeFirst();
  if (!found) return undefined;
  const messages = await tables
    .selectFrom('messages')
    .where('conversation', '=', id)
    .orderBy('id', 'desc')
    .limit(MAX_MESSAGES)
    .select(({ fn, val, lit }) => fn<string>('substr', ['text', lit(1), val(MAX_TEXT)]).as('text'))
    .execute();
  const texts = [...Object.values(found), ...messages.map(({ text }) => text)];
  return texts
    .flatMap((text) => wordsIn(text.slice(0, MAX_TEXT)))
    .join(' ')
    .slice(0, MAX_WORDS);
}
