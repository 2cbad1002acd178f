import { inParallel } from './inParallel';
import type { Entry, Releases } from './log/entry';
import type { Origin } from './origin';
import type { Store } from './store';

/** What becomes of a new composition. */
export type Aim =
  /** All visitors get it. */
  | { kind: 'live' }
  /** A share of the visitors gets it, in percent, until it is promoted or withdrawn. */
  | { kind: 'canary'; share: number; name: string; replaces?: string }
  /** Nobody gets it, but it answers at an address of its own. */
  | { kind: 'preview' };

/** What a publisher asks of whoever holds the right to write. */
export interface Request {
  id: string;
  /** Releases that replace those of the live composition; they are in the store. */
  releases: Releases;
  /** Applications that leave the site. */
  retired?: string[];
  /** Who asks. */
  by: string;
  /** Where they come from. */
  origin: Origin;
  aim: Aim;
  reason: string;
  /** The live releases of these applications must still be these. */
  expects?: Releases;
  /** Goes live even when the live release comes from a newer commit. */
  isForced?: true;
}

/** A request in its place in the queue. */
export interface Waiting extends Request {
  number: number;
}

/** A request whose publisher did not say for so long that it still waits is not served, by the store's own clock. */
export const requestTime = 120_000;
/** How often a publisher says that it still waits. */
export const renewTime = 20_000;

export const requestName = (number: number) => `requests/${String(number).padStart(8, '0')}.json`;
const numberOf = (file: string) => Number(/^(\d{8,})\.json$/.exec(file)?.[1] ?? Number.NaN);

async function numbers(store: Store): Promise<number[]> {
  return (await store.objects.children('requests/')).map(numberOf).filter(Number.isInteger);
}

/** Puts a request at the end of the queue. @returns its number. */
export async function enqueue(store: Store, request: Request, served: number): Promise<number> {
  const content = Buffer.from(JSON.stringify(request));
  for (let number = Math.max(served, ...(await numbers(store))) + 1; ; number++)
    if (await isPlaced(store, number, request.id, content)) return number;
}

async function isPlaced(store: Store, number: number, id: string, content: Buffer): Promise<boolean> {
  try {
    return await store.objects.create(requestName(number), content);
  } catch (error) {
    // Its answer may have been lost.
    const there = await store.objects.read(requestName(number));
    if (there && parsed(number, there)?.id === id) return true;
    throw error;
  }
}

/** Says that the publisher of a request still waits for its answer. */
export const renew = (store: Store, { number, ...request }: Waiting) =>
  store.objects.write(requestName(number), Buffer.from(JSON.stringify(request)));

/** All requests without an answer, in the order in which they came. Torn ones are none. */
export async function waitingRequests(store: Store, { served }: Entry): Promise<Waiting[]> {
  const waiting: Waiting[] = [];
  await inParallel(
    (await numbers(store)).filter((number) => number > served),
    async (number) => {
      const content = await store.objects.read(requestName(number));
      const request = content && parsed(number, content);
      if (request) waiting.push(request);
    },
  );
  return waiting.sort((first, second) => first.number - second.number);
}

/** Takes requests away that are answered. */
export async function forgetRequests(store: Store, served: number): Promise<void> {
  const answered = (await numbers(store)).filter((number) => number <= served);
  await inParallel(answered, (number) => store.objects.remove(requestName(number)));
}

function parsed(number: number, content: Buffer): Waiting | undefined {
  try {
    return { ...(JSON.parse(content.toString()) as Request), number };
  } catch {
    return undefined;
  }
}
