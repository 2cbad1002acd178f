import { createStore } from '@vibrant-peak/shared/store';

/** After how many months the company deletes what visitors send. */
interface Terms {
  messageMonths: number;
  applicationMonths: number;
}

/** As the live server said; nothing before. */
export const terms = createStore<Terms | undefined>(() => undefined);

let asked: Promise<void> | undefined;

async function readTerms(): Promise<void> {
  const response = await fetch('/api/submissions/terms');
  if (response.ok) terms.set((await response.json()) as Terms);
  else asked = undefined;
}

/** Asks the server once. Without an answer, the next form asks again. */
export function askForTerms(): void {
  if (terms.get()) return;
  asked ??= readTerms().catch(() => void (asked = undefined));
}
