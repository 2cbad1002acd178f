import { useHost } from '@vibrant-peak/shared/host';
import { FailurePanel } from '@vibrant-peak/shared/ui';
import type { Entity } from '../entities/entity';
import { EntityScreen } from '../list/EntityScreen';
import { liveEntityOf } from './liveEntity';
import { OnceScreen } from './OnceScreen';
import { useLoaded } from './useLoaded';

/** The screen of a list, or of what the site has once, in the live profile: every field of the content's schema. */
export function LiveEntityScreen({ entity }: { entity: Entity }) {
  const live = liveEntityOf(entity, useHost().records);
  const { isLoaded, problem, retry } = useLoaded(live.sources);
  if (problem) {
    return (
      <FailurePanel
        title={`${entity.heading} did not load`}
        message={problem}
        action={{ label: 'Retry', onClick: retry }}
      />
    );
  }
  const Screen = entity.isOnce ? OnceScreen : EntityScreen;
  return isLoaded && <Screen entity={live.entity} />;
}
