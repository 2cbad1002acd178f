import type { Pointer } from '../../log/entry';
import { shortTime } from './shortTime';

/** A change of the live site as people read it: what, by whom and when. */
export const changeText = ({ reason, by, at }: Partial<Pick<Pointer, 'reason' | 'by' | 'at'>>): string =>
  [reason, by && `by ${by}`, at && shortTime(at)].filter(Boolean).join(', ');
