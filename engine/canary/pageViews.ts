const TIMEOUT = 5000;

/** Page views of one composition and page since the servers started. */
export interface PageViews {
  composition: number;
  /** Whether visitors had it as the canary. */
  isCanary: boolean;
  /** Pattern of the page's path, such as `/projects/:slug`. */
  page: string;
  views: number;
  /** Views with an uncaught error, a failed load or a failed hydration. */
  failed: number;
}

/** What one server has counted. */
export interface ServerViews {
  /** Address of its metrics. */
  address: string;
  /** Start of its process in seconds since 1970: a server that restarts counts from zero. */
  started: number;
  views: PageViews[];
}

export interface ReadPageViews {
  servers: ServerViews[];
  unanswered: { address: string; reason: string }[];
}

/** Reads the counters of page views of all servers; their order is that of the addresses. */
export async function readPageViews(addresses: readonly string[]): Promise<ReadPageViews> {
  const unanswered: ReadPageViews['unanswered'] = [];
  const servers = await Promise.all(
    addresses.map((address) =>
      readServer(address).catch((error: Error) => {
        unanswered.push({ address, reason: reasonOf(error) });
        return [];
      }),
    ),
  );
  return { servers: servers.flat(), unanswered };
}

/** One sum for each composition and page, as the canary or not. */
export function sumOf(servers: readonly Pick<ServerViews, 'views'>[]): PageViews[] {
  const sums = new Map<string, PageViews>();
  for (const each of servers.flatMap((server) => server.views)) {
    const { views, failed } = sums.get(keyOf(each)) ?? { views: 0, failed: 0 };
    sums.set(keyOf(each), { ...each, views: views + each.views, failed: failed + each.failed });
  }
  return Array.from(sums.values());
}

/** What a counter counts, as a text. */
export const keyOf = ({ composition, isCanary, page }: PageViews) => `${composition} ${isCanary} ${page}`;

/** A value of a counter, as Prometheus has it. */
export interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** Page views of the counters among some samples. */
export function viewsOf(samples: readonly Sample[]): PageViews[] {
  const views = samples.flatMap(({ name, labels: { composition, canary, page = '' }, value }) => {
    const counted = {
      site_page_views_total: { views: value, failed: 0 },
      site_failed_page_views_total: { views: 0, failed: value },
    }[name];
    return counted ? { composition: Number(composition), isCanary: canary === 'yes', page, ...counted } : [];
  });
  // Previews and requests without a composition have words in the place of its number.
  return sumOf([{ views: views.filter(({ composition }) => Number.isInteger(composition)) }]);
}

async function readServer(address: string): Promise<ServerViews> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const text = await response.text();
  const started = /^process_start_time_seconds (\S+)$/m.exec(text)?.[1];
  if (started === undefined) throw new Error('not the metrics of a server of this site');
  const samples = Array.from(
    text.matchAll(/^(site_(?:failed_)?page_views_total)\{(.*)\} (\S+)$/gm),
    ([, name = '', labels = '', value]) => ({ name, labels: labelsIn(labels), value: Number(value) }),
  );
  return { address, started: Number(started), views: viewsOf(samples) };
}

/** Labels in the text format of Prometheus, which escapes backslashes, quotes and line feeds. */
const labelsIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(text.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g), ([, name, value = '']) => [
      name,
      value.replace(/\\(.)/g, (_, escaped: string) => (escaped === 'n' ? '\n' : escaped)),
    ]),
  );

/** Why a request failed: a failed connection has its reason as the cause. */
export function reasonOf({ message, cause }: Error): string {
  return cause && typeof cause === 'object' && 'message' in cause ? String(cause.message) : message;
}
