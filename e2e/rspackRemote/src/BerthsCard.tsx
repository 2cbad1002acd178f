import { dashboardSlot, defineExtension } from '@vibrant-peak/shared/contract';
import { Heading } from '@vibrant-peak/shared/ui';

const BerthsCard = () => (
  <Heading as="h2" size="md">
    Two berths are free
  </Heading>
);

export const extension = defineExtension(dashboardSlot, BerthsCard);
