import type { ComponentProps } from 'react';
import { useStore } from '@vibrant-peak/shared/store';
import { Text } from '@vibrant-peak/shared/ui';
import { EntityForm } from '../form/EntityForm';
import { useRecordActions } from '../list/useRecordActions';
import { useCollection } from '../records/collectionOf';

const nothing = () => undefined;

/** The form of what the site has once. */
export function OnceForm({ entity, ...form }: Omit<ComponentProps<typeof EntityForm>, 'record' | 'onSave'>) {
  const [record] = useStore(useCollection(entity));
  const { update } = useRecordActions(entity, nothing);
  if (!record) return <Text>Somebody has deleted this. Publications under History bring it back.</Text>;
  return (
    <EntityForm
      {...form}
      entity={entity}
      record={record}
      onSave={(values, begun = record) => update(begun, values)}
    />
  );
}
