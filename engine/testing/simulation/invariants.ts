import { pointerOf, parseEntry, shownBy, sequencesOf, type Entry, type Pointer } from '../../log/entry';
import { originalOf } from '../../formats/compress';
import { filesIn, parseInventory } from '../../formats/inventory';
import type { ReleaseManifest } from '../../formats/manifest';
import { lastFile, type Composition } from '../../formats/composition';
import type { Intent } from './intent';
import { violationsOfEntry, violationsOfPreviews } from './violationsOfEntry';
import { MemoryObjects } from './memoryObjects';
import type { Timeline } from './timeline';

/** Observes all operations on the objects of one scenario, and reports violations. */
export class Invariants {
  readonly violations: string[] = [];
  /** Every entry that was ever part of the log, by its turn. */
  readonly entries: Entry[] = [];
  readonly changes: Entry[] = [];
  /** All requests, by author. */
  readonly intents = new Map<string, Intent>();
  readonly compositions = new Map<number, Composition>();
  private readonly parts = new Map<number, Set<string>>();
  readonly objects: MemoryObjects;
  /** Until when the files of a composition whose pages were handed out have to remain. */
  private readonly promised = new Map<number, number>();

  constructor(
    private readonly timeline: Timeline,
    private readonly age: number,
  ) {
    this.objects = new MemoryObjects(
      () => timeline.now,
      (name) => (this.objects.all.has(name) ? this.written(name) : this.removed(name)),
    );
  }

  get newest(): Entry | undefined {
    return this.entries.at(-1);
  }

  /** A server answers with a page of its live composition. */
  handOut({ live, canary }: Pointer): void {
    for (const number of [live, ...(canary ? [canary.composition] : [])]) {
      this.promised.set(number, this.timeline.now + this.age);
      this.expectWhole(number, 'is handed out');
    }
  }

  violation(text: string): void {
    this.violations.push(`${Math.round(this.timeline.now)} ms: ${text}`);
  }

  private written(name: string): void {
    const [folder, part, file] = name.split('/') as [string, string, string?];
    if (folder === 'pointer') this.appended(sequencesOf([part])[0]!, this.objects.all.get(name)!.content);
    else if (folder === 'compositions' && file === 'composition.json') {
      const composition = JSON.parse(this.objects.all.get(name)!.content.toString()) as Composition;
      this.compositions.set(Number(part), composition);
      this.parts.set(Number(part), this.partsIn(composition));
    }
  }

  private appended(sequence: number, content: Buffer): void {
    const before = this.newest;
    // A trimmed sequence that a slow writer uses again: it is never read.
    if (sequence <= (before?.sequence ?? 0)) return;
    const entry = parseEntry(sequence, content)!;
    if (sequence !== (before?.sequence ?? 0) + 1)
      this.violation(`the log leaves sequences out before ${sequence}`);
    this.entries.push(entry);
    for (const violation of violationsOfPreviews(before, entry, this))
      this.violation(`sequence ${sequence} (${entry.reason}): ${violation}`);
    if (entry.collected === sequence) {
      if (entry.live !== before?.live || JSON.stringify(entry.canary) !== JSON.stringify(before?.canary))
        this.violation(`sequence ${sequence} collects garbage and changes what is live`);
      if (entry.keptFrom < before!.keptFrom || shownBy(entry).some((number) => number < entry.keptFrom))
        this.violation(`sequence ${sequence} retains from ${entry.keptFrom} on, after ${before!.keptFrom}`);
      return;
    }
    for (const violation of violationsOfEntry(this.changes.at(-1), entry, this))
      this.violation(`sequence ${sequence} (${entry.reason}): ${violation}`);
    this.changes.push(entry);
    for (const number of shownBy(entry))
      this.expectWhole(number, `goes before visitors at sequence ${sequence}`);
    this.preview(before, entry);
  }

  /** A preview that gets a name stays for some time. */
  private preview(before: Entry | undefined, { previews, sequence }: Entry): void {
    const known = before?.previews?.named.at(-1)?.composition;
    const number = previews?.named.at(-1)?.composition;
    if (number === undefined || number === known) return;
    this.expectWhole(number, `is a preview at sequence ${sequence}`);
    this.promised.set(number, this.timeline.now + this.age);
  }

  private removed(name: string): void {
    if (!/^(r|compositions|media|files)\//.test(name)) return;
    const needed = new Set(this.newest ? shownBy(this.newest) : []);
    for (const { composition } of this.newest?.previews?.named ?? []) needed.add(composition);
    for (const [number, until] of this.promised) if (until > this.timeline.now) needed.add(number);
    for (const number of needed)
      if (this.partsOf(number).has(originalOf(name)))
        this.violation(`${name} is removed, composition ${number} needs it`);
  }

  /** Everything of a composition is there: its own files, and those of its releases. */
  expectWhole(
    number: number,
    when: string,
    { all }: { all: { has(name: string): boolean } } = this.objects,
  ): void {
    const missing = [...this.partsOf(number)].filter((name) => !all.has(name));
    if (missing.length > 0) this.violation(`composition ${number} ${when} without ${missing.join(', ')}`);
  }

  /** Names of the objects without which a composition cannot be served. */
  partsOf = (number: number): ReadonlySet<string> => this.parts.get(number) ?? new Set([lastFile(number)]);

  private partsIn({ number, releases, inventory }: Composition): Set<string> {
    const content = (name: string) => this.objects.all.get(name)?.content;
    const listed = content(inventory);
    const parts = new Set([
      lastFile(number),
      inventory,
      ...(listed ? filesIn(parseInventory(inventory, listed)) : []),
    ]);
    for (const [app, address] of Object.entries(releases)) {
      const manifest = content(`r/${app}/${address}/release.json`);
      const { media = {} } = manifest ? (JSON.parse(manifest.toString()) as ReleaseManifest) : {};
      for (const file of ['release.json', 'app.js']) parts.add(`r/${app}/${address}/${file}`);
      for (const file of Object.keys(media)) parts.add(`media/${file}`);
    }
    return parts;
  }

  /** The live state, by the whole history. */
  pointer = (): Pointer | undefined => this.newest && pointerOf(this.newest);
}
