import type { Saved } from '@vibrant-peak/shared/host';

/**
 * Runs an operation and continues with its result, synchronously if it is no promise.
 * @param failed gets the reason in plain words, and the error.
 */
export function settle<T>(
  operation: () => Saved<T>,
  done: (result: T) => void,
  failed: (reason: string, error: Error) => void,
): void {
  const fail = (thrown: unknown) => {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    failed(error.message, error);
  };
  let saved: Saved<T>;
  try {
    saved = operation();
  } catch (error) {
    return fail(error);
  }
  if (saved instanceof Promise) void saved.then(done, fail);
  else done(saved);
}
