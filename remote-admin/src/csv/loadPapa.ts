import { loadWithRetry } from 'shared/loadWithRetry';

/** Loads the CSV library on first use. */
export const loadPapa = async () => (await loadWithRetry(() => import('papaparse'))).default;
