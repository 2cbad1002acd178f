import { createHash } from 'node:crypto';
import { rememberInlineHashes } from '../server/inlineSources';
import type { Store } from '../store/store';
import { copySuffixes, type Copies } from '../store/compress';
import {
  documentName,
  parseRecords,
  recordsFile,
  type DocumentRecord,
  type DocumentRecords,
} from '../store/documents';

/** Hash of everything that a document is made from. */
export const fingerprintOf = (sources: object) =>
  createHash('sha256').update(JSON.stringify(sources)).digest('hex').slice(0, 16);

/** The documents of the composition before: those that would be made from the same are not made again. */
export class KeptDocuments {
  private constructor(
    private readonly store: Store,
    private readonly folder: string,
    private readonly records: DocumentRecords,
  ) {}

  static async of(store: Store, base: number | undefined): Promise<KeptDocuments> {
    const folder = `compositions/${base}/`;
    const stored = base === undefined ? undefined : await store.objects.read(folder + recordsFile);
    return new KeptDocuments(store, folder, stored ? parseRecords(folder + recordsFile, stored) : {});
  }

  /** What is known of a document that is as it would be made now. */
  find(path: string, fingerprint: string): DocumentRecord | undefined {
    const known = Object.hasOwn(this.records, path) ? this.records[path] : undefined;
    return known?.fingerprint === fingerprint ? known : undefined;
  }

  /** The document and its compressed copies. @throws when the composition before has gone. */
  async read(path: string): Promise<{ html: string; copies: Copies }> {
    rememberInlineHashes(this.records[path]!.hashes);
    const file = `${this.folder}${documentName(path)}.html`;
    const [html, ...packed] = await Promise.all(
      ['', ...copySuffixes].map((suffix) => this.store.objects.read(file + suffix)),
    );
    if (!html) throw new Error(`The store holds no ${file} any more`);
    const copies = copySuffixes.flatMap((suffix, index): Copies => {
      const content = packed[index];
      return content ? [[suffix, content]] : [];
    });
    return { html: html.toString(), copies };
  }
}
