import { SimpleGrid } from '@vibrant-peak/shared/ui';
import { LinkList } from '../layout/LinkList';
import { PageHeader } from '../layout/PageHeader';
import { contents } from './contents';

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
export const ContentOverview = () => (
  <>
    <PageHeader
      title="Content"
      description="What the site says beside the lists, by the page that shows it."
    />
    <SimpleGrid columns={{ base: 1, lg: 2, xl: 3 }} gap="4" alignItems="start">
      {places.map((place) => (
        <LinkList key={place} title={place} entries={linksOf(place)} />
      ))}
    </SimpleGrid>
  </>
);
