import { loadWithRetry } from '@vibrant-peak/shared/loadWithRetry';

/** Loads the CSV library on first use. */
export const loadPapa = async () => (await loadWithRetry(() => import('papaparse'))).default;
