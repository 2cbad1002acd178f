import { useState, type FormEvent } from 'react';
import { publishedToast, useToast } from '@vibrant-peak/shared/host';
import { Stack } from '@vibrant-peak/shared/ui';
import { DialogButtons } from '@vibrant-peak/shared/ui-blocks';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
import { useSending } from '../api/useSending';
import type { Publication } from '../history/publication';
import { Problem } from '../layout/Problem';
import { choiceOf, type OpenChange } from './change';
import { companyTime } from './companyTime';
import { PublishFields, type PublishDetails } from './PublishFields';
import { PublishingProgress } from './PublishingProgress';
import { ScheduleWarning } from './ScheduleWarning';
import { undoPublication } from './undoPublication';
import { usePublishing } from './usePublishing';

interface PublishDialogProps {
  chosen: OpenChange[];
  schedules: Publication[];
  /** Number of the composition in which these very drafts were looked at. */
  preview: number | undefined;
  onClose: () => void;
  onPublished: () => void;
}

/** Puts drafts live, with a note for the history. */
export function PublishDialog({ chosen, schedules, preview, onClose, onPublished }: PublishDialogProps) {
  const [details, setDetails] = useState<PublishDetails>({ note: '', time: '' });
  const { note, time } = details;
  const { progress, publish } = usePublishing();
  const { isSending, problem, records, send } = useSending();
  const toast = useToast();

  const begin = (event: FormEvent) => {
    event.preventDefault();
    const when = time ? { at: companyTime(time) } : preview !== undefined && { preview };
    const asked = { records: chosen.map(choiceOf), note, ...when };
    void send(
      () => publish(asked),
      ({ publication, seconds }) => {
        toast(
          time
            ? { type: 'success', title: 'Scheduled', description: 'See or withdraw it under History.' }
            : publishedToast(
                `Visitors see it from now on, after ${seconds.toFixed(1)} s.`,
                () => undoPublication(publication),
                toast,
              ),
        );
        onClose();
        onPublished();
      },
    );
  };

  return (
    <ModalDialog title="Publish" isOpen onClose={onClose} size="sm">
      <form noValidate onSubmit={begin}>
        <Stack gap="5">
          <ScheduleWarning chosen={chosen} schedules={schedules} />
          <ul>
            {chosen.map((change) => (
              <li key={`${change.collection}/${change.id}`}>{change.title}</li>
            ))}
          </ul>
          <PublishFields details={details} onDetails={setDetails} />
          <Problem text={problem} records={records} />
          <PublishingProgress progress={progress} />
          <DialogButtons action={time ? 'Schedule' : 'Publish'} isBusy={isSending} onCancel={onClose} />
        </Stack>
      </form>
    </ModalDialog>
  );
}
