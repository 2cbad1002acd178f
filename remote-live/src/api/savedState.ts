import type { useValidatedForm } from '@vibrant-peak/shared/forms';

/**
 * Records what a form has as it is sent.
 * @returns a function that makes it the saved state. What was typed since stays, as unsaved changes.
 */
export function savedStateOf<T extends object>({ getValues, reset }: ReturnType<typeof useValidatedForm<T>>) {
  const sent = structuredClone(getValues());
  return () => reset(sent, { keepValues: true });
}
