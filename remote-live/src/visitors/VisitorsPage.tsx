import { definePage } from '@vibrant-peak/shared/contract';
import { Stack } from '@vibrant-peak/shared/ui';
import { PageHeader } from '@vibrant-peak/shared/ui-admin';
import { useAnswer } from '../api/useAnswer';
import { Answered } from '../layout/Answered';
import { ForRole } from '../layout/ForRole';
import { staffMetadata } from '../layout/staffMetadata';
import { InboxSettingsForm, type InboxSettings } from './InboxSettingsForm';
import { VisitorData } from './VisitorData';

const title = 'Visitors';

const VisitorsPage = () => (
  <ForRole role="manager" title={title}>
    <Visitors />
  </ForRole>
);

function Visitors() {
  const settings = useAnswer<InboxSettings>('GET /inbox/settings');
  return (
    <>
      <PageHeader title={title} description="How long messages are stored, and what is stored of a person." />
      <Stack gap="6" maxW="3xl">
        <Answered {...settings}>{(answer) => <InboxSettingsForm settings={answer} />}</Answered>
        <VisitorData />
      </Stack>
    </>
  );
}

export const page = definePage({ component: VisitorsPage, metadata: staffMetadata(title) });
