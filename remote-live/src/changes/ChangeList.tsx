import { useState } from 'react';
import { Stack, Text } from '@vibrant-peak/shared/ui';
import type { Publication } from '../history/publication';
import { keyOf, type OpenChange } from './change';
import { ChangeCard } from './ChangeCard';
import { ChangesBar } from './ChangesBar';
import { DiscardDialog } from './DiscardDialog';
import { waitingFor } from './schedules';
import { useChoice } from './useChoice';

interface ChangeListProps {
  changes: OpenChange[];
  schedules: Publication[];
  /** @param place of a change that was discarded. */
  onChanged: (place?: number) => void;
}

/** All changes, and the actions for the chosen ones. */
export function ChangeList({ changes, schedules, onChanged }: ChangeListProps) {
  const { chosen, isChosen, choose, chooseAll } = useChoice(changes);
  const [discarded, setDiscarded] = useState<OpenChange>();

  if (changes.length === 0) return <Text>Everything is published.</Text>;
  return (
    <Stack gap="8">
      <ChangesBar
        count={changes.length}
        chosen={chosen}
        schedules={schedules}
        onChooseAll={chooseAll}
        onPublished={() => onChanged()}
      />
      {changes.map((change) => (
        <ChangeCard
          key={keyOf(change)}
          change={change}
          waiting={waitingFor(schedules, change)}
          isChosen={isChosen(change)}
          onChoose={(is) => choose(change, is)}
          onDiscard={() => setDiscarded(change)}
        />
      ))}
      {discarded && (
        <DiscardDialog
          change={discarded}
          onClose={() => setDiscarded(undefined)}
          onDiscarded={() => onChanged(changes.indexOf(discarded))}
        />
      )}
    </Stack>
  );
}
