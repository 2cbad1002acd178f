import { mayUse, publishedToast, useSessionState, useToast } from '@vibrant-peak/shared/host';
import type { Entity, EntityRecord } from '../entities/entity';
import { useCollection } from '../records/collectionOf';

/**
 * Publishes a saved record; undefined without a record, without publishing, or without the right.
 */
export function usePublish(entity: Entity, record: EntityRecord | undefined) {
  const { publish } = useCollection(entity);
  const isPublisher = mayUse(useSessionState(), 'publisher');
  const toast = useToast();
  if (!publish || !record || !isPublisher) return undefined;
  return async () => {
    const undo = await publish(record.id).catch(({ message }: Error) => {
      throw new Error(`Saved as a draft, not published: ${message}`);
    });
    toast(publishedToast('Visitors can see it now.', undo, toast));
  };
}
