import { readPageViews, type ServerViews } from '@vibrant-peak/engine/canary/pageViews';
import { ViewsSince } from '@vibrant-peak/engine/canary/viewsSince';
import type { Pointer } from '@vibrant-peak/engine/log/entry';
import type { Store } from '@vibrant-peak/engine/store/store';
import type { CanaryFigures } from '../http/route';

interface Counting extends Omit<CanaryFigures, 'unanswered'> {
  /** Name of the canary. */
  name: string;
  views: ViewsSince;
}

/**
 * Counts page views while a canary runs. Counters of servers began long before it, and begin again
 * with each restart: their growth counts, from one look to the next.
 * @param addresses of the metrics of all servers.
 * @returns a function that looks; it gives `null` without a canary.
 */
export function watchPageViews(
  store: Pick<Store, 'pointer'>,
  addresses: readonly string[],
): () => Promise<CanaryFigures | null> {
  let counting: Counting | undefined;
  let running: Promise<CanaryFigures | null> = Promise.resolve(null);
  const look = async () => {
    const pointer = await store.pointer();
    if (!pointer?.canary) {
      counting = undefined;
      return null;
    }
    if (counting?.name !== pointer.canary.name) counting = beginning(pointer.canary.name);
    const { servers, unanswered } = await readPageViews(addresses);
    add(counting, servers, pointer);
    const { since, canary, live } = counting;
    return { since, canary: { ...canary }, live: { ...live }, unanswered };
  };
  return () => (running = running.then(look, look));
}

const beginning = (name: string): Counting => ({
  name,
  since: new Date().toISOString(),
  canary: { views: 0, failed: 0 },
  live: { views: 0, failed: 0 },
  views: new ViewsSince(),
});

function add({ views, canary, live }: Counting, servers: readonly ServerViews[], pointer: Pointer): void {
  for (const row of views.next(servers)) {
    if (row.composition !== (row.isCanary ? pointer.canary!.composition : pointer.live)) continue;
    const count = row.isCanary ? canary : live;
    count.views += row.views;
    count.failed += row.failed;
  }
}
