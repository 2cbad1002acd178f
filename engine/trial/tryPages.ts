import { availableParallelism } from 'node:os';
import type { Browser, BrowserContext } from 'playwright-core';
import { firstPlace, stackInSources, type MapsOf } from './stackInSources';
import type { TriedPage } from './pagesToTry';
import { firstDifference } from './firstDifference';
import { isPrerendered, tryPage, type Problem } from './tryPage';

/** How many pages are open at once. */
const width = Math.min(4, availableParallelism());
/** How many problems of a page are reported, and how many lines of their stacks. */
const limits = { problems: 3, lines: 8 };

interface TryOptions {
  mapsOf: MapsOf;
  /** Whether both builds of each prerendered page are compared. */
  isCompared: boolean;
}

/**
 * Opens pages of a site in a browser. They share a profile, so that scripts are loaded once.
 * @returns violations, in the order of the pages.
 */
export async function tryPages(
  browser: Browser,
  pages: readonly TriedPage[],
  site: string,
  { mapsOf, isCompared }: TryOptions,
): Promise<string[]> {
  const found = new Map<TriedPage, Problem[]>();
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  const queue = [...pages];
  const worker = async () => {
    for (let page = queue.shift(); page; page = queue.shift())
      found.set(page, await problemsOf(context, site + page.address, isCompared));
  };
  await Promise.all(Array.from({ length: width }, worker));
  const violations: string[] = [];
  for (const page of pages) {
    const distinct = new Map(found.get(page)!.map((problem) => [problem.message, problem]));
    for (const problem of [...distinct.values()].slice(0, limits.problems))
      violations.push(await violationOf(page, problem, mapsOf));
  }
  return violations;
}

async function problemsOf(context: BrowserContext, address: string, isCompared: boolean): Promise<Problem[]> {
  const { problems, sent, alive } = await tryPage(context, address);
  if (!isCompared || !isPrerendered(sent)) return problems;
  const alone = await tryPage(context, address, true);
  if (alone.problems.length > 0) return problems.length > 0 ? problems : alone.problems;
  // Hydration leaves other class names and addresses as they are, and replaces other text.
  const difference = firstDifference(problems.length > 0 ? sent : alive, alone.alive);
  return difference === undefined ? problems : [{ message: `the builds differ: ${difference}` }, ...problems];
}

async function violationOf(
  { address, remote, module, fillers }: TriedPage,
  { message, stack = '' }: Problem,
  mapsOf: MapsOf,
): Promise<string> {
  const inSources = await stackInSources(stack, mapsOf);
  const frames = inSources.split('\n').filter((line) => /^\s+at /.test(line));
  const place = firstPlace(frames.join('\n'), remote);
  const slots = fillers.length > 0 ? `, with ${fillers.join(', ')} in its slots,` : '';
  return [
    `${address} of ${remote} (${module})${slots} fails in a browser: ${message}${place ? ` at ${place}` : ''}`,
    ...frames.slice(0, limits.lines),
  ].join('\n');
}
