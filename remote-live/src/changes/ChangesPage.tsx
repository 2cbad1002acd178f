import { useEffect } from 'react';
import { definePage } from '@vibrant-peak/shared/contract';
import { Stack } from '@vibrant-peak/shared/ui';
import { PageHeader } from '@vibrant-peak/shared/ui-admin';
import { useAnswer } from '../api/useAnswer';
import { Answered } from '../layout/Answered';
import { staffMetadata } from '../layout/staffMetadata';
import { useRowFocus } from '../layout/useRowFocus';
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
  const { list, focusRowAt } = useRowFocus(changes.answer, 'article');
  const changed = (place = 0) => {
    focusRowAt(place);
    changes.askAgain();
  };
  return (
    <>
      <PageHeader title={title} description="Saved, not yet published." />
      <HeldBack onChanged={() => changed()} />
      <Answered {...changes} size="list">
        {({ changes: all, discarded, schedules = [] }) => (
          <Stack ref={list} gap="8" tabIndex={-1}>
            {failedOf(schedules).map((publication) => (
              <FailedSchedule key={publication.id} publication={publication} onDismissed={() => changed()} />
            ))}
            <ChangeList changes={all} schedules={schedules} onChanged={changed} />
            <DiscardedDrafts discarded={discarded} onChanged={() => changed()} />
          </Stack>
        )}
      </Answered>
    </>
  );
}

export const page = definePage({ component: ChangesPage, metadata: staffMetadata(title) });
