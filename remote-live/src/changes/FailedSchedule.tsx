import { mayUse, useSessionState, useToast } from '@vibrant-peak/shared/host';
import { Button, Card, Heading, Text } from '@vibrant-peak/shared/ui';
import { useId } from 'react';
import { ask } from '../api/ask';
import type { Publication } from '../history/publication';
import { RecordLinks } from '../layout/RecordLinks';
import { Time } from '../layout/Time';

interface FailedScheduleProps {
  publication: Publication;
  onNoted: () => void;
}

/** A publication that was scheduled and did not go live, until a publisher has taken note of it. */
export function FailedSchedule({ publication, onNoted }: FailedScheduleProps) {
  const { id, by, dueAt, problem, records } = publication;
  const title = useId();
  const toast = useToast();
  const isOffered = mayUse(useSessionState(), 'publisher');
  const note = () =>
    ask(`DELETE /publications/${id}`).then(onNoted, (error: Error) =>
      toast({ type: 'error', title: 'Not Noted', description: error.message }),
    );
  return (
    <Card aria-labelledby={title} p="4" borderColor="fg.error" overflowWrap="anywhere">
      <Heading as="h2" id={title} size="sm" color="fg.error">
        <span>What was scheduled for </span>
        <Time at={dueAt!} />
        <span> did not go live</span>
      </Heading>
      <Text mt="2">{`${by} scheduled it. ${problem ?? ''}`}</Text>
      <RecordLinks records={records} />
      {isOffered && (
        <Button mt="3" size="sm" variant="outline" aria-describedby={title} onClick={() => void note()}>
          Taken note
        </Button>
      )}
    </Card>
  );
}
