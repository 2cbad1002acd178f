import type { Queries, Reading } from '../database/tables';

interface Colleague {
  id: string;
  name: string;
}

/** People who may see a conversation of this kind, by name. */
export const colleagues = (tables: Reading, kind: 'contact' | 'application'): Promise<Colleague[]> =>
  tables
    .selectFrom('people')
    .$if(kind === 'application', (all) => all.where('may_hire', '=', 1))
    .orderBy('name')
    .select(['id', 'name'])
    .execute();

/** The people whom a text names, such as `@Bilal`; of two names that begin alike, the longer one. */
export function mentionedIn<T extends Colleague>(text: string, people: readonly T[]): T[] {
  const names = people.map(({ name }) => name.toLowerCase()).sort((one, other) => other.length - one.length);
  const pattern = names.map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|');
  const found = text.toLowerCase().matchAll(new RegExp(`@(${pattern})(?![\\p{L}\\p{N}])`, 'gu'));
  const named = new Set([...found].map(([, name]) => name));
  return people.filter(({ name }) => named.has(name.toLowerCase()));
}

interface Note {
  conversation: number;
  kind: 'contact' | 'application';
  text: string;
  /** Id of the author. */
  author: string;
}

/** Shows a conversation as unread to those whom a note names. */
export async function mention(tables: Queries, { conversation, kind, text, author }: Note): Promise<void> {
  const people = (await colleagues(tables, kind)).filter(({ id }) => id !== author);
  for (const { id: person } of mentionedIn(text, people)) {
    await tables
      .insertInto('mentions')
      .values({ conversation, person })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tables
      .deleteFrom('conversation_reads')
      .where('conversation', '=', conversation)
      .where('person', '=', person)
      .execute();
  }
}
