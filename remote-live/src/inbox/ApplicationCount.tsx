import { useSyncExternalStore } from 'react';
import { Text } from '@vibrant-peak/shared/ui';
import { positions } from './positions';

/** How many applications there are for a position; nothing when there are none to see. */
export function ApplicationCount({ position }: { position: string }) {
  const known = useSyncExternalStore(positions.subscribe, positions.get, positions.get);
  const { count = 0 } = known.find((each) => each.position === position) ?? {};
  if (count === 0) return null;
  return (
    <Text as="span" display="block" color="fg.muted" fontSize="xs" fontWeight="normal">
      {count === 1 ? '1 application' : `${count} applications`}
    </Text>
  );
}
