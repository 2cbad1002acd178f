import type { Figure } from '@vibrant-peak/engine/serve/metrics';
import type { Reading } from '../database/tables';
import type { HealthSources } from '../http/route';
import { invoicesWithoutPdf } from '../invoices/pdf/storePdf';
import { mailServerState } from '../mail/mailServer';
import { mailboxFault } from '../mailbox/mailboxFaults';
import { failedPublication } from './figures';

/** What is watched, in the order of the page. */
export const subjects = [
  'database',
  'disk',
  'backup',
  'mails',
  'mailbox',
  'publication',
  'schedule',
  'printing',
  'fonts',
  'certificate',
] as const;

export type Subject = (typeof subjects)[number];

/** `unwatched`: the server is not set up for it. `unknown`: it could not be found out now. */
export const states = ['fails', 'unknown', 'works', 'unwatched'] as const;

export interface Watched extends HealthSources {
  tables: Reading;
  /** Address of the mailbox that is read, where there is one. */
  mailbox: string | undefined;
}

/** From here on a line fails. The alert rules in `deploy/prometheus` have the same limits. */
export const limits = {
  /** Free share of the disk. */
  disk: 0.1,
  /** Ages in seconds. */
  backup: 36 * 3600,
  mail: 15 * 60,
  pdf: 15 * 60,
};

/** What a look at a subject found. */
export interface Found {
  state: (typeof states)[number];
  /** ISO time: of the last success where the subject has one, else since when it fails. */
  since?: string | null;
  /** Free share of the disk from 0 to 1, or number of invoices without a PDF. */
  amount?: number | null;
  /** Why it fails, in plain words. */
  reason?: string | null;
}

/** One look at each subject. It rejects when it cannot find out. */
export const looks: Record<Subject, (watched: Watched) => Promise<Found>> = {
  database: async ({ database }) => ({ state: database() === 'away' ? 'fails' : 'works' }),
  disk: async ({ database, figures }) => {
    const amount = await valueOf(figures, 'site_disk_free_ratio');
    const isFull = database() === 'full';
    if (isFull)
      return { state: 'fails', amount: amount ?? null, reason: 'Nothing can be saved or published.' };
    if (amount === undefined) return { state: 'unwatched' };
    return { state: amount < limits.disk ? 'fails' : 'works', amount };
  },
  backup: async ({ figures }) => {
    const age = await valueOf(figures, 'site_backup_age_seconds');
    if (age === undefined) return { state: 'unwatched' };
    return { state: age > limits.backup ? 'fails' : 'works', since: timeAt(age) };
  },
  mails: async ({ figures, tables }) => {
    const age = await valueOf(figures, 'site_mail_waiting_seconds');
    if (age === undefined) return { state: 'unwatched' };
    if (age <= limits.mail) return { state: 'works' };
    return { state: 'fails', since: timeAt(age), reason: (await mailServerState(tables)).problem };
  },
  mailbox: async ({ mailbox, tables }) => {
    if (mailbox === undefined) return { state: 'unwatched' };
    const fault = await mailboxFault(tables);
    return fault ? { state: 'fails', since: fault.since, reason: fault.problem } : { state: 'works' };
  },
  publication: async ({ tables }) => {
    const failed = await failedPublication(tables);
    return failed ? { state: 'fails', since: failed.at, reason: failed.problem } : { state: 'works' };
  },
  schedule: async ({ tables }) => {
    const failed = await failedSchedule(tables);
    return failed ? { state: 'fails', since: failed.due, reason: failed.problem } : { state: 'works' };
  },
  printing: async ({ prints, printerFault, tables }) => {
    if (!prints) return { state: 'unwatched' };
    const reason = printerFault() ?? null;
    const late = timeAt(limits.pdf)!;
    const waiting = (await invoicesWithoutPdf(tables)).flatMap(({ issuedAt }) =>
      issuedAt !== null && issuedAt < late ? [issuedAt] : [],
    );
    if (reason === null && waiting.length === 0) return { state: 'works' };
    return { state: 'fails', since: waiting.sort()[0] ?? null, amount: waiting.length, reason };
  },
  fonts: async ({ prints, tables }) => {
    const missing = prints && (await missingInLastPdf(tables));
    if (!missing) return { state: 'unwatched' };
    if (missing.files.length === 0) return { state: 'works' };
    return { state: 'fails', since: missing.at, reason: missing.files.join(', ') };
  },
  // It is that of the proxy in front, and nobody outside is asked.
  certificate: async () => ({ state: 'unwatched' }),
};

/** `undefined` without such a figure. @throws when it cannot be looked up. */
async function valueOf(figures: readonly Figure[], name: string): Promise<number | undefined> {
  const value = await figures.find((figure) => figure.name === name)?.value();
  if (Number.isNaN(value)) throw new Error(`${name} is not known.`);
  return value;
}

/** The time at which something began that has this age in seconds; `null` when it never did. */
const timeAt = (age: number) =>
  Number.isFinite(age) ? new Date(Date.now() - age * 1000).toISOString() : null;

/** The first scheduled publication that failed and that nobody has withdrawn. */
const failedSchedule = (tables: Reading) =>
  tables
    .selectFrom('publications')
    .where('state', '=', 'failed')
    .where('due_at', 'is not', null)
    .orderBy('due_at')
    .select(['due_at as due', 'problem'])
    .limit(1)
    .executeTakeFirst();

/** What the PDF of the newest invoice named and did not get, as the log says; `undefined` without one. */
async function missingInLastPdf(tables: Reading): Promise<{ at: string; files: string[] } | undefined> {
  const last = await tables
    .selectFrom('invoice_pdfs')
    .orderBy('invoice', 'desc')
    .select('invoice')
    .limit(1)
    .executeTakeFirst();
  const line =
    last &&
    (await tables
      .selectFrom('log')
      .where('action', '=', 'kept a PDF')
      .where('subject', '=', `invoices/${last.invoice}`)
      .orderBy('id', 'desc')
      .select(['at', 'details'])
      .limit(1)
      .executeTakeFirst());
  if (!line) return undefined;
  const { missing = [] } = JSON.parse(line.details) as { missing?: string[] };
  return { at: line.at, files: missing };
}
