import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Figure } from '@vibrant-peak/engine/serve/metrics';
import type { Reading } from '../database/tables';
import { invoicesWithoutPdf } from '../invoices/pdf/storePdf';

interface Watched {
  tables: Reading;
  /** Folders of the database and the store on the disks of this machine. */
  folders: readonly string[];
  /** Folder of the backups, where one is named. */
  backups: string | undefined;
  /** Whether the site has a mail server: without one, mails wait forever. */
  sendsMail: boolean;
}

/** Figures of the live profile for `/metrics`, each looked up when it is asked for. */
export const figuresOf = ({ tables, folders, backups, sendsMail }: Watched): Figure[] => [
  ...(folders.length > 0
    ? [
        {
          name: 'site_disk_free_ratio',
          help: 'Free share of the fullest disk with the database or the store, from 0 to 1',
          value: () => freeShare(folders),
        },
      ]
    : []),
  ...(backups
    ? [
        {
          name: 'site_backup_age_seconds',
          help: 'Time since the end of the newest backup, +Inf without one',
          value: () => backupAge(backups),
        },
      ]
    : []),
  ...(sendsMail
    ? [
        {
          name: 'site_mail_waiting_seconds',
          help: 'Time for which the oldest mail or webhook message waits, 0 without one',
          value: () => longestWait(tables),
        },
      ]
    : []),
  {
    name: 'site_publication_failed',
    help: '1 after a failed publication, 0 after the next one that succeeds',
    value: async () => Number((await failedPublication(tables)) !== undefined),
  },
  {
    name: 'site_invoices_without_pdf',
    help: 'Issued invoices that have no PDF yet',
    value: async () => (await invoicesWithoutPdf(tables)).length,
  },
];

async function freeShare(folders: readonly string[]): Promise<number> {
  const disks = await Promise.all(folders.map((folder) => statfs(folder)));
  return Math.min(...disks.map(({ bavail, blocks }) => bavail / blocks));
}

/** Names of backups. An encrypted one has an ending of its own, such as `.tar.age`. */
const finished = /\.tar(\.(?!incomplete$)\w+)?$/;

async function backupAge(folder: string): Promise<number> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => finished.test(name));
  const times = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mtimeMs));
  return (Date.now() - Math.max(...times)) / 1000;
}

async function longestWait(tables: Reading): Promise<number> {
  const oldest = await tables
    .selectFrom('outbox')
    .where('state', '=', 'waiting')
    .select(({ fn }) => fn.coalesce('retried_at', 'created_at').as('since'))
    .orderBy('since')
    .limit(1)
    .executeTakeFirst();
  return oldest ? (Date.now() - Date.parse(oldest.since)) / 1000 : 0;
}

/** The last publication, when it failed. */
export async function failedPublication(
  tables: Reading,
): Promise<{ at: string; problem: string | null } | undefined> {
  const last = await tables
    .selectFrom('publications')
    .where('state', 'in', ['live', 'replaced', 'failed'])
    .orderBy('at', 'desc')
    .select(['state', 'at', 'problem'])
    .limit(1)
    .executeTakeFirst();
  return last?.state === 'failed' ? last : undefined;
}
