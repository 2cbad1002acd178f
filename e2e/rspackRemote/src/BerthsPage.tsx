import { definePage } from '@vibrant-peak/shared/contract';
import { brand } from '@vibrant-peak/shared/content/brand';
import { Heading } from '@vibrant-peak/shared/ui';

const BerthsPage = () => (
  <Heading as="h1" size="xl">
    Berths
  </Heading>
);

export const page = definePage({
  component: BerthsPage,
  metadata: { title: `Berths | ${brand.name}`, robots: 'noindex, nofollow' },
});
