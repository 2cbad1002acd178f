import { percentile, type Interaction } from './interactions';
import type { Table } from '../e2e/measurements';

/** Measurements of one page, or their medians. */
export type Metrics = Record<string, number>;

/** Interactions by kind, and all together. */
export function interactionTable(interactions: readonly Interaction[]): Table {
  const kinds = [...new Set(interactions.map(({ name }) => name))];
  const rows = [...kinds, 'all'].map((kind) => {
    const list = interactions.filter(({ name }) => kind === 'all' || name === kind);
    const durations = list.map(({ duration }) => duration);
    const median = (part: 'inputDelay' | 'processing') =>
      Math.round(
        percentile(
          list.map((times) => times[part]),
          0.5,
        ),
      );
    return [
      kind,
      list.length,
      percentile(durations, 0.5),
      percentile(durations, 0.95),
      median('inputDelay'),
      median('processing'),
    ];
  });
  return [
    ['ms', 'interactions', 'median', '95th percentile', 'input delay (median)', 'processing (median)'],
    ...rows,
  ];
}

/** The metrics with a limit: each page beside its twin. */
export function firstLoadTable(all: Record<string, Metrics>): Table {
  const rows = Object.entries(all).map(
    ([key, { fcp, lcp, tbt, cls, longestTask, blocked, longest, performance, afterReady }]) => [
      key,
      ...[
        fcp,
        lcp,
        tbt,
        cls === undefined ? undefined : cls.toFixed(3),
        longestTask,
        blocked,
        longest,
        performance,
        afterReady,
      ].map((value) => value ?? ''),
    ],
  );
  const head = [
    'ms',
    'FCP',
    'LCP',
    'TBT',
    'CLS',
    'longest task',
    'TBT (processor)',
    'longest (processor)',
    'score',
    'tap answered after ready',
  ];
  return [head, ...rows];
}
