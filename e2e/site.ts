import { test as base, expect, type Page, type TestInfo } from '@playwright/test';

/** What went wrong on a page beside what the test looks at. Tests say beforehand what they provoke. */
export class Problems {
  private readonly found: string[] = [];
  private readonly expected: RegExp[] = [];

  /** Problems that match are part of the test. */
  expect = (...patterns: RegExp[]) => void this.expected.push(...patterns);

  add = (problem: string) => void this.found.push(problem);

  unexpected = () => this.found.filter((problem) => !this.expected.some((pattern) => pattern.test(problem)));
}

const mapHosts = /^(www|maps)\.google\.com$/;
/** Hosts that a page may reach beside the map service's. */
const ownHosts = /^((preview-\d+\.)?localhost|127\.0\.0\.1|\[::1\])$/;

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname : '');

function watch(page: Page, problems: Problems): void {
  page.on('pageerror', (error) => problems.add(`page error: ${error.message}`));
  page.on('console', (message) => {
    // Where there is no way to the map service, browsers say so.
    const isOfMap = mapHosts.test(hostOf(message.location().url));
    if (message.type() === 'error' && !isOfMap) problems.add(`console error: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    const isAllowed = ownHosts.test(hostname) || mapHosts.test(hostname);
    if (protocol.startsWith('http') && !isAllowed && request.resourceType() !== 'image') {
      problems.add(`request outside: ${request.url()}`);
    }
  });
}

/**
 * `test` with a watch on every page: an uncaught error, a hydration mismatch (React reports it as an error), an error
 * on the console, a violation of the security policy or a request to a foreign host fails the test.
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
  // Playwright's own option takes a picture of each test, before it knows whether it failed: a seventh of the processor time
  // of a test that only loads a page.
  page: async ({ page }, provide, info) => {
    await provide(page);
    if (info.status !== info.expectedStatus) await attachPicture(page, info);
  },
});

/** What the page of a failed test shows; one that hangs or has crashed has no picture. */
async function attachPicture(page: Page, info: TestInfo): Promise<void> {
  const path = info.outputPath('page.png');
  await page.screenshot({ path, timeout: 5000 }).then(
    () => info.attach('page', { path, contentType: 'image/png' }),
    () => undefined,
  );
}

export { expect };

/** `test.use(still)`, where nothing is asked about what moves: half of a dialog's time goes into the pictures on the way to it. */
export const still = { contextOptions: { reducedMotion: 'reduce' } } as const;

export const publicPaths = [
  '/',
  '/services',
  '/projects',
  '/team',
  '/careers',
  '/blog',
  '/resources',
  '/events',
  '/coming-soon',
] as const;

/** Opens an address and waits until the page is alive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/**
 * Begins to use a page, by a pointer that moves over it, and waits until it is alive. The shell marks the root when React has taken
 * over; by then, or soon, what is below the first view is laid out, too.
 */
export async function hydrated(page: Page): Promise<void> {
  const alive = page.locator('html:not([data-early]) #root[data-ready]');
  await expect(async () => {
    await beginToUse(page);
    await expect(alive).toBeAttached({ timeout: 1500 });
  }).toPass({ timeout: 30_000 });
}

/** The smallest thing that a visitor does. */
export async function beginToUse(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
}

/** Sets the login marker before the page loads; a frame in the page, such as the map, may have no storage at all. */
export const logIn = (page: Page) =>
  page.addInitScript(() => {
    if (window === window.top) localStorage.setItem('adminAuth', 'authenticated');
  });

export { accessibilityFindings, findingsInEveryLook, findingsOfState, headingLevels, resetLook } from './axe';
