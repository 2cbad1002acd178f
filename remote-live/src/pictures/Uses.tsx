import { Box, RouterLink, Text } from '@vibrant-peak/shared/ui';
import { useRecordAddress } from '../layout/useRecordAddress';
import type { Use } from './uploadedPicture';

/** The records that show a picture, linked to their forms. */
export function Uses({ uses }: { uses: readonly Use[] }) {
  const addressOf = useRecordAddress();
  if (uses.length === 0) return <Text>Not used.</Text>;
  return (
    <Box>
      <Text>Used in</Text>
      <Box as="ul" ps="4" listStyleType="disc">
        {uses.map(({ collection, id, title, ...how }) => (
          <li key={`${collection}/${id}`}>
            <RouterLink to={addressOf({ collection, id })}>{title}</RouterLink>
            <span>{wayOf(how)}</span>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** Where it is used, unless the draft and the site have it. */
function wayOf({
  inDraft,
  onSite,
  isScheduled,
  isPreviewed,
}: Omit<Use, 'collection' | 'id' | 'title'>): string {
  if (inDraft && onSite) return '';
  if (inDraft) return ' (draft)';
  if (onSite) return ' (on the site, not in the draft)';
  const places = [isScheduled && 'scheduled', isPreviewed && 'in a preview'].filter(Boolean);
  return ` (${places.join(', ')})`;
}
