import { definePage } from '@vibrant-peak/shared/contract';
import { useHost } from '@vibrant-peak/shared/host';
import { staffMetadata } from '../../layout/staffMetadata';
import { memoryInbox } from './memoryInbox';

/** Before the live profile's inbox is open, there is nothing to show. */
function MessagesPage() {
  const { inbox, profile } = useHost();
  const port = inbox ?? (profile === 'live' ? undefined : memoryInbox);
  return port ? <port.Inbox /> : null;
}

export const page = definePage({ component: MessagesPage, metadata: staffMetadata('Messages') });
