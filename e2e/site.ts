import { test as base, expect, type Page, type TestInfo } from '@playwright/test';

/** Problems on a page beside the subject of the test. Tests declare those that they cause. */
export class Problems {
  private readonly found: { problem: string; at: string }[] = [];
  private readonly expected: RegExp[] = [];

  /** Declares problems that the test causes. */
  expect = (...patterns: RegExp[]) => void this.expected.push(...patterns);

  /** @param at the address of what caused it; declarations do not apply to it. */
  add = (problem: string, at = '') => void this.found.push({ problem, at });

  unexpected = () =>
    this.found
      .filter(({ problem }) => !this.expected.some((pattern) => pattern.test(problem)))
      .map(({ problem, at }) => (at ? `${problem} (${at})` : problem));
}

const mapHosts = /^(www|maps)\.google\.com$/;
/** Hosts that a page may contact beside the map service's. */
const ownHosts = /^(([a-z0-9-]+-[0-9a-f]{32}\.)?localhost|127\.0\.0\.1|\[::1\])$/;

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname : '');

function watch(page: Page, problems: Problems): void {
  page.on('pageerror', (error) => problems.add(`page error: ${error.message}`));
  page.on('console', (message) => {
    // Offline machines report the map service as unreachable.
    const { url } = message.location();
    const isOfMap = mapHosts.test(hostOf(url));
    if (message.type() === 'error' && !isOfMap) problems.add(`console error: ${message.text()}`, url);
  });
  page.on('request', (request) => {
    const { hostname, pathname, protocol } = new URL(request.url());
    if (pathname.endsWith('/mf-manifest.json')) problems.add(`request for tools: ${request.url()}`);
    const isAllowed = ownHosts.test(hostname) || mapHosts.test(hostname);
    if (protocol.startsWith('http') && !isAllowed && request.resourceType() !== 'image') {
      problems.add(`request outside: ${request.url()}`);
    }
  });
}

/**
 * `test` that fails on an uncaught error, a hydration mismatch, a console error,
 * a violation of the content security policy, or a request to a foreign host or for `mf-manifest.json`.
 */
export const test = base.extend<{ problems: Problems }>({
  problems: [
    async ({ context }, use) => {
      const problems = new Problems();
      await context.exposeFunction('reportViolation', (text: string) =>
        problems.add(`policy violation: ${text}`),
      );
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
          (window as unknown as { reportViolation: (text: string) => void }).reportViolation(
            `${violatedDirective} ${blockedURI} ${sample}`,
          );
        });
      });
      context.on('page', (page) => watch(page, problems));
      await use(problems);
      expect(problems.unexpected()).toEqual([]);
    },
    { auto: true },
  ],
  // Playwright's own option takes a screenshot of every test, even of passed ones: a seventh of the
  // CPU time of a test that only loads a page.
  page: async ({ page }, provide, info) => {
    await provide(page);
    if (info.status !== info.expectedStatus) await attachPicture(page, info);
  },
});

/** Attaches a screenshot of a failed test; a page that hangs or has crashed has none. */
async function attachPicture(page: Page, info: TestInfo): Promise<void> {
  const path = info.outputPath('page.png');
  await page.screenshot({ path, timeout: 5000 }).then(
    () => info.attach('page', { path, contentType: 'image/png' }),
    () => undefined,
  );
}

export { expect };

/**
 * `test.use(still)` for tests that are not about motion: the frames of animations take half of a dialog's time.
 */
export const still = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** Details of a test with variants: `npm test` runs the first, `npm run test:all` the others. */
export const variant = (index: number) => ({ tag: index === 0 ? ['@smoke'] : [] });

/**
 * The first `count` of several alike cases, which each run tries; `npm run test:long` tries all.
 */
export const sampled = <Case>(cases: readonly Case[], count: number) =>
  process.env['LONG'] ? cases : cases.slice(0, count);

export const publicPaths = [
  '/',
  '/services',
  '/projects',
  '/team',
  '/careers',
  '/how-we-work',
  '/blog',
  '/resources',
  '/events',
  '/coming-soon',
] as const;

/** Opens an address and waits until the page is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Starts hydration by moving the pointer, and waits until the whole page is there. */
export async function hydrated(page: Page): Promise<void> {
  const alive = page.locator('html:not([data-early]) #root[data-ready]:not(:has(main [aria-busy=true]))');
  await expect(async () => {
    await beginToUse(page);
    await expect(alive).toBeAttached({ timeout: 1500 });
  }).toPass({ timeout: 90_000 });
}

/** The smallest possible interaction. */
export async function beginToUse(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
}

/** Sets the login marker before the page loads; frames such as the map may have no storage. */
export const logIn = (page: Page) =>
  page.addInitScript(() => {
    if (window === window.top) localStorage.setItem('adminAuth', 'authenticated');
  });

export { accessibilityFindings, findingsOfState, headingLevels, resetLook } from './axe';
