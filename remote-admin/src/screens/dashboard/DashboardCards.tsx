import { dashboardSlot } from '@vibrant-peak/shared/contract';
import { Slot } from '@vibrant-peak/shared/host';
import { chakra } from '@vibrant-peak/shared/ui';

/** The cards of other remotes, beside each other. */
export const DashboardCards = () => (
  <Row>
    <Slot slot={dashboardSlot} />
  </Row>
);

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
    gap: '4',
    mt: '6',
    _empty: { display: 'none' },
  },
});
