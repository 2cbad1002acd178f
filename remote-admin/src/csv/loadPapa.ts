import { loadWithRetry } from 'shared/island';

/** The CSV library arrives with its first use. */
export const loadPapa = async () => (await loadWithRetry(() => import('papaparse'))).default;
