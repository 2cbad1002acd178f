import { definePage } from '@vibrant-peak/shared/contract';
import { Button, Stack } from '@vibrant-peak/shared/ui';
import { PageHeader } from '@vibrant-peak/shared/ui-admin';
import { useAnswer } from '../api/useAnswer';
import { Answered } from '../layout/Answered';
import { ForRole } from '../layout/ForRole';
import { staffMetadata } from '../layout/staffMetadata';
import { CanarySection } from './CanarySection';
import { ChangesSection } from './ChangesSection';
import { LiveSection } from './LiveSection';
import { PreviewsSection } from './PreviewsSection';
import type { Releases } from './release';

const title = 'Releases';

const ReleasesPage = () => (
  <ForRole role="manager" title={title}>
    <Overview />
  </ForRole>
);

function Overview() {
  const answered = useAnswer<Releases>('GET /releases');
  const { askAgain } = answered;
  return (
    <>
      <PageHeader title={title} description="Which code is live or on trial, and the way back.">
        <Button variant="outline" onClick={askAgain}>
          Check again
        </Button>
      </PageHeader>
      <Answered {...answered} size="list">
        {(releases) => (
          <Stack gap="8">
            <LiveSection releases={releases} onAnswered={askAgain} />
            <CanarySection {...releases} onAnswered={askAgain} />
            <PreviewsSection previews={releases.previews} />
            <ChangesSection changes={releases.changes} />
          </Stack>
        )}
      </Answered>
    </>
  );
}

export const page = definePage({ component: ReleasesPage, metadata: staffMetadata(title) });
