import type { Locator, Page } from '@playwright/test';

/** What a page records about its answers to keys. */
interface Recorder {
  delays: number[];
  /** Milliseconds until the last added line was painted. */
  line?: number;
}

export async function recordAnswers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recorder = window as unknown as Recorder;
    recorder.delays = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) recorder.delays.push(duration);
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** The slowest key since the last call, in milliseconds; the minimum is 16. */
export async function slowest(page: Page): Promise<number> {
  await page.waitForTimeout(1500);
  return page.evaluate(() => Math.max(16, ...(window as unknown as Recorder).delays.splice(0)));
}

/** Replaces the text at a human typing speed. */
export async function slowestKey(page: Page, field: Locator, text: string): Promise<number> {
  // Away from the window's edges, where the headless browser may skip frames.
  await field.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await field.press('Control+A');
  await slowest(page);
  await page.keyboard.type(text, { delay: 150 });
  const value = await slowest(page);
  if ((await field.inputValue()) !== text) throw new Error(`The field does not contain ${text}.`);
  return value;
}

/** Records the time from the next key to the paint of the line that it adds. */
export async function watchForLine(page: Page): Promise<void> {
  await page.evaluate(() => {
    delete (window as unknown as Recorder).line;
    let start = 0;
    addEventListener('keydown', ({ timeStamp }) => (start = timeStamp), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      observer.disconnect();
      // A task queued in a frame runs after that frame's paint.
      requestAnimationFrame(() =>
        setTimeout(() => ((window as unknown as Recorder).line = performance.now() - start)),
      );
    });
    observer.observe(document.querySelector('[aria-label="Items"]')!, { childList: true, subtree: true });
  });
}

/** The time that `watchForLine` recorded, in milliseconds. */
export async function addedLine(page: Page): Promise<number> {
  const line = await page.waitForFunction(() => (window as unknown as Recorder).line);
  return (await line.jsonValue())!;
}
