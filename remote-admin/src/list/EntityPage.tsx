import { definePage, liveMark } from '@vibrant-peak/shared/contract';
import { useProfile } from '@vibrant-peak/shared/host';
import { createLazyPart } from '@vibrant-peak/shared/island';
import { useLocation } from '@vibrant-peak/shared/router';
import { EntityScreen } from './EntityScreen';
import { entityAt } from '../entities/entityAt';
import { staffMetadata } from '../layout/staffMetadata';

const LiveEntityScreen = createLazyPart(
  async () => (await import('../live/LiveEntityScreen')).LiveEntityScreen,
);

// With the first list, instead of after it.
if (typeof document !== 'undefined' && document.documentElement.hasAttribute(liveMark))
  LiveEntityScreen.prefetch();

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
