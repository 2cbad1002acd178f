import { useToast } from '@vibrant-peak/shared/host';
import type { Entity } from '../entities/entity';
import { recentChanges } from '../records/recentChanges';
import { useCollection } from '../records/collectionOf';
import { useReportFailure } from '../saving/useReportFailure';
import type { ImportPlan } from './planImport';

type ImportedRows = Omit<ImportPlan, 'unchanged'>;

/** Applies an import plan to the list, with one toast and one Undo. */
export function useTakeImport(entity: Entity) {
  const toast = useToast();
  const reportFailure = useReportFailure();
  const collection = useCollection(entity);
  const countOf = (count: number) =>
    count === 1 ? entity.singular : `${count.toLocaleString('en')} ${entity.heading}`;

  const announce = ({ added, updated }: ImportedRows, takeBack: () => Promise<void>) => {
    const title = added.length > 0 ? `${countOf(added.length)} Added` : `${countOf(updated.size)} Updated`;
    const undo = collection.keepUndo(title, takeBack);
    recentChanges.add({
      title,
      subject: 'From a CSV file',
      path: entity.path,
      icon: entity.navigation.icon,
    });
    toast({
      type: 'success',
      title,
      description:
        added.length > 0 && updated.size > 0 ? `${countOf(updated.size)} updated as well.` : undefined,
      action: { label: 'Undo', onClick: () => void undo().catch(reportFailure) },
    });
  };

  /** Ends when the records are saved; nothing is changed when it fails. */
  const take = async (rows: ImportedRows) =>
    announce(rows, await collection.update(rows.updated, rows.begun, rows.added));
  return { take, countOf };
}
