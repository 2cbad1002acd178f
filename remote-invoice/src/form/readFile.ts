import { largestFile } from '@vibrant-peak/shared/largestFile';
import { loadWithRetry } from '@vibrant-peak/shared/loadWithRetry';
import type { OpenedFile } from '../draft/readInvoice';

/** The code that validates files loads when one is opened. */
const loadReader = () => loadWithRetry(async () => (await import('../draft/readInvoice')).readInvoice);

export const prefetchReader = () => void loadReader().catch(() => undefined);

/** Reads a file that the generator has saved. */
export async function readFile(file: File): Promise<OpenedFile> {
  if (file.size > largestFile) return { problem: 'The file is too large for an invoice.' };
  const read = await loadReader().catch(() => undefined);
  if (!read)
    return {
      problem: 'The code for opening files did not load. The connection may be weak; please try again.',
    };
  const text = await file.text().catch(() => undefined);
  return text === undefined ? { problem: 'The file could not be read.' } : read(text);
}
