import { definePage } from '@vibrant-peak/shared/contract';
import { Box } from '@vibrant-peak/shared/ui';
import { PageHeader } from '@vibrant-peak/shared/ui-admin';
import { LinkList } from '../layout/LinkList';
import { staffMetadata } from '../layout/staffMetadata';
import { contents } from './contents';

const title = 'Content';

const places = [...new Set(contents.map(({ place }) => place))];

const linksOf = (place: string) =>
  contents
    .filter((part) => part.place === place)
    .map(({ entity: { heading, path, navigation }, hint }) => ({
      text: heading,
      detail: hint,
      icon: navigation.icon,
      path,
    }));

/** Links to all contents, by the page on which visitors see them. */
const ContentOverviewPage = () => (
  <>
    <PageHeader title={title} description="Edit the words and pictures of each page." />
    <Box columnCount={{ base: 1, lg: 2, xl: 3 }} columnGap="4">
      {places.map((place) => (
        <Box key={place} breakInside="avoid" pb="4">
          <LinkList title={place} entries={linksOf(place)} />
        </Box>
      ))}
    </Box>
  </>
);

export const page = definePage({ component: ContentOverviewPage, metadata: staffMetadata(title) });
