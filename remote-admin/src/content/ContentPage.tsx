import { definePage } from '@vibrant-peak/shared/contract';
import { useLocation } from '@vibrant-peak/shared/router';
import { staffMetadata } from '../layout/staffMetadata';
import { LiveEntityScreen } from '../live/LiveEntityScreen';
import { contents } from './contents';

/** @throws when there is none: routes exist only for contents. */
function entityAt(path: string) {
  const part = contents.find(({ entity }) => entity.path === path.replace(/\/+$/, ''));
  if (!part) throw new Error(`No content stands at ${path}`);
  return part.entity;
}

/** One part of the content, which the address names. */
function ContentPage() {
  const entity = entityAt(useLocation().pathname);
  return <LiveEntityScreen key={entity.path} entity={entity} />;
}

export const page = definePage({
  component: ContentPage,
  metadata: (path) => staffMetadata(entityAt(path).heading),
});
