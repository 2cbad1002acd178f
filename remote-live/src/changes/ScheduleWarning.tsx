import { Text } from '@vibrant-peak/shared/ui';
import type { Publication } from '../history/publication';
import { Note } from '../layout/Note';
import { Time } from '../layout/Time';
import type { OpenChange } from './change';
import { waitingFor } from './schedules';

interface ScheduleWarningProps {
  chosen: readonly OpenChange[];
  schedules: readonly Publication[];
}

/** Says of chosen records that are scheduled, too, what becomes of the schedule. */
export function ScheduleWarning({ chosen, schedules }: ScheduleWarningProps) {
  const scheduled = chosen.flatMap((change) => {
    const waiting = waitingFor(schedules, change);
    return waiting ? [{ change, waiting }] : [];
  });
  if (scheduled.length === 0) return null;
  return (
    <Note>
      {scheduled.map(({ change: { collection, id, title }, waiting: { by, dueAt } }) => (
        <Text key={`${collection}/${id}`}>
          <span>{`${title} is scheduled by ${by} for `}</span>
          <Time at={dueAt!} />
          <span>. When it is published before, the whole of that publication fails.</span>
        </Text>
      ))}
      <Text mt="2">Withdraw it under History first, and schedule it again afterwards.</Text>
    </Note>
  );
}
