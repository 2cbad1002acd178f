import { definePage } from '@vibrant-peak/shared/contract';
import { useLocation } from '@vibrant-peak/shared/router';
import { staffMetadata } from '../layout/staffMetadata';
import { LiveEntityScreen } from '../live/LiveEntityScreen';
import { contentAt } from './contentAt';

/** One part of the content, which the address names. */
function ContentPage() {
  const entity = contentAt(useLocation().pathname);
  return <LiveEntityScreen key={entity.path} entity={entity} />;
}

export const page = definePage({
  component: ContentPage,
  metadata: (path) => staffMetadata(contentAt(path).heading),
});
