import { reasonOf, viewsOf, type ReadPageViews, type Sample } from './pageViews';

const TIMEOUT = 10_000;

/** The raw counters of each server: sums over servers would hide that one began again. */
const NAMES = ['up', 'process_start_time_seconds', 'site_page_views_total', 'site_failed_page_views_total'];
const QUERY = `{__name__=~"${NAMES.join('|')}",job="vibrant-peak"}`;

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
    const all = samplesByServer(data.result);
    if (all.size === 0) throw new Error('it watches no server as the job vibrant-peak');
    return serversOf(all);
  } catch (error) {
    return { servers: [], unanswered: [{ address, reason: reasonOf(error as Error) }] };
  }
}

function samplesByServer(result: NonNullable<Answer['data']>['result']): Map<string, Sample[]> {
  const servers = new Map<string, Sample[]>();
  for (const { metric, value } of result) {
    const { __name__: name = '', instance = '', ...labels } = metric;
    const samples = servers.get(instance) ?? [];
    samples.push({ name, labels, value: Number(value[1]) });
    servers.set(instance, samples);
  }
  return servers;
}

function serversOf(all: Map<string, Sample[]>): ReadPageViews {
  const read: ReadPageViews = { servers: [], unanswered: [] };
  for (const [address, samples] of all) {
    const valueOf = (name: string) => samples.find((sample) => sample.name === name)?.value;
    const started = valueOf('process_start_time_seconds') ?? 0;
    if (valueOf('up') === 0) read.unanswered.push({ address, reason: 'Prometheus does not reach it' });
    else read.servers.push({ address, started, views: viewsOf(samples) });
  }
  return read;
}
