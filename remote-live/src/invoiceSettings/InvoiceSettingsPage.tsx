import { definePage } from '@vibrant-peak/shared/contract';
import { Stack } from '@vibrant-peak/shared/ui';
import { PageHeader } from '@vibrant-peak/shared/ui-admin';
import { useAnswer } from '../api/useAnswer';
import { Answered } from '../layout/Answered';
import { ForRight } from '../layout/ForRight';
import { staffMetadata } from '../layout/staffMetadata';
import { MailsCard } from './MailsCard';
import { SeriesCard } from './SeriesCard';
import { SettingsForm, type Template } from './SettingsForm';
import type { InvoiceSettings } from './settings';

const title = 'Invoice settings';

const InvoiceSettingsPage = () => (
  <ForRight right="mayInvoice" title={title}>
    <Settings />
  </ForRight>
);

function Settings() {
  const answered = useAnswer<{ settings: InvoiceSettings; templates: Template[] }>('GET /invoice-settings');
  return (
    <>
      <PageHeader title={title} description="Your company and the defaults of new invoices." />
      <Stack gap="6" maxW="3xl">
        <Answered {...answered} size="list">
          {(answer) => <SettingsForm {...answer} />}
        </Answered>
        <MailsCard />
        <SeriesCard />
      </Stack>
    </>
  );
}

export const page = definePage({ component: InvoiceSettingsPage, metadata: staffMetadata(title) });
