import { useEffect } from 'react';
import { afterFirstMove, createOnDemand } from 'shared/island';

/** Lists open without the code of forms. */
export const LazyEntityForm = createOnDemand(async () => (await import('./EntityForm')).EntityForm);

/** Fetches it at the first move of whoever looks at a list: when they press a button, it opens at once. */
export function useFormAfterFirstMove(): void {
  useEffect(() => {
    const ending = new AbortController();
    afterFirstMove(LazyEntityForm.prefetch, ending.signal);
    return () => ending.abort();
  }, []);
}
