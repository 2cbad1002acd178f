import type { Page } from '@playwright/test';

interface Shifts {
  sum: number;
  /** Shifted nodes with their old and new positions, for the message of an expectation. */
  moved: string;
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/**
 * Starts to record layout shifts: call it before the document opens.
 * @returns a function that returns the shifts so far.
 */
export async function watchShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.addInitScript(() => {
    const shifts: Shifts = { sum: 0, moved: '' };
    Object.assign(window, { shifts });
    const rect = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as LayoutShift[]) {
        shifts.sum += value;
        for (const { node, previousRect, currentRect } of sources)
          shifts.moved += `${Math.round(startTime)} ms, ${value.toFixed(4)}: ${node?.nodeName} "${node?.textContent?.slice(0, 40)}" ${rect(previousRect)} → ${rect(currentRect)}\n`;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts);
}
