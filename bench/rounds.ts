import type { Page } from '@playwright/test';

/** Addresses of scripts, each with that of the file that asked for it. */
export type Askers = ReadonlyMap<string, string>;

/** Notes who asks for each script from now on. */
export async function watchAskers(page: Page): Promise<Askers> {
  const askers = new Map<string, string>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request: { url }, initiator }) => {
    const asker = initiator.url ?? initiator.stack?.callFrames[0]?.url ?? '';
    if (new URL(url).pathname.endsWith('.js') && !askers.has(url)) askers.set(url, asker);
  });
  return askers;
}

/**
 * How many round trips the scripts of a page take: what the document asks for comes in the first, what a script asks for one later
 * than that script. Times say nothing of it: on a busy machine the first script is there before the document has asked for the last.
 */
export function roundsOf(askers: Askers): number {
  const roundOf = (url: string): number => {
    const asker = askers.get(url);
    return asker === undefined ? 0 : 1 + roundOf(asker);
  };
  return Math.max(0, ...[...askers.keys()].map(roundOf));
}
