import { changesPath, staffPath } from '@vibrant-peak/shared/contract';

export type Subject =
  | 'database'
  | 'disk'
  | 'backup'
  | 'mails'
  | 'mailbox'
  | 'publication'
  | 'schedule'
  | 'printing'
  | 'fonts'
  | 'certificate';

/** A line of what the server answers to `GET /health`. */
export interface HealthLine {
  subject: Subject;
  /** `unwatched`: the server is not set up for it. `unknown`: it could not be found out now. */
  state: 'fails' | 'unknown' | 'works' | 'unwatched';
  /** ISO time: of the last success where the subject has one, else since when it fails. */
  since: string | null;
  /** Free share of the disk from 0 to 1, or number of invoices without a PDF. */
  amount: number | null;
  /** Why it fails. */
  reason: string | null;
}

export interface WayOut {
  /** A sentence. */
  text: string;
  /** The page that mends it. */
  page?: { label: string; path: string };
  /** The document of the repository that says how. */
  document?: string;
}

interface SubjectTexts {
  title: string;
  works?: (line: HealthLine) => string;
  fails?: (line: HealthLine) => string;
  unwatched?: string;
  wayOut?: WayOut;
  /** How to have it watched. */
  setUp?: WayOut;
  /** Stands before the time. */
  since?: string;
}

const percent = ({ amount }: HealthLine) => `${Math.floor((amount ?? 0) * 100)}%`;

/** What the page says of each subject. */
export const healthTexts: Record<Subject, SubjectTexts> = {
  database: {
    title: 'Database',
    works: () => 'The database takes changes.',
    fails: () => 'The database does not answer. Nothing can be saved.',
    wayOut: {
      text: 'An administrator brings the database back.',
      document: 'docs/how-to/recover-live.md',
    },
  },
  disk: {
    title: 'Disk',
    works: (line) => `${percent(line)} of the disk is free.`,
    fails: (line) =>
      line.amount === null ? 'The disk is full.' : `Only ${percent(line)} of the disk is free.`,
    unwatched: 'Database and store are on other machines, whose disks this server does not see.',
    wayOut: {
      text: 'An administrator makes room: npx vibrant-peak gc removes old releases.',
      document: 'docs/how-to/troubleshooting.md',
    },
    setUp: { text: 'Watch the disks of those machines.' },
  },
  backup: {
    title: 'Backup',
    works: () => 'There is a backup. It was read back and checked when it was made.',
    fails: ({ since }) => (since === null ? 'There is no backup.' : 'The last backup is too old.'),
    unwatched: 'The server does not know where the backups are.',
    wayOut: {
      text: 'An administrator reads the log of the backup, or makes one now.',
      document: 'docs/how-to/back-up.md',
    },
    setUp: {
      text: 'An administrator names their folder in BACKUPS.',
      document: 'docs/how-to/back-up.md',
    },
    since: 'Last backup and check:',
  },
  mails: {
    title: 'Mail',
    works: () => 'No mail or webhook message has waited for more than 15 minutes.',
    fails: () => 'Mails or webhook messages have waited for more than 15 minutes.',
    unwatched: 'The site has no mail server. Mails wait.',
    wayOut: {
      text: 'The page Mail lists what waits, and why.',
      page: { label: 'Open Mail', path: `${staffPath}/mail` },
    },
    setUp: {
      text: 'An administrator names a mail server in MAIL_URL.',
      document: 'docs/how-to/send-mail.md',
    },
  },
  mailbox: {
    title: 'Mailbox',
    works: () => 'New mails are read.',
    fails: () => 'New mails are not read.',
    unwatched: 'The site reads no mailbox. Answers by mail do not come to Messages.',
    wayOut: {
      text: 'An administrator mends the mailbox or the password in MAIL_INBOX.',
      page: { label: 'Open Mail', path: `${staffPath}/mail` },
    },
    setUp: {
      text: 'An administrator names a mailbox in MAIL_INBOX.',
      document: 'docs/how-to/send-mail.md',
    },
  },
  publication: {
    title: 'Publication',
    works: () => 'The last publication did not fail.',
    fails: () => 'The last publication failed.',
    wayOut: {
      text: 'History names the records. Mend them, then publish again.',
      page: { label: 'Open History', path: `${staffPath}/history` },
    },
  },
  schedule: {
    title: 'Schedule',
    works: () => 'Every scheduled publication went live at its time.',
    fails: () => 'A scheduled publication did not go live.',
    wayOut: {
      text: 'Publish its records now, then press “Dismiss” under Changes.',
      page: { label: 'Open Changes', path: changesPath },
    },
  },
  printing: {
    title: 'PDFs of invoices',
    works: () => 'Chromium starts, and no invoice has waited long for its PDF.',
    fails: ({ amount }) => {
      if (!amount) return 'No PDFs are made.';
      return amount === 1 ? 'An invoice has no PDF.' : `${amount} invoices have no PDF.`;
    },
    unwatched: 'The site makes no PDFs, as CHROMIUM=none says.',
    wayOut: {
      text: 'An administrator installs a Chromium and restarts the server. Its log says more.',
      document: 'docs/how-to/first-server.md',
    },
    setUp: {
      text: 'An administrator removes CHROMIUM=none for PDFs.',
      document: 'docs/reference/variables.md',
    },
  },
  fonts: {
    title: 'Fonts of PDFs',
    works: () => 'The PDF of the newest invoice has its fonts and pictures.',
    fails: () => 'The PDF of the newest invoice lacks fonts or pictures.',
    unwatched: 'There is no PDF of an invoice to look at.',
    wayOut: {
      text: 'A missing logo is uploaded again. An administrator looks for missing fonts of the site.',
      page: { label: 'Open Invoice settings', path: `${staffPath}/invoice-settings` },
    },
  },
  certificate: {
    title: 'Certificate',
    unwatched: 'The proxy in front of this server has it. The server does not know when it ends.',
    setUp: {
      text: 'Where Prometheus watches the site, its alert CertificateEnds warns in time.',
      document: 'docs/reference/metrics.md',
    },
  },
};
