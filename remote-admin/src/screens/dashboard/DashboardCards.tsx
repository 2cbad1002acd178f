import { dashboardSlot } from '@vibrant-peak/shared/contract';
import { Slot } from '@vibrant-peak/shared/host';
import { chakra } from '@vibrant-peak/shared/ui';

/** The cards of other remotes. @param isList one below the other instead of beside each other. */
export const DashboardCards = ({ isList = false }: { isList?: boolean }) => (
  <Cards data-list={isList || undefined}>
    <Slot slot={dashboardSlot} />
  </Cards>
);

const Cards = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
    gap: '4',
    mt: '6',
    '&[data-list]': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' },
    _empty: { display: 'none' },
  },
});
