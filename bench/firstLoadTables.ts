import { percentile, type Interaction } from './interactions';
import type { Table } from './measurements';

/** What was measured of one page, or the median of that. */
export type Figures = Record<string, number>;

/** All interactions of a kind and of all together. */
export function interactionTable(interactions: readonly Interaction[]): Table {
  const kinds = [...new Set(interactions.map(({ name }) => name))];
  const rows = [...kinds, 'all'].map((kind) => {
    const list = interactions.filter(({ name }) => kind === 'all' || name === kind);
    const durations = list.map(({ duration }) => duration);
    const median = (part: 'waiting' | 'handling') =>
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
      median('waiting'),
      median('handling'),
    ];
  });
  return [['ms', 'interactions', 'median', '95th percentile', 'of the median: unheard', 'script'], ...rows];
}

/** The figures that are promised: what is ours beside its twin. */
export function firstLoadTable(all: Record<string, Figures>): Table {
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
