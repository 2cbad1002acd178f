import papaparse from 'papaparse';
import { formulaCell } from '@vibrant-peak/shared/formulaCells';
import type { Reading } from '../../database/tables';
import { findConversations, type InboxFilter, type Reader } from '../conversations/conversations';

/** Conversations of one query. */
const batchSize = 500;

const columns = [
  ...(['Received', 'Name', 'Email', 'Phone', 'Subject', 'Message', 'Kind', 'State', 'Application'] as const),
  ...(['Answered by', 'Last change'] as const),
];

/**
 * The conversations that a filter finds as CSV (RFC 4180), in pieces. Texts that a spreadsheet would
 * run as formulas get a leading apostrophe.
 */
export async function* exportConversations(
  tables: Reading,
  reader: Reader,
  filter: InboxFilter,
): AsyncGenerator<string> {
  // Without a byte order mark, spreadsheets do not detect UTF-8.
  yield `\uFEFF${columns.join(',')}\r\n`;
  let before: InboxFilter['before'];
  do {
    const rows = await batch(tables, reader, { ...filter, before });
    if (rows.length > 0) yield `${csvOf(rows)}\r\n`;
    const last = rows.at(-1);
    before = last && rows.length === batchSize ? { at: last.updated_at, id: last.id } : undefined;
  } while (before);
}

const batch = (tables: Reading, reader: Reader, filter: InboxFilter) =>
  findConversations(tables, reader, filter)
    .limit(batchSize)
    .select(['conversations.id', 'conversations.created_at', 'conversations.name', 'conversations.email'])
    .select(['phone', 'subject', 'kind', 'state', 'stage', 'people.name as takenBy', 'updated_at'])
    .select(({ selectFrom }) =>
      selectFrom('messages')
        .whereRef('messages.conversation', '=', 'conversations.id')
        .orderBy('messages.id')
        .limit(1)
        .select('text')
        .as('text'),
    )
    .execute();

const csvOf = (rows: Awaited<ReturnType<typeof batch>>) =>
  papaparse.unparse(
    rows.map((row) => [
      ...[row.created_at, row.name, row.email, row.phone, row.subject, row.text, row.kind, row.state],
      ...[row.stage, row.takenBy, row.updated_at],
    ]),
    { newline: '\r\n', escapeFormulae: formulaCell },
  );
