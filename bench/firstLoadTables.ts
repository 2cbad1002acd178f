import { percentile, type Interaction } from './interactions';
import type { Table } from '../e2e/measurements';

/** Measurements of one page, or their medians. */
export type Metrics = Record<string, number>;

/**
 * A static template without a framework, on a simulated phone: the pages with the same purpose. They
 * were measured once, beside this site on another machine.
 */
export const astroWind: { measured: string; pages: Record<string, Metrics> } = {
  measured: 'November 2026',
  pages: {
    '/': { lcp: 1600, tbt: 67, mainThread: 1500, styleAndLayout: 652, performance: 99 },
    '/services': { lcp: 1370, tbt: 9, mainThread: 1300, styleAndLayout: 500, performance: 100 },
  },
};

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

const columns = {
  fcp: 'FCP',
  lcp: 'LCP',
  tbt: 'TBT',
  cls: 'CLS',
  longestTask: 'longest task',
  mainThread: 'main thread',
  styleAndLayout: 'style and layout',
  scriptTime: 'scripts',
  blocked: 'TBT (processor)',
  longest: 'longest (processor)',
  performance: 'score',
  afterTap: 'tap answered',
  afterReady: 'tap answered after ready',
};

/** The main metrics: each page beside its twin. */
export function firstLoadTable(all: Record<string, Metrics>): Table {
  const cell = (name: string, value: number | undefined) =>
    name === 'cls' ? (value?.toFixed(3) ?? '') : (value ?? '');
  const rows = Object.entries(all).map(([key, metrics]) => [
    key,
    ...Object.keys(columns).map((name) => cell(name, metrics[name])),
  ]);
  return [['ms', ...Object.values(columns)], ...rows];
}
