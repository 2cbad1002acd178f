import type { RecordChange } from '../changes/change';

/** What went live, or was to. */
export interface Publication {
  id: string;
  state: 'waiting' | 'unconfirmed' | 'withdrawn' | 'composing' | 'live' | 'replaced' | 'failed';
  problem: string | null;
  /** What the server that composes it is doing; other servers do not know. */
  step: 'storing' | 'composing' | 'testing' | 'going live' | null;
  records: Pick<RecordChange, 'collection' | 'id' | 'title' | 'change'>[];
  note: string;
  by: string;
  /** ISO time. */
  at: string;
  /** ISO time at which it begins, where it does not begin at once. */
  dueAt: string | null;
}

export const stateTexts: Record<Publication['state'], string> = {
  waiting: 'Waiting',
  unconfirmed: 'Waits for a publisher',
  withdrawn: 'Withdrawn',
  composing: 'Under way',
  live: 'On the site',
  replaced: 'Earlier',
  failed: 'Failed',
};
