import { contentPath } from '@vibrant-peak/shared/contract';
import { useNavigate } from '@vibrant-peak/shared/router';
import { useStore } from '@vibrant-peak/shared/store';
import { Text } from '@vibrant-peak/shared/ui';
import type { Entity } from '../entities/entity';
import { EntityForm } from '../form/EntityForm';
import { PageHeader } from '../layout/PageHeader';
import { useCancel } from '../list/useCancel';
import { useRecordActions } from '../list/useRecordActions';
import { useCollection } from '../records/useCollection';

const nothing = () => undefined;

/** What the site has once: a form, which leads back to all contents. */
export function OnceScreen({ entity }: { entity: Entity }) {
  const [record] = useStore(useCollection(entity));
  const { update } = useRecordActions(entity, nothing);
  const navigate = useNavigate();
  const close = () => void navigate(contentPath);
  const cancel = useCancel(close);
  return (
    <>
      <PageHeader title={entity.heading} description={entity.description} />
      {record ? (
        <EntityForm
          entity={entity}
          record={record}
          onSave={(values) => update(record, values)}
          onSaved={close}
          onCancel={cancel}
        />
      ) : (
        <Text>Somebody has deleted this. Publications under History bring it back.</Text>
      )}
    </>
  );
}
