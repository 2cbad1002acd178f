import { definePage } from '@vibrant-peak/shared/contract';
import { useAnswer } from '../api/useAnswer';
import { Answered } from '../layout/Answered';
import { PageTitle } from '../layout/PageTitle';
import { staffMetadata } from '../layout/staffMetadata';
import type { OpenChange } from './change';
import { HeldBack } from '../history/HeldBack';
import { ChangeList } from './ChangeList';

const title = 'Changes';

function ChangesPage() {
  const changes = useAnswer<{ changes: OpenChange[] }>('GET /changes');
  return (
    <>
      <PageTitle title={title} description="What the drafts have and visitors do not see yet." />
      <HeldBack onChanged={changes.askAgain} />
      <Answered {...changes}>
        {({ changes: all }) => <ChangeList changes={all} onChanged={changes.askAgain} />}
      </Answered>
    </>
  );
}

export const page = definePage({ component: ChangesPage, metadata: staffMetadata(title) });
