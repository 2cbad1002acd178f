import { useState } from 'react';
import { definePage } from '@vibrant-peak/shared/contract';
import { useToast } from '@vibrant-peak/shared/host';
import { useLocation } from '@vibrant-peak/shared/router';
import { HStack, RouterLink, Stack } from '@vibrant-peak/shared/ui';
import { PageHeader } from '@vibrant-peak/shared/ui-admin';
import { useAnswer } from '../api/useAnswer';
import { ask } from '../api/ask';
import { useSending } from '../api/useSending';
import { Answered } from '../layout/Answered';
import { Pager } from '../layout/Pager';
import { Problem } from '../layout/Problem';
import { staffMetadata } from '../layout/staffMetadata';
import { useRecordAddress } from '../layout/useRecordAddress';
import type { VersionsAnswer } from './version';
import { VersionCard } from './VersionCard';

const description = 'Who saved what, and when. The newest version comes first.';

/** All that a record has been. Its query names the record: `?collection=team&id=3`. */
function VersionsPage() {
  const query = new URLSearchParams(useLocation().search);
  const place = { collection: query.get('collection') ?? '', id: query.get('id') ?? '' };
  return <Versions key={JSON.stringify(place)} place={place} />;
}

function Versions({ place }: { place: { collection: string; id: string } }) {
  const address = useRecordAddress();
  /** Numbers of the last versions on the pages before this one. */
  const [ends, setEnds] = useState<number[]>([]);
  const [collection, id] = [place.collection, place.id].map(encodeURIComponent);
  const page = ends.length > 0 ? `?before=${ends.at(-1)}` : '';
  const versionsRoute = `/records/${collection}/${id}/versions`;
  const answer = useAnswer<VersionsAnswer>(`GET ${versionsRoute}${page}`);
  const { problem, bringBack } = useBringBack(versionsRoute, () => {
    setEnds([]);
    answer.askAgain();
  });

  return (
    <>
      {!answer.answer && <PageHeader title="Versions" description={description} />}
      <Answered {...answer} size="list">
        {({ title, newest, versions, hasMore }) => (
          <>
            <PageHeader
              title={title}
              description={
                <>
                  <span>{description}</span>{' '}
                  <RouterLink to={address(place)} variant="underline">
                    Back to the form
                  </RouterLink>
                </>
              }
            />
            <Problem text={problem} />
            <Stack gap="8" mb="5">
              {versions.map((version) => (
                <VersionCard
                  key={version.version}
                  version={version}
                  onBringBack={
                    version.version === newest ? undefined : () => void bringBack(version.version, newest)
                  }
                />
              ))}
            </Stack>
            {(hasMore || ends.length > 0) && (
              <HStack as="nav" aria-label="Pages of the versions" gap="3">
                <Pager
                  hasNewer={ends.length > 0}
                  hasOlder={hasMore}
                  onNewer={() => setEnds(ends.slice(0, -1))}
                  onOlder={() => setEnds([...ends, versions.at(-1)!.version])}
                />
              </HStack>
            )}
          </>
        )}
      </Answered>
    </>
  );
}

function useBringBack(versionsRoute: string, onDone: () => void) {
  const { problem, send } = useSending();
  const toast = useToast();
  const bringBack = (version: number, newest: number) =>
    send(
      () => ask(`POST ${versionsRoute}/${version}/restore`, { from: newest }),
      () => {
        const description = 'It is a draft. Publish it under Changes.';
        toast({ type: 'success', title: `Version ${version} Brought Back`, description });
        onDone();
      },
    );
  return { problem, bringBack };
}

export const page = definePage({ component: VersionsPage, metadata: staffMetadata('Versions') });
