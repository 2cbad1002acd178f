import {
  pointerOf,
  parseEntry,
  shownBy,
  turnOf,
  type Entry,
  type Pointer,
  type Releases,
} from '../../store/log/entry';
import type { Composition } from '../../store/store';
import { faultsOfFlip, type Intent } from './faultsOfFlip';
import { MemoryObjects } from './memoryObjects';
import type { Timeline } from './timeline';

/** Sees all that happens to the objects of one history, and says what should not have happened. */
export class Ledger {
  readonly faults: string[] = [];
  /** Every entry that was ever part of the log, by its turn. */
  readonly entries: Entry[] = [];
  readonly flips: Entry[] = [];
  /** What was ever asked for, by who asked. */
  readonly intents = new Map<string, Intent>();
  readonly compositions = new Map<number, Composition>();
  readonly objects: MemoryObjects;
  readonly media = new Map<string, string>();
  /** Until when pages of a composition that were handed out keep their files. */
  private readonly promised = new Map<number, number>();

  constructor(
    private readonly timeline: Timeline,
    private readonly age: number,
  ) {
    this.objects = new MemoryObjects(
      () => timeline.now,
      (kind, name) => (kind === 'put' ? this.written(name) : this.removed(name)),
    );
  }

  get newest(): Entry | undefined {
    return this.entries.at(-1);
  }

  /** A page of what a server takes for live is handed out. */
  handOut({ live, canary }: Pointer): void {
    for (const sequence of [live, ...(canary ? [canary.composition] : [])]) {
      this.promised.set(sequence, this.timeline.now + this.age);
      this.expectWhole(sequence, 'is handed out');
    }
  }

  fault(text: string): void {
    this.faults.push(`${Math.round(this.timeline.now)} ms: ${text}`);
  }

  private written(name: string): void {
    const [folder, part, file] = name.split('/') as [string, string, string?];
    if (folder === 'pointer') this.appended(turnOf(part)!, this.objects.all.get(name)!.content);
    else if (folder === 'compositions' && file === 'composition.json')
      this.compositions.set(Number(part), this.json<Composition>(name)!);
  }

  private appended(turn: number, content: Buffer): void {
    const before = this.newest;
    // A turn that was trimmed away and is taken again by a writer who slept: nobody reads it.
    if (turn <= (before?.turn ?? 0)) return;
    const entry = parseEntry(turn, content)!;
    if (turn !== (before?.turn ?? 0) + 1) this.fault(`the log leaves turns out before ${turn}`);
    this.entries.push(entry);
    if (entry.collected === turn) {
      if (entry.live !== before?.live || JSON.stringify(entry.canary) !== JSON.stringify(before?.canary))
        this.fault(`turn ${turn} collects garbage and changes what is live`);
      if (entry.keptFrom < before!.keptFrom || shownBy(entry).some((sequence) => sequence < entry.keptFrom))
        this.fault(`turn ${turn} keeps from ${entry.keptFrom} on, after ${before!.keptFrom}`);
      return;
    }
    for (const fault of faultsOfFlip(this.flips.at(-1), entry, this))
      this.fault(`turn ${turn} (${entry.reason}): ${fault}`);
    this.flips.push(entry);
    for (const sequence of shownBy(entry)) this.expectWhole(sequence, `goes before visitors at turn ${turn}`);
  }

  private removed(name: string): void {
    if (!/^(r|compositions|media)\//.test(name)) return;
    const needed = new Set(this.newest ? shownBy(this.newest) : []);
    for (const [sequence, until] of this.promised) if (until > this.timeline.now) needed.add(sequence);
    for (const sequence of needed)
      if (this.isPartOf(name, sequence)) this.fault(`${name} is removed, composition ${sequence} needs it`);
  }

  private isPartOf(name: string, sequence: number): boolean {
    const releases: Releases = this.compositions.get(sequence)?.releases ?? {};
    if (name.startsWith(`compositions/${sequence}/`)) return true;
    return Object.entries(releases).some(
      ([app, hash]) => name.startsWith(`r/${app}/${hash}/`) || name === mediumOf(this, app, hash),
    );
  }

  /** Everything of a composition is there: its own files, and those of its releases. */
  expectWhole(sequence: number, when: string): void {
    const there = (name: string) => this.objects.all.has(name);
    const composition = this.compositions.get(sequence);
    const missing = ['composition.json', 'index.html']
      .map((file) => `compositions/${sequence}/${file}`)
      .concat(
        Object.entries(composition?.releases ?? {}).flatMap(([app, hash]) => [
          ...['release.json', 'app.js'].map((file) => `r/${app}/${hash}/${file}`),
          ...(mediumOf(this, app, hash) ? [mediumOf(this, app, hash)!] : []),
        ]),
      )
      .filter((name) => !there(name));
    if (missing.length > 0) this.fault(`composition ${sequence} ${when} without ${missing.join(', ')}`);
  }

  private json<T>(name: string): T | undefined {
    const object = this.objects.all.get(name);
    return object && (JSON.parse(object.content.toString()) as T);
  }

  /** What is live, by everything that ever happened. */
  pointer = (): Pointer | undefined => this.newest && pointerOf(this.newest);
}

/** The picture that a release names, by its manifest. */
function mediumOf({ objects, media }: Ledger, app: string, hash: string): string | undefined {
  const folder = `r/${app}/${hash}/`;
  const known = media.get(folder);
  if (known) return known;
  const manifest = objects.all.get(`${folder}release.json`)?.content;
  if (!manifest) return undefined;
  const [file] = (JSON.parse(manifest.toString()) as { media: [string] }).media;
  media.set(folder, `media/${file}`);
  return `media/${file}`;
}
