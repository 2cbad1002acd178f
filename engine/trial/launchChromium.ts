import type { Browser } from 'playwright-core';
import { whyNoChromium } from './chromiumPath';

/**
 * Starts a Chromium without windows.
 * @param endsWithSignals whether a signal that ends this process closes it and ends the process.
 * @returns a browser that gets no credentials of this process's environment, or why there is none.
 */
export async function launchChromium(
  executablePath: string | undefined,
  endsWithSignals = true,
): Promise<Browser | string> {
  if (executablePath === undefined) return whyNoChromium();
  try {
    const { chromium } = await import('playwright-core');
    return await chromium.launch({
      executablePath,
      // Chromium refuses to run its sandbox for root.
      chromiumSandbox: process.getuid?.() !== 0,
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], TMPDIR: process.env['TMPDIR'] },
      // Pages reach nothing but this machine.
      args: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
      timeout: 20_000,
      handleSIGINT: endsWithSignals,
      handleSIGTERM: endsWithSignals,
      handleSIGHUP: endsWithSignals,
    });
  } catch (error) {
    return `Chromium does not start (${String((error as Error).message).split('\n')[0]})`;
  }
}
