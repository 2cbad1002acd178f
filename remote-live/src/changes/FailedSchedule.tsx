import { mayUse, useSessionState, useToast } from '@vibrant-peak/shared/host';
import { Button, Card, Heading, Text } from '@vibrant-peak/shared/ui';
import { touchable } from '@vibrant-peak/shared/ui-admin';
import { useId } from 'react';
import { ask } from '../api/ask';
import type { Publication } from '../history/publication';
import { RecordLinks } from '../layout/RecordLinks';
import { Time } from '../layout/Time';

interface FailedScheduleProps {
  publication: Publication;
  onDismissed: () => void;
}

/** A publication that was scheduled and did not go live, until a publisher dismisses it. */
export function FailedSchedule({ publication, onDismissed }: FailedScheduleProps) {
  const { id, by, dueAt, problem, records } = publication;
  const title = useId();
  const toast = useToast();
  const isOffered = mayUse(useSessionState(), 'publisher');
  const dismiss = () =>
    ask(`DELETE /publications/${id}`).then(onDismissed, (error: Error) =>
      toast({ type: 'error', title: 'Not Dismissed', description: error.message }),
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
        <Button
          mt="3"
          size="sm"
          minH={touchable}
          variant="outline"
          aria-describedby={title}
          onClick={() => void dismiss()}
        >
          Dismiss
        </Button>
      )}
    </Card>
  );
}
