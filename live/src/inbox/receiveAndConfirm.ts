import type { Queries } from '../database/tables';
import type { Live } from '../http/route';
import { confirm } from './confirm';
import { receive, type Submission } from './receive';

/** Stores a submission, once, and confirms it to its sender unless it looks like spam. */
export async function receiveAndConfirm(
  tables: Queries,
  sent: Submission,
  { origin, limits }: Pick<Live, 'origin' | 'limits'>,
): Promise<void> {
  const { id, isNews } = await receive(tables, sent, limits);
  if (isNews) await confirm(tables, { kind: sent.kind, email: sent.email, conversation: id }, origin);
}
