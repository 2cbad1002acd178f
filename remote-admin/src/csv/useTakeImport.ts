import { useToast } from '@vibrant-peak/shared/host';
import type { Entity } from '../entities/entity';
import { collectionOf } from '../records/collectionOf';
import { recentChanges } from '../records/recentChanges';
import type { ImportPlan } from './planImport';

/** Applies an import plan to the list, with one notice and one Undo. */
export function useTakeImport(entity: Entity) {
  const toast = useToast();
  const collection = collectionOf(entity);
  const nameOf = (count: number) =>
    count === 1 ? entity.singular : `${count.toLocaleString('en')} ${entity.heading}`;

  const take = ({ added, updated }: Pick<ImportPlan, 'added' | 'updated'>) => {
    const restore = collection.update(updated);
    const ids = collection.add(added).map(({ id }) => id);
    const title = ids.length > 0 ? `${nameOf(ids.length)} Added` : `${nameOf(updated.size)} Updated`;
    const undo = collection.keepUndo(title, () => {
      collection.remove(ids);
      restore();
    });
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
      action: { label: 'Undo', onClick: undo },
    });
  };
  return { take, nameOf };
}
