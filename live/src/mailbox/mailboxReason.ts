import { plainReason } from '../mail/plainReason';

/** An error of imapflow. */
interface MailboxFailure extends Error {
  authenticationFailed?: boolean;
  /** What the server has answered. */
  responseText?: string;
  code?: string;
}

/** Why a mailbox cannot be read, in plain words, with what the server says. */
export function mailboxReason(error: MailboxFailure): string {
  const { authenticationFailed, responseText } = error;
  if (authenticationFailed)
    return `The mailbox does not take the user name and password${responseText ? `: ${responseText}` : '.'}`;
  if (responseText) return `The mail server has refused it: ${responseText}`;
  return plainReason(error, false);
}
