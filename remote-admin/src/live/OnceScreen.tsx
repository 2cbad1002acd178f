import { contentPath } from '@vibrant-peak/shared/contract';
import { useNavigate } from '@vibrant-peak/shared/router';
import { PageHeader } from '@vibrant-peak/shared/ui-admin';
import type { Entity } from '../entities/entity';
import { useCancel } from '../list/useCancel';
import { OnceForm } from './OnceForm';

/** What the site has once: a form, which leads back to all contents. */
export function OnceScreen({ entity }: { entity: Entity }) {
  const navigate = useNavigate();
  const close = () => void navigate(contentPath);
  const cancel = useCancel(close);
  return (
    <>
      <PageHeader title={entity.heading} description={entity.description} />
      <OnceForm entity={entity} onSaved={close} onCancel={cancel} />
    </>
  );
}
