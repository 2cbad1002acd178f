import { pointerOf, parseEntry, shownBy, sequenceOf, type Entry, type Pointer } from '../../store/log/entry';
import { originalOf } from '../../store/compress';
import { filesIn, parseInventory } from '../../store/inventory';
import type { ReleaseManifest } from '../../store/manifest';
import type { Composition } from '../../store/composition';
import { violationsOfEntry, type Intent } from './violationsOfEntry';
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
  /** Names of the files of each composition. */
  private readonly files = new Map<number, string[]>();
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
    if (folder === 'pointer') this.appended(sequenceOf(part)!, this.objects.all.get(name)!.content);
    else if (folder === 'compositions' && file === 'composition.json') {
      const composition = this.json<Composition>(name)!;
      this.compositions.set(Number(part), composition);
      const { inventory: file } = composition;
      const stored = this.objects.all.get(file);
      this.files.set(Number(part), [file, ...(stored ? filesIn(parseInventory(file, stored.content)) : [])]);
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
    if (entry.collected === sequence) {
      if (entry.live !== before?.live || JSON.stringify(entry.canary) !== JSON.stringify(before?.canary))
        this.violation(`sequence ${sequence} collects garbage and changes what is live`);
      if (entry.keptFrom < before!.keptFrom || shownBy(entry).some((number) => number < entry.keptFrom))
        this.violation(`sequence ${sequence} keeps from ${entry.keptFrom} on, after ${before!.keptFrom}`);
      return;
    }
    for (const violation of violationsOfEntry(this.changes.at(-1), entry, this))
      this.violation(`sequence ${sequence} (${entry.reason}): ${violation}`);
    this.changes.push(entry);
    for (const number of shownBy(entry))
      this.expectWhole(number, `goes before visitors at sequence ${sequence}`);
  }

  private removed(name: string): void {
    if (!/^(r|compositions|media|files)\//.test(name)) return;
    const needed = new Set(this.newest ? shownBy(this.newest) : []);
    for (const [number, until] of this.promised) if (until > this.timeline.now) needed.add(number);
    for (const number of needed)
      if (this.isPartOf(name, number)) this.violation(`${name} is removed, composition ${number} needs it`);
  }

  private isPartOf(name: string, number: number): boolean {
    const composition = this.compositions.get(number);
    if (name.startsWith(`compositions/${number}/`)) return true;
    if ((this.files.get(number) ?? []).includes(originalOf(name))) return true;
    return Object.entries(composition?.releases ?? {}).some(
      ([app, hash]) => name.startsWith(`r/${app}/${hash}/`) || name === mediumOf(this, app, hash),
    );
  }

  /** Everything of a composition is there: its own files, and those of its releases. */
  expectWhole(number: number, when: string): void {
    const there = (name: string) => this.objects.all.has(name);
    const composition = this.compositions.get(number);
    const missing = [`compositions/${number}/composition.json`]
      .concat(
        this.files.get(number) ?? [],
        Object.entries(composition?.releases ?? {}).flatMap(([app, hash]) => [
          ...['release.json', 'app.js'].map((file) => `r/${app}/${hash}/${file}`),
          ...(mediumOf(this, app, hash) ? [mediumOf(this, app, hash)!] : []),
        ]),
      )
      .filter((name) => !there(name));
    if (missing.length > 0) this.violation(`composition ${number} ${when} without ${missing.join(', ')}`);
  }

  private json<T>(name: string): T | undefined {
    const object = this.objects.all.get(name);
    return object && (JSON.parse(object.content.toString()) as T);
  }

  /** The live state, by the whole history. */
  pointer = (): Pointer | undefined => this.newest && pointerOf(this.newest);
}

/** The picture that a release names, by its manifest. */
function mediumOf({ objects, media }: Invariants, app: string, hash: string): string | undefined {
  const folder = `r/${app}/${hash}/`;
  const known = media.get(folder);
  if (known) return known;
  const manifest = objects.all.get(`${folder}release.json`)?.content;
  if (!manifest) return undefined;
  const [file] = Object.keys((JSON.parse(manifest.toString()) as ReleaseManifest).media);
  media.set(folder, `media/${file}`);
  return `media/${file}`;
}
