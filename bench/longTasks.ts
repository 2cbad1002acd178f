import { parseArgs } from 'node:util';
import { chromium, type CDPSession } from '@playwright/test';
import { chromiumPath, flags } from '../e2e/chromium';
import { servePublished } from '../e2e/runningSite';
import { phone } from './measureFirstLoad';

/**
 * `npm run bench:tasks`: the tasks of a first load that would keep a phone busy, four times slower than this machine: when each
 * begins, how long it takes and with what. It counts the thread's processor time: whatever else the machine does adds little.
 * `--page /careers --over 40 --rounds 3 --site http://localhost:8080`
 */
const { values: options } = parseArgs({
  options: {
    page: { type: 'string', default: '/' },
    site: { type: 'string' },
    over: { type: 'string', default: '40' },
    rounds: { type: 'string', default: '3' },
  },
});

const slower = 4;

/** One event of a trace; times in microseconds, `tdur` that of the processor. */
interface TraceEvent {
  name: string;
  ts: number;
  tdur?: number;
  dur?: number;
  tid: number;
  pid: number;
  args: { data?: { url?: string; functionName?: string; type?: string } };
}

async function traceOf(address: string): Promise<TraceEvent[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: flags });
  const page = await browser.newPage(phone);
  const session = await page.context().newCDPSession(page);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'toplevel', 'loading', 'v8'] },
  });
  await page.goto(address);
  await page.locator('#root[data-ready]').waitFor({ state: 'attached' });
  await page.waitForTimeout(1500);
  const events = await endOf(session);
  await browser.close();
  return events;
}

async function endOf(session: CDPSession): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  return events;
}

const isTask = ({ name }: TraceEvent) => name === 'ThreadControllerImpl::RunTask' || name === 'RunTask';

/** The tasks of the page's main thread, from its first paint on, each with what happened in it. */
function tasksOf(events: TraceEvent[]) {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  const own = events
    .filter(({ tid, pid, dur }) => tid === paint?.tid && pid === paint.pid && dur !== undefined)
    .sort((first, second) => first.ts - second.ts);
  return own.filter(isTask).map((task) => ({
    begin: (task.ts - (paint?.ts ?? 0)) / 1000,
    length: ((task.tdur ?? 0) * slower) / 1000,
    inside: own.filter(
      (event) => !isTask(event) && event.ts >= task.ts && event.ts + event.dur! <= task.ts + task.dur!,
    ),
  }));
}

/** What takes longest in a task, each by itself. */
function summary(inside: TraceEvent[]): string {
  const selves = new Map<string, number>();
  const add = (event: TraceEvent, time: number) => {
    const { functionName, type, url } = event.args.data ?? {};
    const label = [event.name, functionName, type, url?.split('/').at(-1)].filter(Boolean).join(' ');
    selves.set(label, (selves.get(label) ?? 0) + (time * slower) / 1000);
  };
  const open: TraceEvent[] = [];
  for (const event of inside) {
    while (open.length > 0 && open.at(-1)!.ts + open.at(-1)!.dur! <= event.ts) open.pop();
    if (open.length > 0) add(open.at(-1)!, -(event.tdur ?? 0));
    add(event, event.tdur ?? 0);
    open.push(event);
  }
  const rows = [...selves].filter(([, time]) => time > 4).sort((first, second) => second[1] - first[1]);
  return rows.map(([label, time]) => `${label} ${time.toFixed(0)}`).join(', ');
}

const site = options.site ? { url: options.site, stop: () => undefined } : await servePublished();
for (let round = 0; round < Number(options.rounds); round++) {
  const tasks = tasksOf(await traceOf(site.url + options.page));
  const afterPaint = tasks.filter(({ begin, length }) => begin > 0 && length > 50);
  const blocked = afterPaint.reduce((sum, { length }) => sum + length - 50, 0);
  console.log(`blocked after the paint: ${blocked.toFixed(0)} ms`);
  for (const { begin, length, inside } of tasks)
    if (length > Number(options.over))
      console.log(`${begin.toFixed(0).padStart(6)} ms  ${length.toFixed(0)} ms: ${summary(inside)}`);
}
site.stop();
