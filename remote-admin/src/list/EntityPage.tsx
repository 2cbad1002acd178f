import { definePage } from '@vibrant-peak/shared/contract';
import { useProfile } from '@vibrant-peak/shared/host';
import { createLazyPart } from '@vibrant-peak/shared/island';
import { useLocation } from '@vibrant-peak/shared/router';
import { EntityScreen } from './EntityScreen';
import { entityAt } from '../entities/entityAt';
import { staffMetadata } from '../layout/staffMetadata';

const LiveEntityScreen = createLazyPart(
  async () => (await import('../live/LiveEntityScreen')).LiveEntityScreen,
);

/** The page of every managed list; the address determines which. */
function EntityPage() {
  const entity = entityAt(useLocation().pathname);
  const Screen = useProfile() === 'live' ? LiveEntityScreen : EntityScreen;
  return <Screen key={entity.path} entity={entity} />;
}

export const page = definePage({
  component: EntityPage,
  metadata: (path) => staffMetadata(entityAt(path).heading),
});
