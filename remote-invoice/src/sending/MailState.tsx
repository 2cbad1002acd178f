import type { DeliveredMail } from '@vibrant-peak/shared/host';
import { Text } from '@vibrant-peak/shared/ui';
import { timeText } from './timeText';

/** Whether a mail has arrived at the mail server, in words. */
export const MailState = ({ mail, sendsMail }: { mail: DeliveredMail; sendsMail: boolean }) => (
  <Text role="status" maxW="sm" overflowWrap="anywhere" color={mail.state === 'failed' ? 'fg.error' : 'fg'}>
    {wordsOf(mail, sendsMail)}
  </Text>
);

function wordsOf({ state, sentAt, problem, nextAt }: DeliveredMail, sendsMail: boolean): string {
  if (state === 'sent') return `Sent ${timeText(sentAt!)}${problem === null ? '' : `. ${problem}`}`;
  if (state === 'failed') return `Failed: ${problem}`;
  if (!sendsMail) return 'Queued until there is a mail server';
  return problem === null ? 'Queued' : `Queued: ${problem} Next try: ${timeText(nextAt)}`;
}
