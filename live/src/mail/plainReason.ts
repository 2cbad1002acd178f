import { concernsSite, type SendFailure } from './concernsSite';

/** By the codes of Node and nodemailer, after the receiver's name. */
const reasons: Record<string, string> = {
  ECONNREFUSED: 'cannot be reached',
  ESOCKET: 'cannot be reached',
  ECONNECTION: 'cannot be reached',
  EHOSTUNREACH: 'cannot be reached',
  ENETUNREACH: 'cannot be reached',
  EDNS: 'is not found by its name',
  ENOTFOUND: 'is not found by its name',
  EAI_AGAIN: 'is not found by its name',
  ECONNRESET: 'has ended the connection',
  ETIMEDOUT: 'does not answer in time',
  ABORT_ERR: 'does not answer in time',
  EABORT: 'does not answer in time',
  UND_ERR_CONNECT_TIMEOUT: 'does not answer in time',
  TimeoutError: 'does not answer in time',
  EAUTH: 'does not take the user name and password of this site',
  ETLS: 'offers no secure connection',
};

/** Why something was not sent, in plain words, and what the mail server has said. */
export function plainReason(failure: SendFailure, isWebhook: boolean): string {
  const { name, message, code = '', response } = failure;
  const receiver = isWebhook ? 'The other program' : 'The mail server';
  if (response) return `${receiver} ${reasonOf(failure)}: ${response}`;
  if (/certificate/i.test(message)) return `${receiver} has no valid certificate.`;
  const reason = reasons[code] ?? reasons[name];
  return reason ? `${receiver} ${reason}.` : message;
}

function reasonOf(failure: SendFailure): string {
  if (failure.code === 'EAUTH') return reasons['EAUTH']!;
  return concernsSite(failure) ? 'sends nothing for this site at the moment' : 'has refused it';
}
