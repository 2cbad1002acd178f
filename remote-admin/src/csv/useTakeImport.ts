import { useToast, type RecordId, type Saved } from '@vibrant-peak/shared/host';
import type { Entity } from '../entities/entity';
import { recentChanges } from '../records/recentChanges';
import { useCollection } from '../records/useCollection';
import { andThen } from '../saving/andThen';
import { settle } from '../saving/settle';
import { useTellFailure } from '../saving/useTellFailure';
import type { ImportPlan } from './planImport';

type ImportedRows = Pick<ImportPlan, 'added' | 'updated'>;

/** Applies an import plan to the list, with one notice and one Undo. */
export function useTakeImport(entity: Entity) {
  const toast = useToast();
  const tellFailure = useTellFailure();
  const collection = useCollection(entity);
  const nameOf = (count: number) =>
    count === 1 ? entity.singular : `${count.toLocaleString('en')} ${entity.heading}`;

  /** All or nothing: rows that cannot be added take the updates with them. */
  const save = ({ added, updated }: ImportedRows) =>
    andThen(collection.update(updated), (restore) => {
      const saved = collection.add(added);
      const kept = saved instanceof Promise ? saved.catch((reason) => rejectAfter(restore, reason)) : saved;
      return andThen(kept, (records) => ({ ids: records.map(({ id }) => id), restore }));
    });

  const tell = ({ updated }: ImportedRows, ids: readonly RecordId[], restore: () => Saved<void>) => {
    const title = ids.length > 0 ? `${nameOf(ids.length)} Added` : `${nameOf(updated.size)} Updated`;
    const undo = collection.keepUndo(title, () => andThen(collection.remove(ids), restore));
    recentChanges.tell({
      title,
      subject: 'From a CSV file',
      path: entity.path,
      icon: entity.navigation.icon,
    });
    toast({
      type: 'success',
      title,
      description:
        ids.length > 0 && updated.size > 0 ? `${nameOf(updated.size)} updated as well.` : undefined,
      action: { label: 'Undo', onClick: () => settle(undo, () => undefined, tellFailure) },
    });
  };

  /** Ends when the records are saved; nothing is changed when it fails. */
  const take = (rows: ImportedRows) => andThen(save(rows), ({ ids, restore }) => tell(rows, ids, restore));
  return { take, nameOf };
}

async function rejectAfter(restore: () => Saved<void>, reason: unknown): Promise<never> {
  await restore();
  throw reason;
}
