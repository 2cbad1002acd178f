import type { Page } from '@playwright/test';

/** URLs of scripts, each with that of the file that requested it. */
export type Initiators = ReadonlyMap<string, string>;

/** Records the initiator of each script from the call on. */
export async function watchInitiators(page: Page): Promise<Initiators> {
  const initiators = new Map<string, string>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request: { url }, initiator }) => {
    const requester = initiator.url ?? initiator.stack?.callFrames[0]?.url ?? '';
    if (new URL(url).pathname.endsWith('.js') && !initiators.has(url)) initiators.set(url, requester);
  });
  return initiators;
}

/**
 * Number of round trips for the scripts of a page: scripts requested by the document are the first,
 * a script requested by another one comes one later. Derived from initiators, because times depend
 * on the load of the machine.
 */
export function roundsOf(initiators: Initiators): number {
  const roundOf = (url: string): number => {
    const requester = initiators.get(url);
    return requester === undefined ? 0 : 1 + roundOf(requester);
  };
  return Math.max(0, ...[...initiators.keys()].map(roundOf));
}
