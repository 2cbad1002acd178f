import { useEffect } from 'react';
import { definePage } from '@vibrant-peak/shared/contract';
import { Stack } from '@vibrant-peak/shared/ui';
import { PageHeader } from '@vibrant-peak/shared/ui-admin';
import { useAnswer } from '../api/useAnswer';
import { Answered } from '../layout/Answered';
import { staffMetadata } from '../layout/staffMetadata';
import { HeldBack } from '../history/HeldBack';
import { ChangeList } from './ChangeList';
import { DiscardedDrafts } from './DiscardedDrafts';
import { FailedSchedule } from './FailedSchedule';
import { failedOf, type Changes } from './schedules';
import { unpublished } from './unpublished';

const title = 'Changes';

function ChangesPage() {
  const changes = useAnswer<Changes>('GET /changes');
  useEffect(() => {
    if (changes.answer) unpublished.set(changes.answer.changes.length);
  }, [changes.answer]);
  return (
    <>
      <PageHeader title={title} description="Saved, not yet published." />
      <HeldBack onChanged={changes.askAgain} />
      <Answered {...changes} size="list">
        {({ changes: all, discarded, schedules = [] }) => (
          <Stack gap="8">
            {failedOf(schedules).map((publication) => (
              <FailedSchedule key={publication.id} publication={publication} onDismissed={changes.askAgain} />
            ))}
            <ChangeList changes={all} schedules={schedules} onChanged={changes.askAgain} />
            <DiscardedDrafts discarded={discarded} onChanged={changes.askAgain} />
          </Stack>
        )}
      </Answered>
    </>
  );
}

export const page = definePage({ component: ChangesPage, metadata: staffMetadata(title) });
