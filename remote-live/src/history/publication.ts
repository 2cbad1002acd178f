import type { RecordChange } from '../changes/change';

/** What went live, or was to. */
export interface Publication {
  id: string;
  state: 'composing' | 'live' | 'replaced' | 'failed';
  problem: string | null;
  records: Pick<RecordChange, 'collection' | 'id' | 'name' | 'change'>[];
  note: string;
  by: string;
  /** ISO time. */
  at: string;
}

export const stateTexts: Record<Publication['state'], string> = {
  composing: 'Under way',
  live: 'On the site',
  replaced: 'Earlier',
  failed: 'Failed',
};
