import { readPageViews, type PageViews, type ReadPageViews } from '@vibrant-peak/engine/canary/pageViews';
import type { Pointer } from '@vibrant-peak/engine/log/entry';
import type { Store } from '@vibrant-peak/engine/store/store';
import type { CanaryFigures } from '../http/route';

interface Counting extends Omit<CanaryFigures, 'unanswered'> {
  /** Name of the canary. */
  name: string;
  /** What the servers said last, by address. */
  servers: Map<string, Server>;
}

type Server = ReadPageViews['servers'][number];

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
    for (const server of servers) add(counting, server, pointer);
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
  servers: new Map(),
});

function add(counting: Counting, server: Server, { live, canary }: Pointer): void {
  const before = counting.servers.get(server.address);
  counting.servers.set(server.address, server);
  // The first look at a server tells where its counters stand.
  if (!before) return;
  const counted = before.started === server.started ? before.views : [];
  for (const row of server.views) {
    if (row.composition !== (row.isCanary ? canary!.composition : live)) continue;
    const was = counted.find((each) => isSameRow(each, row));
    const count = row.isCanary ? counting.canary : counting.live;
    count.views += row.views - (was?.views ?? 0);
    count.failed += row.failed - (was?.failed ?? 0);
  }
}

const isSameRow = (one: PageViews, other: PageViews) =>
  one.composition === other.composition && one.isCanary === other.isCanary && one.page === other.page;
