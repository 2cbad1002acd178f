import type { Person } from '@vibrant-peak/shared/host';
import { useAnswer } from '../api/useAnswer';

/** Everybody who may sign in. */
export const usePeople = () => useAnswer<{ people: Person[] }>('GET /people');
