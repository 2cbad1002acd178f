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
        {uses.map(({ collection, id, title, inDraft, onSite }) => (
          <li key={`${collection}/${id}`}>
            <RouterLink to={addressOf({ collection, id })}>{title}</RouterLink>
            {inDraft && !onSite && <span> (draft)</span>}
            {onSite && !inDraft && <span> (on the site, not in the draft)</span>}
          </li>
        ))}
      </Box>
    </Box>
  );
}
