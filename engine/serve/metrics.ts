import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { FinishedRequest } from './createSiteServer';
import type { DatabaseState } from './health';

/** Metrics of following the store. */
export interface Followed {
  changes: number;
  /** Seconds since the last successful poll of the store. */
  age: number;
}

export interface Metrics {
  onFinished: (request: FinishedRequest) => void;
  /** Answers `/metrics` in Prometheus' format. */
  server: Server;
}

/** Maximum number of compositions as labels; one more resets the counters, like a restart. */
const MAX_COMPOSITIONS = 50;

/**
 * Counts requests by composition, canary and status, and reports how the store is followed.
 * @param database state of the database, of a server that has one.
 */
export function createMetrics(followed: () => Followed, database?: () => DatabaseState): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const { requests, durations, aborted } = meters(registers, followed);
  if (database) databaseGauge(registers, database);
  const seen = new Set<string>();

  return {
    onFinished: ({ composition, isPreview, isCanary, status, milliseconds, isAborted }) => {
      const shown = isPreview ? 'preview' : String(composition ?? 'none');
      if (seen.size === MAX_COMPOSITIONS && !seen.has(shown)) {
        seen.clear();
        requests.reset();
        durations.reset();
      }
      seen.add(shown);
      const labels = {
        composition: shown,
        canary: isCanary ? 'yes' : 'no',
        status: String(status),
      };
      requests.inc(labels);
      durations.observe(labels, milliseconds / 1000);
      if (isAborted) aborted.inc();
    },
    server: createServer((request, response) => {
      if (request.url !== '/metrics') return void response.writeHead(404).end();
      registry.metrics().then(
        (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
    }),
  };
}

function meters(registers: Registry[], followed: () => Followed) {
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
  new Gauge({
    name: 'site_changes_seen',
    help: 'Changes of what is live, seen since the start',
    registers,
    collect() {
      this.set(followed().changes);
    },
  });
  new Gauge({
    name: 'site_store_look_age_seconds',
    help: 'Time since the last look at the store that succeeded',
    registers,
    collect() {
      this.set(followed().age);
    },
  });
  return { requests, durations, aborted };
}

function databaseGauge(registers: Registry[], database: () => DatabaseState): void {
  new Gauge({
    name: 'site_database_ready',
    help: '1 while the database takes changes, 0 while it is away or its disk is full',
    registers,
    collect() {
      this.set(database() === 'ready' ? 1 : 0);
    },
  });
}
