import type { ObjectStore } from '../objectStore';
import type { World } from '../world';
import type { Answer, Entry, State, Writer } from './entry';
import type { Log, Seen } from './log';

/** A holder that was not heard of for so long has lost the right, in milliseconds. */
const leaseTime = 15_000;
/** How often a holder is heard of. */
const beatTime = 4000;
/** How often those who wait look. */
export const lookTime = 250;

/** Somebody else holds the right by now. Nothing that was decided since took effect. */
export class FencedError extends Error {
  override name = 'FencedError';
}

interface Place {
  objects: ObjectStore;
  log: Log;
  world: World;
}

/**
 * The exclusive right to compose, to flip and to condemn. It is taken by an entry of the log, so that whatever a former
 * holder writes afterwards meets a turn that is taken: no clock decides about that. It is given back by the entry that
 * says what became of it, so that nothing can fail between the two.
 */
export class Right {
  private constructor(
    private readonly place: Place,
    private seen: Seen,
  ) {}

  /** Takes the right when nobody holds it. @returns nothing when somebody else was faster. */
  static async take(place: Place, seen: Seen, by: string): Promise<Right | undefined> {
    const { world, log } = place;
    const writer: Writer = { id: world.id(), by, ...world.self };
    const taken = await log.append(seen, { writer, term: seen.top + 1 });
    return taken && new Right(place, taken);
  }

  /** The state as this holder left it; nobody else has changed it as long as `write` succeeds. */
  get state(): Entry {
    return this.seen.entry;
  }

  get term(): number {
    return this.seen.entry.term;
  }

  /**
   * Writes what was decided; the right is kept when `isKept`, else given back by the same entry.
   * @throws FencedError when the right was lost before: nothing has changed then.
   */
  async write(change: Partial<State>, isKept: boolean, answers?: Record<string, Answer>): Promise<Entry> {
    const next = await this.place.log.append(
      this.seen,
      { ...change, ...(!isKept && { writer: undefined }) },
      answers,
    );
    if (!next) throw new FencedError('Somebody else holds the right to write by now');
    this.seen = next;
    return next.entry;
  }

  /** Does something while the others hear that this holder is alive. Its failure gives the right back. */
  async during<T>(work: (right: Right) => Promise<T>): Promise<T> {
    const over = new AbortController();
    const beating = this.beat(over.signal);
    try {
      return await work(this);
    } catch (error) {
      if (this.state.writer && !(error instanceof FencedError))
        await this.write({}, false).catch(() => undefined);
      throw error;
    } finally {
      over.abort('over');
      await beating;
      await forgetBeats(this.place.objects, this.term).catch(() => undefined);
    }
  }

  private async beat(signal: AbortSignal): Promise<void> {
    const { world, objects } = this.place;
    for (let beat = 1; ; beat++) {
      await world.wait(beatTime, signal).catch(() => undefined);
      if (signal.aborted) return;
      // One that fails is made up for by the next.
      await objects.create(beatName(this.term, beat), Buffer.alloc(0)).catch(() => undefined);
    }
  }
}

const beatName = (term: number, beat: number) => `${beatsOf(term)}${String(beat).padStart(6, '0')}`;
const beatsOf = (term: number) => `writer/${term}/`;

async function forgetBeats(objects: ObjectStore, term: number): Promise<void> {
  for (const name of await objects.list(beatsOf(term))) await objects.remove(name);
}

/**
 * Tells whether the right is free. A holder is given up when it was not heard of for the whole time of a lease, by this
 * process's own clock: nobody else's is trusted. One that is given up too early loses its work and breaks nothing.
 */
export class Watch {
  private heard = { mark: '', at: 0 };

  constructor(private readonly place: Place) {}

  async isFree({ entry, top }: Seen): Promise<boolean> {
    if (!entry.writer) return true;
    const { objects, world } = this.place;
    if (world.hasEnded(entry.writer)) return true;
    const mark = `${top} ${(await objects.children(beatsOf(entry.term))).at(-1) ?? ''}`;
    if (mark !== this.heard.mark) this.heard = { mark, at: world.now() };
    return world.now() - this.heard.at >= leaseTime;
  }
}

/** Waits for the right and takes it. `tell` hears whom it waits for. */
export async function waitForRight(
  place: Place,
  by: string,
  tell: (holder: Writer) => void = () => undefined,
): Promise<Right> {
  const watch = new Watch(place);
  for (let isTold = false; ;) {
    const seen = await place.log.read();
    if (await watch.isFree(seen)) {
      const right = await Right.take(place, seen, by);
      if (right) return right;
      continue;
    }
    if (!isTold) tell(seen.entry.writer!);
    isTold = true;
    await place.world.wait(lookTime);
  }
}
