import type { ObjectStore } from '../../objects/objectStore';
import { Store } from '../../store/store';
import type { Environment } from '../../environment';
import type { Chance } from '../chance';
import type { Timeline } from './timeline';

/** Faults of network, storage and machines, each with its probability per call. */
export interface FaultModel {
  /** The call never arrives, and fails. */
  error: number;
  /** The call succeeds, but its caller gets a failure. */
  lostAnswer: number;
  /** The call does its work once more, later. */
  duplicate: number;
  /** The call, or its answer, takes up to a minute. */
  slow: number;
  /** The client ends for good, before or after the call did its work. */
  crash: number;
  /** A log entry younger than `lateTime` is not listed, or cannot be read. */
  late: number;
}

export function anyFaultModel(chance: Chance): FaultModel {
  const often = (probability: number) => (chance.isTrue(0.5) ? 0 : probability * chance.next());
  return {
    error: often(0.01),
    lostAnswer: often(0.02),
    duplicate: often(0.05),
    slow: often(0.05),
    crash: often(0.01),
    late: often(0.2),
  };
}

export const calm: FaultModel = { error: 0, lostAnswer: 0, duplicate: 0, slow: 0, crash: 0, late: 0 };

/** How long entries of the log may be late, in milliseconds. */
const lateTime = 1000;

const never = new Promise<never>(() => undefined);
const calls = ['read', 'create', 'write', 'list', 'children', 'remove', 'times', 'tidy'] as const;
const repeated = new Set<string>(['create', 'write', 'remove']);

/** A client whose calls fail by the fault model, with wrong clocks; it may die at any call. */
export class SimulatedClient {
  isDead = false;
  /** No call arrives. */
  isAway = false;
  /** How long objects in any listing may be late, in milliseconds; 0 for those of the log alone. */
  lateListings = 0;
  /** Settled when it dies. */
  readonly died: Promise<void>;
  private die: () => void = () => undefined;
  readonly store: Store;

  constructor(
    private readonly objects: ObjectStore,
    private readonly timeline: Timeline,
    private readonly chance: Chance,
    public faultModel: FaultModel,
  ) {
    this.died = new Promise((resolve) => (this.die = resolve));
    const [rate, skew] = [0.7 + chance.next() * 0.6, (chance.next() - 0.5) * 20 * 86_400_000];
    const environment: Environment = {
      now: () => timeline.now * rate,
      date: () => new Date(1_800_000_000_000 + timeline.now + skew),
      wait: (milliseconds) => this.waited(milliseconds / rate),
      id: () => chance.whole(0, 2 ** 40).toString(36),
      random: () => chance.next(),
    };
    const seen = Object.fromEntries(
      calls.map((call) => [call, (...input: unknown[]) => this.call(call, input)]),
    );
    this.store = new Store(seen as unknown as ObjectStore, environment);
  }

  private async waited(milliseconds: number): Promise<void> {
    await this.timeline.sleep(milliseconds);
    if (this.isDead) await never;
  }

  private async call(name: (typeof calls)[number], input: unknown[]): Promise<unknown> {
    const { chance, faultModel, timeline } = this;
    if (this.isDead) return never;
    const work = () => (this.objects[name] as (...input: unknown[]) => Promise<unknown>)(...input);
    const dies = chance.isTrue(faultModel.crash);
    const isDone = !dies || chance.isTrue(0.5);
    if (dies) {
      this.isDead = true;
      this.die();
    }
    await timeline.sleep(this.delay());
    if (this.isDead && !dies) return never;
    // The caller of `tidy` ignores a failure and does not repeat it.
    if (this.isAway || (!dies && name !== 'tidy' && chance.isTrue(faultModel.error)))
      throw new Error('simulated: not reached');
    const result = isDone ? await this.seen(name, input, await work()) : undefined;
    if (repeated.has(name) && chance.isTrue(faultModel.duplicate))
      timeline.after(chance.whole(1, 60_000), () => void work());
    await timeline.sleep(this.delay());
    if (this.isDead) return never;
    if (chance.isTrue(faultModel.lostAnswer)) throw new Error('simulated: the answer was lost');
    return result;
  }

  /** The answer of the storage as it is seen where objects come late. */
  private async seen(name: string, [where]: unknown[], answer: unknown): Promise<unknown> {
    const place = String(where);
    const isLog = place.startsWith('pointer/');
    if (!(isLog || this.lateListings) || !this.chance.isTrue(this.faultModel.late)) return answer;
    const times = await this.objects.times(isLog ? 'pointer/' : place);
    const isLate = (object: string) =>
      this.timeline.now - (times.get(object) ?? 0) < (this.lateListings || lateTime);
    if (name === 'read') return isLog && isLate(place) ? undefined : answer;
    const isListed = (object: string) => !isLate(object) || this.chance.isTrue(0.5);
    if (name === 'list') return (answer as string[]).filter(isListed);
    if (name !== 'children') return answer;
    const seen = new Set(
      [...times.keys()]
        .filter((object) => !isLate(object))
        .map((object) => object.slice(place.length).split('/')[0]),
    );
    return (answer as string[]).filter((child) => seen.has(child));
  }

  private delay = () =>
    this.chance.isTrue(this.faultModel.slow) ? this.chance.whole(1000, 60_000) : this.chance.whole(1, 20);
}
