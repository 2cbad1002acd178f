/**
 * Does the work for all items, eight at a time unless `width` says otherwise, begun in their order. A failure begins no more,
 * and is thrown after the running ones have ended.
 */
export async function inParallel<T>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<unknown>,
  width = 8,
): Promise<void> {
  // All workers take from one source; the one that fails closes it.
  const source = each(items);
  const worker = async () => {
    for await (const item of source) await work(item);
  };
  const results = await Promise.allSettled(Array.from({ length: width }, worker));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

async function* each<T>(items: Iterable<T> | AsyncIterable<T>): AsyncGenerator<T> {
  yield* items;
}
