import type { Pointer } from '../../log/entry';

/** An ISO time as people read it, in UTC: `2026-11-24 15:22`. */
export const shortTime = (iso: string) => iso.slice(0, 16).replace('T', ' ');

/** What was changed, by whom and when. */
export const changeText = ({ reason, by, at }: Partial<Pick<Pointer, 'reason' | 'by' | 'at'>>): string =>
  [reason, by && `by ${by}`, at && shortTime(at)].filter(Boolean).join(', ');
