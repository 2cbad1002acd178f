import { parseArgs } from 'node:util';
import { servePublished } from '../e2e/runningSite';
import { loadPage } from './lighthouse/loadPage';
import { busyAfterPaint, summary, tasksOf } from './mainThread';

/**
 * `npm run bench:tasks`: long tasks of a first load on a phone, in CPU time of the thread.
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

const site = options.site ? { url: options.site, stop: () => undefined } : await servePublished();
for (let round = 0; round < Number(options.rounds); round++) {
  const { trace } = await loadPage(site.url + options.page, {
    throttlingMethod: 'simulate',
    onlyAudits: ['total-blocking-time'],
  });
  const tasks = tasksOf(trace);
  const { blocked, longest } = busyAfterPaint(tasks);
  console.log(`blocked after the paint: ${blocked} ms, longest task: ${longest} ms`);
  for (const { begin, length, inside } of tasks)
    if (length > Number(options.over))
      console.log(`${begin.toFixed(0).padStart(6)} ms  ${length.toFixed(0)} ms: ${summary(inside)}`);
}
site.stop();
