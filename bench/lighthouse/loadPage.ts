import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig, type Flags, type Result } from 'lighthouse';
import { chromiumPath, flags } from '../../e2e/chromium';
import type { TraceEvent } from '../mainThread';

export type { Flags, Result } from 'lighthouse';

/**
 * Measures a page by Lighthouse, in a browser of its own.
 * @throws when Lighthouse has no result.
 */
export async function loadPage(
  url: string,
  settings: Flags,
  isDesktop = false,
): Promise<{ result: Result; trace: TraceEvent[] }> {
  const chrome = await launch({ chromePath: chromiumPath(), chromeFlags: ['--headless=new', ...flags] });
  const outcome = await lighthouse(
    url,
    { ...settings, port: chrome.port, logLevel: 'error' },
    isDesktop ? desktopConfig : undefined,
  );
  chrome.kill();
  if (!outcome) throw new Error(`${url} could not be measured`);
  return { result: outcome.lhr, trace: outcome.artifacts.Trace.traceEvents as TraceEvent[] };
}
