import { brand } from '@vibrant-peak/shared/content/brand';
import type { Queries } from '../../database/tables';
import { problem, type Problem } from '../../http/problem';
import type { Live } from '../../http/route';
import { confirm } from './confirm';
import { receive, type Submission } from './receive';

/**
 * Stores a submission, once, and confirms it to its sender unless it looks like spam.
 * @returns what the sender has to know after the change: the file was not stored.
 */
export async function receiveAndConfirm(
  tables: Queries,
  sent: Submission,
  { origin, limits }: Pick<Live, 'origin' | 'limits'>,
): Promise<Problem | undefined> {
  const { id, isNews, lacksFile } = await receive(tables, sent, limits);
  if (isNews) await confirm(tables, { kind: sent.kind, email: sent.email, conversation: id }, origin);
  return lacksFile ? withoutFile() : undefined;
}

function withoutFile(): Problem {
  const message = `Your application has arrived without its file, as too many files came in. Please send the file to ${brand.email}.`;
  return problem(413, message, { details: { violations: [{ field: 'resume', message }] } });
}
