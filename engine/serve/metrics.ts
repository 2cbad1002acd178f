import { createServer } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { FinishedRequest } from './createSiteServer';
import type { Follower } from './follower';
import type { DatabaseState } from './health';
import { createPageMeters } from './reports/pageMeters';
import type { PageReport } from './reports/pageReport';

/** Maximum number of compositions as labels; one more resets the counters, like a restart. */
const MAX_COMPOSITIONS = 50;

type Followed = Pick<Follower, 'changes' | 'age'>;

/** A gauge of the live profile. */
export interface Figure {
  name: string;
  help: string;
  /** Asked at each look at the metrics. `NaN` is shown when it fails. */
  value: () => Promise<number>;
}

interface LiveStates {
  database?: () => DatabaseState;
  mailbox?: () => boolean;
  figures?: readonly Figure[];
}

/**
 * Counts requests by composition, canary and status, and reports how the store is followed.
 * @param live states of the database and the mailbox, of a server that has them.
 */
export function createMetrics(followed: Followed, live: LiveStates = {}) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const { requests, durations, aborted } = meters(registers);
  const pages = createPageMeters(registers);
  addGauges(registers, followed, live);
  const seen = new Set<string>();
  const distinguish = (composition: string) => {
    if (seen.size === MAX_COMPOSITIONS && !seen.has(composition)) {
      seen.clear();
      requests.reset();
      durations.reset();
      pages.reset();
    }
    seen.add(composition);
  };

  return {
    onFinished: ({ composition, isPreview, isCanary, status, milliseconds, isAborted }: FinishedRequest) => {
      const shown = isPreview ? 'preview' : String(composition ?? 'none');
      distinguish(shown);
      const labels = {
        composition: shown,
        canary: isCanary ? 'yes' : 'no',
        status: String(status),
      };
      requests.inc(labels);
      durations.observe(labels, milliseconds / 1000);
      if (isAborted) aborted.inc();
    },
    /** Counts a view of a page, as its report describes it. */
    onReport: (report: PageReport) => {
      distinguish(String(report.composition));
      pages.add(report);
    },
    /** Answers `/metrics` in Prometheus' format. */
    server: createServer((request, response) => {
      if (request.url !== '/metrics') return void response.writeHead(404).end();
      registry.metrics().then(
        (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
    }),
  };
}

function meters(registers: Registry[]) {
  const labelNames = ['composition', 'canary', 'status'] as const;
  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Requests that were answered',
    labelNames,
    registers,
  });
  const durations = new Histogram({
    name: 'site_request_duration_seconds',
    help: 'Time from the request until its answer had left',
    labelNames,
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10],
    registers,
  });
  const aborted = new Counter({
    name: 'site_requests_aborted_total',
    help: 'Clients that left before the end',
    registers,
  });
  return { requests, durations, aborted };
}

function addGauges(
  registers: Registry[],
  followed: Followed,
  { database, mailbox, figures = [] }: LiveStates,
): void {
  const gauge = (name: string, help: string, value: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await value());
      },
    });
  gauge('site_changes_seen', 'Changes of what is live, seen since the start', () => followed.changes);
  gauge(
    'site_store_look_age_seconds',
    'Time since the last look at the store that succeeded',
    () => followed.age,
  );
  if (database)
    gauge(
      'site_database_ready',
      '1 while the database takes changes, 0 while it is away or its disk is full',
      () => (database() === 'ready' ? 1 : 0),
    );
  if (mailbox)
    gauge('site_mailbox_read', '1 while the mailbox is read, 0 while it cannot be', () => Number(mailbox()));
  for (const { name, help, value } of figures) gauge(name, help, () => value().catch(() => NaN));
}
