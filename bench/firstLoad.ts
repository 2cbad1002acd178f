import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { servePublished } from '../e2e/runningSite';
import { budgets } from '../e2e/budgets';
import { astroWind, firstLoadTable, interactionTable, type Metrics } from './firstLoadTables';
import { firstTap, tapDelays, taps } from './firstTap';
import { interactionsOf, type Interaction } from './interactions';
import { loadPage, type Flags, type Result } from './lighthouse/loadPage';
import { busyAfterPaint, tasksOf } from './mainThread';
import { recordTable } from '../e2e/measurements';
import { staffPages, staffPaint } from './staffPaint';
import { serveTwin } from './twin';

/**
 * `npm run bench`: every public page and its twin without scripts, loaded alternately, so that other load on the machine affects
 * both alike. Prints medians, with the figures of a static template beside them, and writes them to
 * `bench/results/firstLoad.json`, the main ones to the measurements. Tasks are also measured in CPU time, which excludes
 * other processes. Afterwards it measures the first tap on a slow phone, and the paint of staff pages there.
 * `--rounds 3 --pages /,/services --forms mobile,throttled,desktop`
 */
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    pages: { type: 'string', default: Object.keys(budgets).join(',') },
    forms: { type: 'string', default: 'mobile,throttled,desktop' },
  },
});

/** Conditions of a load: a simulated phone, a phone by real throttling, a desktop. */
const forms: Record<string, { settings: Flags; isDesktop?: boolean }> = {
  mobile: { settings: { throttlingMethod: 'simulate' } },
  throttled: { settings: { throttlingMethod: 'devtools' } },
  desktop: { settings: { throttlingMethod: 'simulate' }, isDesktop: true },
};

const site = await servePublished();
const twin = await serveTwin(site.url);
const samples = new Map<string, Metrics[]>();

for (let round = 0; round < Number(options.rounds); round++) {
  for (const form of options.forms.split(',')) {
    for (const path of options.pages.split(',')) {
      for (const [name, { url }] of Object.entries({ site, twin })) {
        const key = `${form} ${path} ${name}`;
        samples.set(key, [...(samples.get(key) ?? []), await load(url + path, form)]);
      }
      const template = form === 'mobile' && astroWind.pages[path];
      if (template) samples.set(`${form} ${path} AstroWind, ${astroWind.measured}`, [template]);
    }
  }
}

const medians = Object.fromEntries([...samples].map(([key, list]) => [key, mediansOf(list)]));
console.table(medians);
const medianOf = async (measure: () => Promise<Metrics>) => {
  const all: Metrics[] = [];
  while (all.length < Number(options.rounds)) all.push(await measure());
  return mediansOf(all);
};
for (const path of options.pages.split(','))
  for (const [name, tap] of Object.entries(taps))
    if (!tap.path || tap.path === path)
      for (const delay of path === '/' ? tapDelays : [0])
        medians[`throttled ${path} first tap after ${delay} ms: ${name}`] = await medianOf(() =>
          firstTap(site.url + path, tap, delay),
        );
for (const path of staffPages)
  medians[`throttled ${path} site`] = await medianOf(() => staffPaint(site.url, path));
const interactions: Interaction[] = [];
for (let round = 0; round < Number(options.rounds); round++)
  interactions.push(...(await interactionsOf(site.url)));
console.table(medians);
mkdirSync('bench/results', { recursive: true });
writeFileSync('bench/results/firstLoad.json', JSON.stringify(medians, null, 2));
site.stop();
twin.stop();
await recordTable('first-load', firstLoadTable(medians));
await recordTable('interactions', interactionTable(interactions));

async function load(url: string, form: string): Promise<Metrics> {
  const { settings, isDesktop } = forms[form]!;
  const before = processorTimes();
  const { result, trace } = await loadPage(url, settings, isDesktop);
  return {
    ...metricsOf(result),
    // CPU times are meaningful without throttling only.
    ...(form === 'mobile' && busyAfterPaint(tasksOf(trace))),
    busy: busyShare(before, processorTimes()),
  };
}

function metricsOf({ audits, categories }: Result): Metrics {
  const value = (id: string) => Math.round(audits[id]?.numericValue ?? NaN);
  const itemsOf = <Item>(id: string) => (audits[id]?.details as { items?: Item[] } | undefined)?.items ?? [];
  const items = itemsOf<NetworkItem>('network-requests');
  const groups = itemsOf<WorkItem>('mainthread-work-breakdown');
  const work = (name: string) => Math.round(groups.find(({ group }) => group === name)?.duration ?? 0);
  const bytes = (kind: string) =>
    items.reduce((sum, item) => sum + (item.resourceType === kind ? item.transferSize : 0), 0);
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: audits['cumulative-layout-shift']?.numericValue ?? NaN,
    longestTask: value('max-potential-fid'),
    mainThread: value('mainthread-work-breakdown'),
    styleAndLayout: work('styleLayout'),
    scriptTime: work('scriptEvaluation') + work('scriptParseCompile'),
    ...Object.fromEntries(
      Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? NaN) * 100)]),
    ),
    document: bytes('Document'),
    scripts: bytes('Script'),
    fonts: bytes('Font'),
    images: bytes('Image'),
    requests: items.length,
  };
}

interface NetworkItem {
  resourceType: string;
  transferSize: number;
}

/** Time of the main thread by kind, in milliseconds. */
interface WorkItem {
  group: string;
  duration: number;
}

function mediansOf(list: Metrics[]): Metrics {
  const names = Object.keys(list[0] ?? {});
  return Object.fromEntries(
    names.map((name) => {
      // Lighthouse occasionally misses the paint.
      const sorted = list
        .map((metrics) => metrics[name] ?? NaN)
        .filter((value) => !Number.isNaN(value))
        .sort((first, second) => first - second);
      return [name, sorted[Math.floor(sorted.length / 2)] ?? NaN];
    }),
  );
}

function processorTimes() {
  return cpus().map(({ times }) => ({
    idle: times.idle,
    all: Object.values(times).reduce((sum, time) => sum + time),
  }));
}

/** Fraction of CPU time in use between two samples, including the measurement itself. */
function busyShare(before: ReturnType<typeof processorTimes>, after: typeof before): number {
  const sum = (list: typeof before, key: 'idle' | 'all') =>
    list.reduce((total, times) => total + times[key], 0);
  const all = sum(after, 'all') - sum(before, 'all');
  return Math.round((1 - (sum(after, 'idle') - sum(before, 'idle')) / all) * 100) / 100;
}
