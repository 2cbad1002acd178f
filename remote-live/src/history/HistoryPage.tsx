import { useState } from 'react';
import { definePage } from '@vibrant-peak/shared/contract';
import { HStack, Stack } from '@vibrant-peak/shared/ui';
import { PageHeader } from '@vibrant-peak/shared/ui-admin';
import { useAnswer } from '../api/useAnswer';
import { Answered } from '../layout/Answered';
import { Pager } from '../layout/Pager';
import { staffMetadata } from '../layout/staffMetadata';
import type { Publication } from './publication';
import { PublicationCard } from './PublicationCard';

const title = 'History';

function HistoryPage() {
  /** Times of the last publications on the pages before this one. */
  const [ends, setEnds] = useState<string[]>([]);
  const before = ends.at(-1);
  const query = before === undefined ? '' : `?before=${before}`;
  const history = useAnswer<{ publications: Publication[]; hasMore: boolean }>(`GET /publications${query}`);
  return (
    <>
      <PageHeader
        title={title}
        description="What went live, when, and by whom. Earlier publications can be restored."
      />
      <Answered {...history} size="list">
        {({ publications, hasMore }) => (
          <Stack gap="5">
            {publications.map((publication) => (
              <PublicationCard key={publication.id} publication={publication} onChanged={history.askAgain} />
            ))}
            {(ends.length > 0 || hasMore) && (
              <HStack as="nav" aria-label="Pages of the history" gap="3">
                <Pager
                  hasNewer={ends.length > 0}
                  hasOlder={hasMore}
                  onNewer={() => setEnds(ends.slice(0, -1))}
                  onOlder={() => setEnds([...ends, publications.at(-1)!.at])}
                />
              </HStack>
            )}
          </Stack>
        )}
      </Answered>
    </>
  );
}

export const page = definePage({ component: HistoryPage, metadata: staffMetadata(title) });
