import { definePage } from '@vibrant-peak/shared/contract';
import { Stack, Text } from '@vibrant-peak/shared/ui';
import { PageHeader } from '@vibrant-peak/shared/ui-admin';
import { useAnswer } from '../api/useAnswer';
import { Answered } from '../layout/Answered';
import { ForRole } from '../layout/ForRole';
import { staffMetadata } from '../layout/staffMetadata';
import { MailServer, type MailServerState } from './MailServer';
import { Mailbox } from './Mailbox';
import { MailTable, type UnsentMail } from './MailTable';
import { SkippedMails, type SkippedMail } from './SkippedMails';
import { Webhooks } from './Webhooks';

const title = 'Mail';

const MailPage = () => (
  <ForRole role="manager" title={title}>
    <Mails />
  </ForRole>
);

interface Answer {
  mails: UnsentMail[];
  skipped: SkippedMail[];
  hasServer: boolean;
  server: MailServerState;
}

function Mails() {
  const unsent = useAnswer<Answer>('GET /mail');
  return (
    <>
      <PageHeader
        title={title}
        description="Mails that are waiting, failed or came back, the mailbox, and webhooks."
      />
      <Stack gap="8">
        <Answered {...unsent}>
          {({ mails, skipped, hasServer, server }) => (
            <Stack gap="5">
              {hasServer ? (
                <MailServer {...server} />
              ) : (
                <Text>
                  Email is not set up. Messages go out once an administrator adds a mail server (MAIL_URL).
                </Text>
              )}
              <MailTable mails={mails} onChanged={unsent.askAgain} />
              <SkippedMails mails={skipped} />
            </Stack>
          )}
        </Answered>
        <Mailbox />
        <Webhooks />
      </Stack>
    </>
  );
}

export const page = definePage({ component: MailPage, metadata: staffMetadata(title) });
