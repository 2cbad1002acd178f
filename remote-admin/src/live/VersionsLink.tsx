import { versionsAddress } from '@vibrant-peak/shared/contract';
import type { RecordId } from '@vibrant-peak/shared/host';
import { RouterLink } from '@vibrant-peak/shared/ui';

interface VersionsLinkProps {
  /** Module and export, such as `team.team`. */
  collection: string;
  /** Of the record. */
  id: RecordId;
}

/** Leads from the form of a record to all that it has been. */
export const VersionsLink = ({ collection, id }: VersionsLinkProps) => (
  <RouterLink
    to={versionsAddress(collection.split('.').at(-1)!, id)}
    variant="underline"
    minH="11"
    my="-11px"
    fontSize="sm"
  >
    Versions of this record
  </RouterLink>
);
