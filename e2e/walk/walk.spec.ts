import type { Browser, Page } from '@playwright/test';
import { expect, hydrated, logIn, test } from '../site';
import { factsOf, watchEffects } from './effects';
import { partsOf, type Part } from './parts';
import { applies, byPointer, inputMethodNames, inputMethods } from './inputMethods';

/** Every kind of page. */
const paths = [
  '/',
  '/services',
  '/projects',
  '/projects/greenline',
  '/team',
  '/careers',
  '/coming-soon',
  '/nowhere',
  '/admin/login',
  '/admin',
  '/admin/projects',
  '/admin/messages',
  '/admin/settings',
  '/admin/receipts',
];

/** How long a part may take to answer on a busy machine, in milliseconds. */
const answerTime = 20_000;

/** Milliseconds between the load and the first interaction. */
const delays = [0, 500, 5000];

interface Trial {
  part: Part;
  method: keyof typeof inputMethods;
  delay: number;
  slowdown?: number;
}

/** All trials of a part, one of them on a slow device. */
function trialsOf(part: Part, index: number): Trial[] {
  const possible = inputMethodNames.filter((method) => applies(method, part));
  const all = possible.flatMap((method) => delays.map((delay) => ({ part, method, delay })));
  const slow = { part, method: possible[index % possible.length]!, delay: 0, slowdown: 6 };
  return [...all, slow];
}

/** A visitor with an empty cache on a page that has just loaded. */
async function visit<T>(browser: Browser, path: string, run: (page: Page, outside: string[]) => Promise<T>) {
  const context = await browser.newContext({
    baseURL: test.info().project.use.baseURL,
    viewport: { width: 1440, height: 900 },
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(answerTime);
  const page = await context.newPage();
  try {
    const outside = await watchEffects(page);
    if (path.startsWith('/admin') && path !== '/admin/login') await logIn(page);
    await page.goto(path);
    return await run(page, outside);
  } finally {
    await context.close();
  }
}

/** Changes of state caused by a pointer on the part of a hydrated page. */
const effectOf = (browser: Browser, path: string, part: Part) =>
  visit(browser, path, async (page, outside) => {
    await hydrated(page);
    await page.waitForTimeout(300);
    const before = await factsOf(page);
    await byPointer(page, part).catch(() => undefined);
    await page.waitForTimeout(800);
    return [...(await factsOf(page)), ...outside].filter((fact) => !before.includes(fact));
  });

/** @returns the parts of the effect that are missing. */
const missingOf = (
  browser: Browser,
  path: string,
  { part, method, delay, slowdown }: Trial,
  effect: string[],
) =>
  visit(browser, path, async (page, outside) => {
    if (slowdown) {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    }
    await page.waitForTimeout(delay);
    await inputMethods[method].use(page, part);
    let missing = effect;
    for (const end = Date.now() + answerTime; missing.length > 0 && Date.now() < end;) {
      await page.waitForTimeout(100);
      const facts = [...(await factsOf(page).catch(() => [])), ...outside];
      missing = effect.filter((fact) => !facts.includes(fact));
    }
    return missing;
  });

/** Runs four at a time: each mostly waits. */
async function inParallel<T>(items: T[], run: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const work = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await run(item);
  };
  await Promise.all([work(), work(), work(), work()]);
}

/** Kinds of parts found so far: those of the layout are tried on the first page. */
const known = new Set<string>();

for (const path of paths)
  test(
    `${path}: parts that work with a pointer work with keys, programs and touch as the very first interaction`,
    { tag: '@long' },
    async ({ browser }) => {
      test.setTimeout(1_800_000);
      const parts = await visit(browser, path, async (page) => {
        await hydrated(page);
        return partsOf(page, known);
      });
      const effects = new Map<Part, string[]>();
      await inParallel(parts, async (part) => {
        effects.set(part, await effectOf(browser, path, part));
      });
      const answering = parts.filter((part) => effects.get(part)!.length > 0);
      expect(answering.length).toBeGreaterThan(0);

      const failures: string[] = [];
      const trials = answering.flatMap(trialsOf);
      await inParallel(trials, async (trial) => {
        const { part, method, delay, slowdown } = trial;
        const missing = await missingOf(browser, path, trial, effects.get(part)!).catch((error: Error) => [
          error.message,
        ]);
        if (missing.length > 0)
          failures.push(
            `${part.role} "${part.name}" by ${method} after ${delay} ms${slowdown ? ', slow' : ''}: ${missing.join('; ')}`,
          );
      });
      console.log(
        `${path}: ${parts.length} parts, ${answering.length} with an effect, ${trials.length} first interactions`,
      );
      expect(failures).toEqual([]);
    },
  );
