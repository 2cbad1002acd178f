import { isForbidden, isFull } from '../objects/disk';
import type { ObjectStore } from '../objects/objectStore';
import { inParallel } from '../objects/inParallel';
import type { Environment } from '../environment';
import { beginning, entryName, logFolder, parseEntry, sequencesOf, type Entry, type State } from './entry';
import { warnOfTorn } from './readLog';

/** The newest complete entry, and the highest used sequence: torn entries use theirs, too. */
export interface LogHead {
  entry: Entry;
  top: number;
}

/** It is unknown whether an entry was written: the store did not answer. */
export class UnknownOutcomeError extends Error {
  override name = 'UnknownOutcomeError';
}

/** How many entries are held in memory. */
const MAX_REMEMBERED = 400;

/** How often a write without an answer is asked about. */
const attempts = 6;

/**
 * The log of all decisions. Each entry holds the whole state and follows the entry that was read.
 * Of several concurrent writers exactly one succeeds.
 */
export class Log {
  /** Torn entries that were logged. */
  private readonly reported = new Set<string>();
  private readonly known = new Map<number, Entry>();

  constructor(
    private readonly objects: ObjectStore,
    private readonly environment: Environment,
  ) {}

  /**
   * The current log.
   * @throws when the store cannot be read: unreadable entries are never skipped.
   */
  async read(): Promise<LogHead> {
    for (let attempt = 1; ; attempt++) {
      const sequences = await this.sequences();
      const top = sequences[0] ?? 0;
      let entry: Entry | 'torn' | undefined = 'torn';
      for (const sequence of sequences) {
        entry = await this.lookUp(sequence);
        if (entry !== 'torn') break;
      }
      if (entry === 'torn') return { entry: beginning, top };
      if (entry) return { entry, top };
      // A listed entry counts, even when it cannot be read yet.
      if (attempt === attempts) throw new Error(`${entryName(top)} is listed, and is not there`);
      await this.environment.wait(100 * 2 ** attempt);
    }
  }

  /** All entries that are whole, oldest first. */
  async entries(): Promise<Entry[]> {
    const entries = new Map<number, Entry>();
    const sequences = (await this.sequences()).reverse();
    await inParallel(sequences, async (sequence) => {
      const entry = await this.entry(sequence);
      if (entry) entries.set(sequence, entry);
    });
    return sequences.flatMap((sequence) => entries.get(sequence) ?? []);
  }

  /** One entry; `undefined` when it is not there, or torn. */
  async entry(sequence: number): Promise<Entry | undefined> {
    const entry = await this.lookUp(sequence);
    return entry === 'torn' ? undefined : entry;
  }

  /** Entries never change: each is read once. */
  private async lookUp(sequence: number): Promise<Entry | 'torn' | undefined> {
    const known = this.known.get(sequence);
    if (known) return known;
    const content = await this.objects.read(entryName(sequence));
    if (!content) return undefined;
    const entry = parseEntry(sequence, content);
    if (!entry) {
      warnOfTorn(entryName(sequence), 'it is torn', this.reported);
      return 'torn';
    }
    if (this.known.size >= MAX_REMEMBERED) this.known.clear();
    this.known.set(sequence, entry);
    return entry;
  }

  /** Numbers of all entries, newest first. */
  sequences = async () => sequencesOf(await this.objects.children(logFolder));

  /**
   * Writes the next entry: the state that was read with some changes.
   * @returns it, or `undefined` when another entry was written first.
   * @throws UnknownOutcomeError when the store does not answer.
   */
  async append({ entry: before, top }: LogHead, change: Partial<State>): Promise<LogHead | undefined> {
    const sequence = top + 1;
    const entry: Entry = { ...before, ...change, sequence, id: this.environment.id() };
    if (!(await this.createOnce(entry))) return undefined;
    // A slow writer can reuse a trimmed name, but then the previous entry was trimmed, too.
    const previous = entryName(before.sequence);
    if (before.sequence > 0 && !(await this.asked(() => this.objects.read(previous))))
      throw unknown(new Error(`the entry before ${entryName(sequence)} is gone`));
    return { entry, top: sequence };
  }

  /** Creates an entry, and asks again until it is known whether this very one is there. */
  private async createOnce(entry: Entry): Promise<boolean> {
    const name = entryName(entry.sequence);
    const content = Buffer.from(JSON.stringify(entry, null, 2));
    // Nothing is stored that could not be read again.
    parseEntry(entry.sequence, content);
    return this.asked(async () => {
      if (await this.objects.create(name, content)) return true;
      const there = await this.objects.read(name);
      if (!there) throw new Error(`${name} comes and goes`);
      // A lost response: this very entry has the name.
      return parseEntry(entry.sequence, there)?.id === entry.id;
    });
  }

  /** Asks several times: a failed call must not make a written entry look lost. */
  private async asked<T>(call: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await call();
      } catch (error) {
        if (isFull(error) || isForbidden(error)) throw error;
        if (attempt === attempts) throw unknown(error as Error);
        await this.environment.wait(100 * 2 ** attempt);
      }
    }
  }
}

const unknown = (cause: Error) =>
  new UnknownOutcomeError(
    `It is not known whether this took effect, look with npx vibrant-peak list. The store did not say: ${cause.message}`,
    { cause },
  );
