import { definePage } from '@vibrant-peak/shared/contract';
import { useAnswer } from '../api/useAnswer';
import { Answered } from '../layout/Answered';
import { PageTitle } from '../layout/PageTitle';
import { staffMetadata } from '../layout/staffMetadata';
import type { Discarded, OpenChange } from './change';
import { HeldBack } from '../history/HeldBack';
import { ChangeList } from './ChangeList';
import { DiscardedDrafts } from './DiscardedDrafts';

const title = 'Changes';

function ChangesPage() {
  const changes = useAnswer<{ changes: OpenChange[]; discarded: Discarded[] }>('GET /changes');
  return (
    <>
      <PageTitle title={title} description="What the drafts have and visitors do not see yet." />
      <HeldBack onChanged={changes.askAgain} />
      <Answered {...changes}>
        {({ changes: all, discarded }) => (
          <>
            <ChangeList changes={all} onChanged={changes.askAgain} />
            <DiscardedDrafts discarded={discarded} onChanged={changes.askAgain} />
          </>
        )}
      </Answered>
    </>
  );
}

export const page = definePage({ component: ChangesPage, metadata: staffMetadata(title) });
