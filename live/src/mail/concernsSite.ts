/** An error of the mail server or a webhook. */
export interface SendFailure extends Error {
  /** Reply code of SMTP; 5xx is final. */
  responseCode?: number;
  /** What the mail server has answered. */
  response?: string;
  /** `EAUTH` when the server does not take the site's password. */
  code?: string;
  /** The step that failed, such as `RCPT TO`; `CONN` is the connection and the greeting. */
  command?: string;
  /** Whether no other attempt mends it. */
  isFinal?: boolean;
}

/** Codes of nodemailer for what happens before a server has heard of the mail. */
const codes = [
  'ECONNECTION',
  'ESOCKET',
  'ETIMEDOUT',
  'EABORT',
  'EDNS',
  'ETLS',
  'EPROTOCOL',
  'EAUTH',
  'ENOAUTH',
];

/** Limits of the site's account at its provider, and its settings there, which any step may name. */
const words = [
  /\b5\.4\.5\b/,
  /SubmissionQuotaExceeded/i,
  /\b5\.7\.\d+\b.*\blimit/is,
  /\b(sending|relay|rate|daily|hourly)\b.{0,40}\b(limit|quota)\b/is,
  /\brelay(ing)?\b.*\b(denied|not permitted|not allowed|prohibited)\b/is,
];

/** Steps at which a server judges one mail. */
const stepsOfMail: readonly (string | undefined)[] = ['RCPT TO', 'DATA', undefined];

/**
 * Whether a failure concerns all mails of the site, such as a server that is away, in maintenance or
 * over the site's quota. Otherwise it concerns one mail.
 */
export function concernsSite({ isFinal, code, command, responseCode, response = '' }: SendFailure): boolean {
  if (isFinal) return false;
  if (responseCode === undefined) return codes.includes(code ?? '');
  // 421 ends the connection, 53x is about the sign-in.
  if (responseCode === 421 || (responseCode >= 530 && responseCode < 540)) return true;
  if (words.some((each) => each.test(response))) return true;
  // A size beyond the server's is reported at MAIL FROM, too.
  return responseCode !== 552 && !stepsOfMail.includes(command);
}

/** Whether no other attempt sends this mail. */
export function isRefused(failure: SendFailure): boolean {
  const { isFinal = false, code, responseCode } = failure;
  if (isFinal || concernsSite(failure)) return isFinal;
  // Without an answer: nodemailer itself finds no address, or a mail larger than the server takes.
  return responseCode === undefined ? code === 'EENVELOPE' || code === 'EMESSAGE' : responseCode >= 500;
}
