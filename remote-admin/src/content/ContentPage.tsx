import { definePage } from '@vibrant-peak/shared/contract';
import { useLocation } from '@vibrant-peak/shared/router';
import { staffMetadata } from '../layout/staffMetadata';
import { LiveEntityScreen } from '../live/LiveEntityScreen';
import { ContentOverview } from './ContentOverview';
import { contents } from './contents';

/** What the address of a content names. */
const entityAt = (path: string) =>
  contents.find(({ entity }) => entity.path === path.replace(/\/+$/, ''))?.entity;

/** All contents, or the one at the address. */
function ContentPage() {
  const entity = entityAt(useLocation().pathname);
  return entity ? <LiveEntityScreen key={entity.path} entity={entity} /> : <ContentOverview />;
}

export const page = definePage({
  component: ContentPage,
  paths: () => contents.map(({ entity }) => entity.path),
  metadata: (path) => staffMetadata(entityAt(path)?.heading ?? 'Content'),
});
