import { faultPoint } from '../faultPoint';
import type { Answer } from '../store/log/entry';
import { UnknownOutcomeError, type Seen } from '../store/log/log';
import { FencedError, lookTime, Right, Watch } from '../store/log/right';
import { enqueue, renew, renewTime, requestName, type Request, type Waiting } from '../store/requests';
import type { Store } from '../store/store';
import { serveQueue, type Compose } from './serveQueue';

interface Means {
  compose: Compose;
  log: (line: string) => void;
}

/**
 * Puts a request into the queue and waits until it is answered. Whoever finds the right to write free takes it and
 * serves all that wait; so a holder that dies holds nobody up for longer than its lease.
 * @throws UnknownOutcomeError when the store fails before the answer is known.
 */
export async function ask(store: Store, request: Request, means: Means): Promise<Answer> {
  const before = await store.log.read();
  let number = 0;
  try {
    number = await enqueue(store, request, before.entry.served);
    faultPoint('queued');
    return await answered(
      store,
      request,
      { number, read: before.entry.turn, moved: (to) => (number = to) },
      means,
    );
  } catch (error) {
    // Whoever gives up takes the request back.
    if (number > 0) await store.objects.remove(requestName(number)).catch(() => undefined);
    throw error instanceof UnknownOutcomeError ? error : inDoubt(error);
  }
}

const inDoubt = (error: unknown) =>
  new UnknownOutcomeError(
    `It was handed in, and whether it went live is not known, look with npm run list: ${(error as Error).message}`,
    { cause: error },
  );

interface Place {
  number: number;
  /** Entries up to this turn hold no answer. */
  read: number;
  moved: (number: number) => void;
}

async function answered(store: Store, request: Request, place: Place, means: Means): Promise<Answer> {
  const { world, log } = store;
  const watch = new Watch(store);
  let { number, read } = place;
  let renewed = world.now();
  let told = '';
  for (;;) {
    const seen = await log.read();
    const answer = await answerIn(store, request.id, read, seen);
    if (answer) return answer;
    read = seen.entry.turn;
    if (seen.entry.served >= number) {
      // The queue went past this number while the request was being written: it gets another one.
      number = await enqueue(store, request, seen.entry.served);
      place.moved(number);
    }
    if (await watch.isFree(seen)) {
      const own = await serveIfFree(store, { ...request, number }, seen, means);
      if (own) return own;
      continue;
    }
    const { id, by } = seen.entry.writer!;
    if (told !== id) means.log(`${by} publishes at this moment: waiting to be served with the others`);
    told = id;
    if (world.now() - renewed > renewTime) {
      renewed = world.now();
      await renew(store, { ...request, number });
    }
    await world.wait(lookTime);
  }
}

async function answerIn(
  store: Store,
  id: string,
  from: number,
  { entry }: Seen,
): Promise<Answer | undefined> {
  for (let turn = from + 1; turn <= entry.turn; turn++) {
    const { answers } = turn === entry.turn ? entry : ((await store.log.entry(turn)) ?? {});
    if (answers?.[id]) return answers[id];
  }
  return undefined;
}

async function serveIfFree(
  store: Store,
  request: Waiting,
  seen: Seen,
  { compose, log }: Means,
): Promise<Answer | undefined> {
  const taken = await Right.take(store, seen, request.by);
  if (!taken) return undefined;
  faultPoint('right taken');
  try {
    return await taken.during((right) => serveQueue({ store, right, compose }, request));
  } catch (error) {
    if (!(error instanceof FencedError)) throw error;
    log('Something else was decided meanwhile: composing again with it');
    return undefined;
  }
}
