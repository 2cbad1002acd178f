import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumPath, flags } from '../e2e/chromium';
import { servePublished } from '../e2e/runningSite';
import { busyAfterPaint, summary, tasksOf, type TraceEvent } from './mainThread';

/**
 * `npm run bench:tasks`: the tasks of a first load that would keep a phone busy, four times slower than this machine: when each
 * begins, how long it takes and with what. It counts the thread's processor time: whatever else the machine does adds little.
 * Lighthouse loads the page: a testing library would run scripts of its own in it.
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

async function traceOf(address: string): Promise<TraceEvent[]> {
  const chrome = await launch({ chromePath: chromiumPath(), chromeFlags: ['--headless=new', ...flags] });
  const outcome = await lighthouse(address, {
    throttlingMethod: 'simulate',
    onlyAudits: ['total-blocking-time'],
    port: chrome.port,
    logLevel: 'error',
  });
  chrome.kill();
  if (!outcome) throw new Error(`${address} could not be measured`);
  return outcome.artifacts.Trace.traceEvents as TraceEvent[];
}

const site = options.site ? { url: options.site, stop: () => undefined } : await servePublished();
for (let round = 0; round < Number(options.rounds); round++) {
  const tasks = tasksOf(await traceOf(site.url + options.page));
  const { blocked, longest } = busyAfterPaint(tasks);
  console.log(`blocked after the paint: ${blocked} ms, longest task: ${longest} ms`);
  for (const { begin, length, inside } of tasks)
    if (length > Number(options.over))
      console.log(`${begin.toFixed(0).padStart(6)} ms  ${length.toFixed(0)} ms: ${summary(inside)}`);
}
site.stop();
