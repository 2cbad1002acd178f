import { reasonOf, viewsOf, type ReadPageViews, type Sample } from './pageViews';

const TIMEOUT = 10_000;

/** The raw counters of each server: sums over servers would hide that one began again. */
const QUERY =
  '{__name__=~"site_page_views_total|site_failed_page_views_total|process_start_time_seconds",job="vibrant-peak"}';

/** An answer of https://prometheus.io/docs/prometheus/latest/querying/api/#instant-queries. */
interface Answer {
  status: 'success' | 'error';
  error?: string;
  data?: { result: { metric: Record<string, string>; value: [time: number, value: string] }[] };
}

/**
 * Reads the counters of page views of all servers from a Prometheus that scrapes them as the job
 * `vibrant-peak`.
 */
export async function readPrometheus(address: string): Promise<ReadPageViews> {
  try {
    const url = `${address.replace(/\/$/, '')}/api/v1/query?${new URLSearchParams({ query: QUERY })}`;
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) });
    const { error, data } = (await response.json()) as Answer;
    if (!data) throw new Error(error ?? `status ${response.status}`);
    return { servers: serversOf(data.result), unanswered: [] };
  } catch (error) {
    return { servers: [], unanswered: [{ address, reason: reasonOf(error as Error) }] };
  }
}

function serversOf(result: NonNullable<Answer['data']>['result']): ReadPageViews['servers'] {
  const servers = new Map<string, Sample[]>();
  for (const { metric, value } of result) {
    const { __name__: name = '', instance = '', ...labels } = metric;
    const samples = servers.get(instance) ?? [];
    samples.push({ name, labels, value: Number(value[1]) });
    servers.set(instance, samples);
  }
  return Array.from(servers, ([address, samples]) => ({
    address,
    started: samples.find(({ name }) => name === 'process_start_time_seconds')?.value ?? 0,
    views: viewsOf(samples),
  }));
}
