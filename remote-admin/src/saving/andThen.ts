import type { Saved } from '@vibrant-peak/shared/host';

/** Continues with a result, synchronously if it is no promise. A failure passes on. */
export const andThen = <A, B>(saved: Saved<A>, next: (result: A) => Saved<B>): Saved<B> =>
  saved instanceof Promise ? saved.then(next) : next(saved);
