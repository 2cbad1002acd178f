import { changesPath, staffPath } from '@vibrant-peak/shared/contract';
import { messagesPath } from '@vibrant-peak/shared/inbox';

/** What the server answers to `GET /to-do`: kinds for which the person has no right are absent. */
export interface ToDo {
  messages: number;
  applications?: number;
  drafts: number;
  failedPublications: number;
  unconfirmedPublications?: number;
  overdueInvoices?: number;
  saidPaid?: number;
  invoiceDrafts?: number;
  failedMails?: number;
}

interface Kind {
  kind: keyof ToDo;
  /** What waits, after its number. */
  one: string;
  many: string;
  icon: string;
  path: string;
  /** Something went wrong or is late. */
  isUrgent?: true;
}

/** Kinds of work, the most pressing first. */
const kinds: readonly Kind[] = [
  {
    kind: 'failedPublications',
    one: 'publication did not go live',
    many: 'publications did not go live',
    icon: 'TriangleAlert',
    path: changesPath,
    isUrgent: true,
  },
  {
    kind: 'failedMails',
    one: 'email was not sent',
    many: 'emails were not sent',
    icon: 'TriangleAlert',
    path: `${staffPath}/mail`,
    isUrgent: true,
  },
  {
    kind: 'overdueInvoices',
    one: 'overdue invoice',
    many: 'overdue invoices',
    icon: 'Receipt',
    path: `${staffPath}/invoices?state=overdue`,
    isUrgent: true,
  },
  {
    kind: 'messages',
    one: 'unread message',
    many: 'unread messages',
    icon: 'Inbox',
    path: messagesPath,
  },
  {
    kind: 'applications',
    one: 'unread application',
    many: 'unread applications',
    icon: 'Briefcase',
    path: `${messagesPath}?kind=application`,
  },
  {
    kind: 'saidPaid',
    one: 'invoice that the client says is paid',
    many: 'invoices that clients say are paid',
    icon: 'CircleCheck',
    path: `${staffPath}/invoices?isSaidPaid=true`,
  },
  {
    kind: 'unconfirmedPublications',
    one: 'publication to confirm',
    many: 'publications to confirm',
    icon: 'Clock',
    path: changesPath,
  },
  {
    kind: 'drafts',
    one: 'draft not published',
    many: 'drafts not published',
    icon: 'Pencil',
    path: changesPath,
  },
  {
    kind: 'invoiceDrafts',
    one: 'invoice draft',
    many: 'invoice drafts',
    icon: 'FileText',
    path: `${staffPath}/invoices?state=draft`,
  },
];

export interface ToDoLine {
  /** Such as `2 overdue invoices`. */
  text: string;
  icon: string;
  path: string;
  isUrgent?: true | undefined;
}

/** The lines of what waits, the most pressing first. */
export const toDoLines = (toDo: ToDo): ToDoLine[] =>
  kinds.flatMap(({ kind, one, many, icon, path, isUrgent }) => {
    const count = toDo[kind] ?? 0;
    return count > 0 ? [{ text: `${count} ${count === 1 ? one : many}`, icon, path, isUrgent }] : [];
  });
