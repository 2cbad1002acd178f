import { definePage } from '@vibrant-peak/shared/contract';
import { SimpleGrid } from '@vibrant-peak/shared/ui';
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
    <SimpleGrid columns={{ base: 1, lg: 2, xl: 3 }} gap="4" alignItems="start">
      {places.map((place) => (
        <LinkList key={place} title={place} entries={linksOf(place)} />
      ))}
    </SimpleGrid>
  </>
);

export const page = definePage({ component: ContentOverviewPage, metadata: staffMetadata(title) });
