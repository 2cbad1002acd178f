/** Where conversations are listed. */
export const places = [
  ['open', 'Open'],
  ['waiting', 'Waiting'],
  ['answered', 'Answered'],
  ['archived', 'Done'],
  ['spam', 'Spam'],
  ['mentions', 'Mentions'],
  ['bin', 'Bin'],
  ['all', 'All'],
] as const;

export type InboxPlace = (typeof places)[number][0];
export type ConversationState = Exclude<InboxPlace, 'bin' | 'mentions' | 'all'>;

/** The name of a state. */
export const stateText = (state: ConversationState) => places.find(([value]) => value === state)![1];

export const kinds = [
  ['', 'Kind: all'],
  ['contact', 'Messages'],
  ['application', 'Applications'],
] as const;

/** How far an application is. */
export const stages = [
  ['new', 'New'],
  ['talking', 'Talking'],
  ['offer', 'Offer'],
  ['hired', 'Hired'],
  ['no', 'Declined'],
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
  /** A colleague began it, by a mail. */
  isOurs?: boolean;
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

export interface NamedAddress {
  /** May be empty. */
  name: string;
  address: string;
}

export interface Message {
  id: number;
  kind: 'received' | 'sent' | 'note' | 'automatic' | 'bounce';
  author: string;
  text: string;
  at: string;
  attachments: Attachment[];
  /** Of mails: who wrote it, where answers go, and who got it. */
  addresses: { from?: NamedAddress; replyTo?: NamedAddress; to: NamedAddress[]; cc: NamedAddress[] } | null;
  /** A returned mail was sent, and somebody reports that it came back. */
  delivery: 'waiting' | 'sent' | 'failed' | 'returned' | null;
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
  /** The recipients of a reply: `to`, which is `null` where nobody can be answered, and `others` by choice. */
  recipients: { to: NamedAddress | null; others: NamedAddress[] };
  /** What the user has not sent yet. */
  unsent: { reply: string; note: string; files: Pick<Attachment, 'id' | 'name' | 'size'>[] };
  /** Names of others who write a reply. */
  writing: string[];
  /** Names that a note may mention. */
  colleagues: string[];
}
