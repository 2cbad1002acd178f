import { useAnswer } from '../api/useAnswer';
import type { Publication } from './publication';

/** Scheduled publications of people who might not publish any more when their time came. */
export const useHeldBack = () =>
  useAnswer<{ publications: Publication[] }>('GET /publications?state=unconfirmed');
