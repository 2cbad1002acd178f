import { loadWithRetry } from 'shared/loadWithRetry';

/** The CSV library arrives with its first use. */
export const loadPapa = async () => (await loadWithRetry(() => import('papaparse'))).default;
