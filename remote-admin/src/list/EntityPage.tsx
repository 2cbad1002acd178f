import { definePage } from '@vibrant-peak/shared/contract';
import { useLocation } from '@vibrant-peak/shared/router';
import { EntityScreen } from './EntityScreen';
import { entityAt } from '../entities/entityAt';
import { staffMetadata } from '../layout/staffMetadata';

/** The page of every managed list; the address determines which. */
function EntityPage() {
  const entity = entityAt(useLocation().pathname);
  return <EntityScreen key={entity.path} entity={entity} />;
}

export const page = definePage({
  component: EntityPage,
  metadata: (path) => staffMetadata(entityAt(path).heading),
});
