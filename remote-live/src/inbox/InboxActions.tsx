import { Button } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { queryOf, type InboxFilter } from './useInboxList';

interface InboxActionsProps {
  filter: InboxFilter;
  /** Opens the form of a new message. */
  onWrite: () => void;
}

export const InboxActions = ({ filter, onWrite }: InboxActionsProps) => (
  <>
    <Button variant="outline" colorPalette="gray" onClick={onWrite}>
      <StaffIcon name="Plus" />
      <span>New message</span>
    </Button>
    <Button asChild variant="ghost" colorPalette="gray">
      <a href={`/api/inbox/export?${queryOf(filter)}`} download>
        <StaffIcon name="Download" />
        <span>Export CSV</span>
      </a>
    </Button>
  </>
);
