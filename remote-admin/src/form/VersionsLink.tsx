import { versionsAddress } from '@vibrant-peak/shared/contract';
import { RouterLink, Text } from '@vibrant-peak/shared/ui';

interface VersionsLinkProps {
  /** Module and export, such as `team.team`. */
  collection: string;
  /** Of the record. */
  id: string;
}

/** Leads from the form of a record to all that it has been. */
export const VersionsLink = ({ collection, id }: VersionsLinkProps) => (
  <Text float={{ md: 'inline-end' }} fontSize="sm">
    <RouterLink to={versionsAddress(collection.split('.').at(-1)!, id)} variant="underline" minH="11">
      Versions of this record
    </RouterLink>
  </Text>
);
