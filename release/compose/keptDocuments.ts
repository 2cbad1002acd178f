import { createHash } from 'node:crypto';
import { rememberInlineHashes } from '../server/inlineSources';
import { copySuffixes, type Copies } from '../store/compress';
import { hashOf } from '../store/address';
import { isCopyOf } from '../store/compress';
import { recordsOf } from '../store/damage';
import { documentName, type DocumentRecord } from '../store/documents';
import { inParallel } from '../store/inParallel';
import type { Store } from '../store/store';

/** Hash of everything that a document is made from. */
export const fingerprintOf = (sources: object) =>
  createHash('sha256').update(JSON.stringify(sources)).digest('hex').slice(0, 16);

interface KeptDocument {
  record: DocumentRecord;
  html: string;
  copies: Copies;
}

/** The documents of the composition before that would be made from the same now: they are not made again. */
export class KeptDocuments {
  private readonly kept = new Map<string, KeptDocument>();

  /** Reads those of some documents that are whole: a damaged one is made anew. @param base the composition before. */
  static async of(
    store: Store,
    base: number | undefined,
    planned: readonly { path: string; fingerprint: string }[],
  ): Promise<KeptDocuments> {
    const documents = new KeptDocuments();
    if (base === undefined) return documents;
    const records = new Map(Object.entries(await recordsOf(store, await store.composition(base))));
    const same = planned.filter(({ path, fingerprint }) => records.get(path)?.fingerprint === fingerprint);
    await inParallel(same, async ({ path }) => {
      const document = await wholeDocument(
        store,
        `compositions/${base}/${documentName(path)}.html`,
        records.get(path)!,
      );
      if (document) documents.kept.set(path, document);
    });
    return documents;
  }

  find = (path: string): KeptDocument | undefined => this.kept.get(path);
}

async function wholeDocument(
  store: Store,
  file: string,
  record: DocumentRecord,
): Promise<KeptDocument | undefined> {
  const [html, ...packed] = await Promise.all(
    ['', ...copySuffixes].map((suffix) => store.objects.read(file + suffix)),
  );
  if (!html || hashOf(html) !== record.hashes.document) return undefined;
  const copies = copySuffixes.flatMap((suffix, index): Copies => {
    const content = packed[index];
    return content ? [[suffix, content]] : [];
  });
  if (!copies.every(([suffix, content]) => isCopyOf(html, suffix, content))) return undefined;
  rememberInlineHashes(record.hashes);
  return { record, html: html.toString(), copies };
}
