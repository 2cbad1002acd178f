import { useState } from 'react';
import type { Person } from '@vibrant-peak/shared/host';
import { Stack, Text } from '@vibrant-peak/shared/ui';
import type { Refusal } from '../api/refusal';
import type { Publication } from '../history/publication';
import { RemoveDialog } from '../layout/RemoveDialog';
import { Schedules, type AnswerForSchedules } from './Schedules';

interface RemovePersonDialogProps {
  person: Person;
  onClose: () => void;
  onRemoved: () => void;
}

/** Only a new invitation lets a removed person return. The server asks about their schedules. */
export function RemovePersonDialog({ person: { id, name }, ...dialog }: RemovePersonDialogProps) {
  const [schedules, setSchedules] = useState<Publication[]>([]);
  const [answer, setAnswer] = useState<AnswerForSchedules>('take-over');
  const query = schedules.length > 0 ? `?schedules=${answer}` : '';
  const showSchedules = ({ details }: Refusal) =>
    setSchedules((details['schedules'] as Publication[] | undefined) ?? schedules);
  return (
    <RemoveDialog
      {...dialog}
      name={name}
      route={`DELETE /people/${id}${query}`}
      toastTitle="Person Removed"
      onRefused={showSchedules}
    >
      <Stack gap="4">
        <Text>{`${name} is signed out everywhere and cannot sign in again. What ${name} did stays in the activity under this name.`}</Text>
        {schedules.length > 0 && <Schedules schedules={schedules} answer={answer} onAnswer={setAnswer} />}
      </Stack>
    </RemoveDialog>
  );
}
