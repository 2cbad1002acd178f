import type { StoringTerms } from '@vibrant-peak/shared/storedText';
import { createStore } from '@vibrant-peak/shared/store';

/** As the live server said; nothing before. */
export const terms = createStore<StoringTerms | undefined>(() => undefined);

let isAsking = false;

async function readTerms(): Promise<void> {
  const response = await fetch('/api/submissions/terms');
  if (response.ok) terms.set((await response.json()) as StoringTerms);
}

/** Asks the server, unless it has answered. Without an answer, the next form asks again. */
export function askForTerms(): void {
  if (terms.get() || isAsking) return;
  isAsking = true;
  void readTerms()
    .catch(() => undefined)
    .finally(() => void (isAsking = false));
}
