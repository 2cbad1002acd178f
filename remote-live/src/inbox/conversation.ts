/** Where conversations are listed. */
export const places = [
  ['open', 'Open'],
  ['waiting', 'Waiting'],
  ['answered', 'Answered'],
  ['archived', 'Archived'],
  ['spam', 'Spam'],
  ['mentions', 'Mentions'],
  ['bin', 'Bin'],
] as const;

export type InboxPlace = (typeof places)[number][0];
export type ConversationState = Exclude<InboxPlace, 'bin' | 'mentions'>;

export const kinds = [
  ['', 'All'],
  ['contact', 'Messages'],
  ['application', 'Applications'],
] as const;

/** How far an application is. */
export const stages = [
  ['new', 'New'],
  ['talking', 'Talking'],
  ['offer', 'Offer'],
  ['hired', 'Hired'],
  ['no', 'No'],
] as const;

/** A conversation in the list. */
export interface Listed {
  id: number;
  kind: 'contact' | 'application';
  name: string;
  email: string;
  subject: string;
  state: ConversationState;
  stage: (typeof stages)[number][0] | null;
  /** Why it looks like spam. */
  spamReason: string | null;
  /** The colleague who answers it. */
  takenBy: string | null;
  takenByName: string | null;
  createdAt: string;
  updatedAt: string;
  /** By the user. */
  isRead: boolean;
}

/** Names a conversation. After a restore another one may have its number. */
export type ConversationKey = Pick<Listed, 'id' | 'createdAt'>;

/** With these headers nothing is written to another conversation of the number. */
export const headersFor = ({ createdAt }: ConversationKey) => ({ 'Conversation-Created-At': createdAt });

export interface Attachment {
  id: number;
  name: string;
  /** In bytes. */
  size: number;
  /** Why nobody may open it. */
  refused: string | null;
  /** Whether the virus scanner has not looked at it yet. */
  awaitsScan: boolean;
}

export interface Message {
  id: number;
  kind: 'received' | 'sent' | 'note' | 'automatic' | 'bounce';
  author: string;
  text: string;
  at: string;
  attachments: Attachment[];
  delivery: 'waiting' | 'sent' | 'failed' | null;
  deliveryProblem: string | null;
}

/** A conversation with all that belongs to it. */
export interface Conversation extends Omit<Listed, 'isRead'> {
  phone: string;
  /** When it was moved to the bin. */
  deletedAt: string | null;
  /** Names. */
  readBy: string[];
  messages: Message[];
  /** What the user has not sent yet. */
  unsent: { reply: string; note: string; files: Pick<Attachment, 'id' | 'name' | 'size'>[] };
  /** Names of others who write a reply. */
  writing: string[];
  /** Names that a note may mention. */
  colleagues: string[];
  /** Other conversations of the same person, the newest first. */
  earlier: { id: number; subject: string; createdAt: string }[];
}
