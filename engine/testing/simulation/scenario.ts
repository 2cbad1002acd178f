import type { Outcome } from '../../publish/rules/change';
import { publishReleases } from '../../publish/steps/publishReleases';
import type { BuiltRelease } from '../../formats/manifest';
import { UnknownOutcomeError } from '../../log/log';
import { composeQuickly } from '../addComposition';
import { Chance } from '../chance';
import { Invariants } from './invariants';
import { expectDone, expectUntouched, judge } from './judge';
import { anyOperation, collecting, smallRelease, type Operation, type Setting } from './operations';
import { anyFaultModel, calm, SimulatedClient, type FaultModel } from './simulatedClient';
import { SimulatedServer } from './simulatedServer';
import { Timeline } from './timeline';

/** Limit of a scenario in simulated time; beyond it a client waits forever. */
const MAX_DURATION = 12 * 3_600_000;

/** How many scenarios collect garbage again and again: each takes as long as four others. */
const cleaningShare = 0.06;

/** How many scenarios have a server with a cache: it takes as long as the rest. */
const serverShare = 0.15;

/** One run of some clients against one store, which follows from its seed alone. */
export class Scenario {
  readonly invariants: Invariants;
  readonly messages: string[] = [];
  private readonly timeline = new Timeline();
  private readonly chance: Chance;
  private readonly setting: Setting;
  private readonly clients: SimulatedClient[] = [];
  private server: SimulatedServer | undefined;
  private running = 1;
  private isJudged = false;

  constructor(readonly seed: number) {
    this.chance = new Chance(seed);
    const { chance } = this;
    const isCleaning = chance.isTrue(cleaningShare);
    this.setting = {
      apps: ['shell', 'public', 'staff'].slice(0, chance.whole(1, 3)),
      commits: new Map(),
      retention: {
        changes: chance.whole(1, 2),
        age: chance.one(isCleaning ? [2000, 8000, 30_000] : [5000, 60_000, 600_000]),
        pictures: 30 * 86_400_000,
      },
      chance,
      isCleaning,
    };
    this.invariants = new Invariants(this.timeline, this.setting.retention.age);
    void this.play()
      .catch((error: Error) => this.invariants.violation(`the simulation itself: ${error.stack}`))
      .finally(() => this.running--);
  }

  /** Runs the next event. @returns whether the scenario continues. */
  step(): boolean {
    if (this.timeline.now > MAX_DURATION) {
      this.invariants.violation('somebody waits forever');
      return false;
    }
    if (this.timeline.step()) return true;
    // Settled promises may schedule more events: check once more before the end.
    if (this.running > 0 && !this.isJudged) return (this.isJudged = true);
    if (this.running > 0) this.invariants.violation('somebody waits forever, and nothing happens');
    return false;
  }

  private async play(): Promise<void> {
    const { chance, setting } = this;
    const first = this.client(calm);
    const built = setting.apps.map((name) => smallRelease(name, 'text 1'));
    for (const release of built) await this.begin(first, release);
    const faultModel = anyFaultModel(chance);
    const longest = setting.isCleaning ? 8000 : 20_000;
    const pause = () => chance.whole(0, chance.isTrue(0.05) ? 7_200_000 : longest);
    const client = () => this.client(faultModel);
    const change = () => this.work(client(), chance.whole(1, changes), pause, () => anyOperation(setting));
    const shortPause = () => chance.whole(0, 12_000);
    const [workers, changes] = [chance.whole(2, 5), setting.isCleaning ? 5 : 3];
    const collectors = setting.isCleaning ? 2 : 0;
    await Promise.all([
      ...Array.from({ length: workers }, change),
      ...Array.from({ length: collectors }, () =>
        this.work(client(), 6, shortPause, () => collecting(setting)),
      ),
      this.serve(this.client({ ...faultModel, crash: 0 })),
      ...(chance.isTrue(serverShare) ? [this.runServer(faultModel)] : []),
    ]);
    await this.getThrough();
    await this.server?.settle();
    await this.timeline.sleep(120_000);
    await judge(this.invariants);
  }

  private begin({ store }: SimulatedClient, release: BuiltRelease): Promise<Outcome> {
    const { name, hash } = release;
    const by = `first ${name}`;
    const target = { kind: 'live' as const };
    const options = { commit: 1, isForced: false, isAgain: true };
    this.invariants.intents.set(by, { kind: 'publish', name, hash, target, ...options });
    const provenance = { by, at: store.environment.date().toISOString(), commit: '1' };
    return publishReleases(store, [release], { log: () => undefined, compose: composeQuickly, provenance });
  }

  private client(faultModel: FaultModel): SimulatedClient {
    const client = new SimulatedClient(this.invariants.objects, this.timeline, this.chance, faultModel);
    this.clients.push(client);
    return client;
  }

  private async work(
    client: SimulatedClient,
    count: number,
    pause: () => number,
    next: () => Operation,
  ): Promise<void> {
    for (let sequence = 0; sequence < count; sequence++) {
      await this.timeline.sleep(pause());
      const operation = next();
      const by = `${this.clients.indexOf(client)}.${sequence}`;
      this.report(by, `begins: ${operation.name}`);
      // A dead client never ends: it is not awaited.
      await Promise.race([this.attempt(client, operation, by), client.died]);
      if (client.isDead) return this.report(by, 'is dead');
    }
  }

  private async attempt(client: SimulatedClient, { run }: Operation, by: string): Promise<void> {
    try {
      const result = (await run(client, by, this.invariants.intents)) as Outcome | undefined;
      this.report(by, `gets: ${JSON.stringify(result)}`);
      if (result && 'status' in result) expectDone(this.invariants, by, result);
    } catch (error) {
      this.report(by, `fails: ${(error as Error).message}`);
      if (!(error instanceof UnknownOutcomeError)) expectUntouched(this.invariants, by);
    }
  }

  private async serve(server: SimulatedClient): Promise<void> {
    for (let sequence = 0; sequence < (this.setting.isCleaning ? 12 : 4); sequence++) {
      await this.timeline.sleep(this.chance.whole(0, 12_000));
      const pointer = await server.store.pointer().catch(() => undefined);
      // The live state is judged at the moment of the store's answer, not of its arrival.
      if (pointer && this.invariants.pointer()?.sequence === pointer.sequence)
        this.invariants.handOut(pointer);
    }
  }

  /** A server with a cache looks repeatedly; the store may be away, and the server may die. */
  private async runServer(faultModel: FaultModel): Promise<void> {
    const { chance, timeline } = this;
    this.server = new SimulatedServer(this.invariants, timeline, () => {
      const client = this.client({ ...faultModel, late: 0.5 * chance.next() });
      client.lateListings = chance.whole(0, 10_000);
      return client;
    });
    for (let look = 0; look < (this.setting.isCleaning ? 12 : 6); look++) {
      await timeline.sleep(chance.whole(0, 8000));
      if (chance.isTrue(0.1)) this.server.start();
      else void this.server.look(chance.isTrue(0.2));
    }
  }

  /** A new client without violations can publish at the end: dead clients block no one. */
  private async getThrough(): Promise<void> {
    const client = this.client(calm);
    const { status } = await this.begin(client, smallRelease('latecomer', 'text'));
    if (status !== 'live') this.invariants.violation(`a publish without violations is ${status}`);
  }

  private report(by: string, text: string): void {
    this.messages.push(`${String(Math.round(this.timeline.now)).padStart(9)} ms  ${by}  ${text}`);
  }
}
