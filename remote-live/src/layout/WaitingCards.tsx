import { dashboardSlot, defineFilling } from '@vibrant-peak/shared/contract';
import { HeldBackCard } from '../history/HeldBackCard';
import { MustAddPasskeyCard } from '../signIn/MustAddPasskeyCard';

/** What waits for the user, on the dashboard: one of these, or nothing. */
const WaitingCards = () => (
  <>
    <MustAddPasskeyCard />
    <HeldBackCard />
  </>
);

export const filling = defineFilling(dashboardSlot, WaitingCards);
