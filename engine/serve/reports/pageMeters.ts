import { Counter, Histogram, type Registry } from 'prom-client';
import type { PageReport } from './pageReport';

/** Counters of page views, and how fast and steady pages are. */
export function createPageMeters(registers: Registry[]) {
  const group = ['composition', 'canary'] as const;
  const views = new Counter({
    name: 'site_page_views_total',
    help: 'Views that pages reported',
    labelNames: [...group, 'page'],
    registers,
  });
  const failedViews = new Counter({
    name: 'site_failed_page_views_total',
    help: 'Views with at least one failure',
    labelNames: [...group, 'page'],
    registers,
  });
  const errors = new Counter({
    name: 'site_page_errors_total',
    help: 'Failures that pages reported',
    labelNames: [...group, 'kind'],
    registers,
  });
  const histogram = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name, help, labelNames: group, buckets, registers });
  // The limits of good and poor, by web.dev/articles/vitals, are among the buckets.
  const lcpBuckets = [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10];
  const lcps = histogram('site_page_lcp_seconds', 'Largest Contentful Paint', lcpBuckets);
  const inpBuckets = [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2];
  const inps = histogram('site_page_inp_seconds', 'Interaction to Next Paint', inpBuckets);
  const clss = histogram('site_page_cls', 'Cumulative Layout Shift', [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1]);

  return {
    add({ composition, canary, page, errors: counts, lcp, inp, cls }: PageReport): void {
      const labels = { composition: String(composition), canary: canary ? 'yes' : 'no' };
      views.inc({ ...labels, page });
      // A counter that begins with its first failure would hide it from `rate`.
      failedViews.inc({ ...labels, page }, Object.values(counts).some(Boolean) ? 1 : 0);
      for (const [kind, count] of Object.entries(counts)) errors.inc({ ...labels, kind }, count);
      if (lcp !== undefined) lcps.observe(labels, lcp / 1000);
      if (inp !== undefined) inps.observe(labels, inp / 1000);
      if (cls !== undefined) clss.observe(labels, cls);
    },
    reset(): void {
      for (const meter of [views, failedViews, errors, lcps, inps, clss]) meter.reset();
    },
  };
}
