import { staffPath } from '@vibrant-peak/shared/contract';
import { useHost } from '@vibrant-peak/shared/host';
import { Box, RouterLink, Text } from '@vibrant-peak/shared/ui';
import type { Use } from './uploadedPicture';

/** Where a picture is shown; records with a staff page of their list are linked. */
export function Uses({ uses }: { uses: readonly Use[] }) {
  const { staffNavigation } = useHost();
  if (uses.length === 0) return <Text>Not used.</Text>;
  return (
    <Box>
      <Text>Used in</Text>
      <Box as="ul" ps="4" listStyleType="disc">
        {uses.map(({ collection, id, title, inDraft, onSite }) => {
          const list = staffNavigation.find(({ path }) => path === `${staffPath}/${collection}`);
          const place = `${list?.label ?? collection}: ${title}`;
          return (
            <li key={`${collection}/${id}`}>
              {list ? (
                <RouterLink to={`${list.path}?edit=${encodeURIComponent(id)}`}>{place}</RouterLink>
              ) : (
                place
              )}
              {inDraft && !onSite && ' (draft)'}
              {onSite && !inDraft && ' (on the site, not in the draft)'}
            </li>
          );
        })}
      </Box>
    </Box>
  );
}
