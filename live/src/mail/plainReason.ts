/** An error of the mail server or a webhook. */
export interface SendFailure extends Error {
  /** Reply code of SMTP; 5xx is final. */
  responseCode?: number;
  /** What the mail server has answered. */
  response?: string;
  /** `EAUTH` when the server does not take the site's password. */
  code?: string;
  /** Whether no other attempt mends it. */
  isFinal?: boolean;
}

/** By the codes of Node and nodemailer, after the receiver's name. */
const reasons: Record<string, string> = {
  ...{ ECONNREFUSED: 'cannot be reached', ESOCKET: 'cannot be reached', ECONNECTION: 'cannot be reached' },
  ...{ EHOSTUNREACH: 'cannot be reached', ENETUNREACH: 'cannot be reached' },
  ...{ EDNS: 'is not found by its name', ENOTFOUND: 'is not found by its name' },
  ...{ EAI_AGAIN: 'is not found by its name', ECONNRESET: 'has ended the connection' },
  ...{ ETIMEDOUT: 'does not answer in time', ABORT_ERR: 'does not answer in time' },
  EAUTH: 'does not take the user name and password of this site',
  ETLS: 'offers no secure connection',
};

/** Why something was not sent, in plain words. What a mail server says of a mail is added. */
export function plainReason(
  { message, code = '', responseCode, response }: SendFailure,
  isWebhook: boolean,
): string {
  const receiver = isWebhook ? 'The other program' : 'The mail server';
  if (responseCode !== undefined && code !== 'EAUTH')
    return response ? `${receiver} has refused it: ${response}` : message;
  if (/certificate/i.test(message)) return `${receiver} has no valid certificate.`;
  const reason = reasons[code];
  return reason ? `${receiver} ${reason}.` : message;
}
